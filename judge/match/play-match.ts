import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import { makeResult } from './make-result.ts';
import { NO_LOG, type MatchLog } from './match-log.ts';
import { prepareMatch, type PrepareWatcher } from './prepare-match.ts';
import type { MatchWatcher, ReplayRecorder } from './report.ts';
import { runMatch } from './run-match.ts';

export interface PlayMatchOptions {
  /** Ends the match early; its reason is told in the result. */
  readonly signal?: AbortSignal;
  readonly watchers?: readonly MatchWatcher[];
  /** Records the match; the result has the digest of what it recorded. */
  readonly replay?: ReplayRecorder;
  readonly preparing?: PrepareWatcher;
  readonly log?: MatchLog;
  /** The slot of a tournament, for the record. */
  readonly slot?: number;
}

/**
 * Plays a match from its job to its result. What people can mend is thrown as a UsageError before a bot is started;
 * whatever bots do is in the result.
 */
export async function playMatch(job: MatchJob, options: PlayMatchOptions = {}): Promise<MatchResult> {
  const { signal, watchers = [], replay, preparing, log = NO_LOG, slot } = options;
  const plan = { ...(await prepareMatch(job, preparing)), ...(signal === undefined ? {} : { stop: signal }) };
  const startedAt = new Date();
  const began = performance.now();
  const everybody = replay === undefined ? watchers : [replay, ...watchers];
  const report = await runMatch(plan, everybody, log.child({ game: job.game, seed: job.seed }));
  return makeResult(plan, report, {
    startedAt,
    durationMs: performance.now() - began,
    slot: slot ?? null,
    replay: replay?.digest() ?? null,
  });
}
