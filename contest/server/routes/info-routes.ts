import type { FastifyInstance } from 'fastify';
import type { ContestHealth } from '../../../protocol/types/contest/health.ts';
import type { ContestInfo } from '../../../protocol/types/contest/info.ts';
import { VERSION } from '../../../judge/host/package-info.ts';
import type { Contest } from '../contest.ts';
import { makeTerms } from '../make-terms.ts';
import { answers } from './answers.ts';

/** What everybody may ask. */
export function addInfoRoutes(
  app: FastifyInstance,
  { settings, game, work, isSandboxed, ladder, switches }: Contest,
): void {
  const health = { summary: 'Whether the server is ready.', response: answers('health') };
  app.get('/health', { schema: health as object }, (): ContestHealth => ({
    status: 'ok',
    version: VERSION,
    uptimeSeconds: Math.round(process.uptime()),
  }));
  const info = { summary: 'What the contest is, and what a version must pass.' };
  app.get('/api/contest', { schema: info as object }, (): ContestInfo => ({
    title: settings.title,
    game: game.id,
    terms: { ...makeTerms(settings) },
    quotas: settings.quotas,
    sandbox: isSandboxed,
    readOnly: switches.isReadOnly,
    paused: switches.isPaused,
    commitment: ladder.commitment,
  }));
  const leaderboard = { summary: 'The current ladder.', response: answers('leaderboard') };
  app.get('/api/leaderboard', { schema: leaderboard as object }, () => work.leaderboard);
  const queue = { summary: 'What waits and what is being played.', response: answers('queue') };
  app.get('/api/queue', { schema: queue as object }, () => work.describeQueue());
}
