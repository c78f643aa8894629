import type { PageContext } from '../pages/contest-page.ts';
import type { PersonRow } from '../store/tables.ts';
import type { Contest } from './contest.ts';

/** What every page says of the contest and of who looks at it. */
export function makeContext(
  { settings, switches, isSandboxed, isLab = false }: Contest,
  person: PersonRow | undefined,
): PageContext {
  const { isReadOnly, isPaused } = switches;
  const { reason } = switches.find(isReadOnly ? 'read-only' : 'paused') ?? {};
  return { contest: settings.title, person, isSandboxed, isLab, isReadOnly, isPaused, restReason: reason ?? undefined };
}
