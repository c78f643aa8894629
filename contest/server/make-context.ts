import type { FastifyRequest } from 'fastify';
import type { PageContext } from '../pages/contest-page.ts';
import type { Contest } from './contest.ts';

/** What every page says of the contest and of who looks at it. */
export function makeContext(
  { settings, isSandboxed, isLab = false }: Contest,
  { person }: FastifyRequest,
): PageContext {
  return { contest: settings.title, person, isSandboxed, isLab };
}
