import type { MatchResult } from '../../protocol/types/match/result.ts';
import type { ClockChoice } from '../host/bot-group.ts';
import { Host } from '../host/host.ts';
import { makeResult } from './make-result.ts';
import { NO_LOG, type MatchLog } from './match-log.ts';
import { prepareMatch, type PreparedMatch, type PrepareOptions } from './prepare-match.ts';
import type { MatchWatcher, ReplayRecorder } from './match-watcher.ts';
import { runMatch } from './run-match.ts';
import { splitFunctions, type PlayableJob } from './split-functions.ts';

export interface PlayMatchOptions extends PrepareOptions {
  /** Ends the match early; its reason is in the result. */
  readonly signal?: AbortSignal;
  readonly watchers?: readonly MatchWatcher[];
  /** Records the match; the result has the digest of what it recorded. */
  readonly replay?: ReplayRecorder;
  readonly log?: MatchLog;
  /** The machine as this judge sees it, for several matches one after another; made and ended for this one if not given. */
  readonly host?: Host;
  /** The slot of a tournament, for the record. */
  readonly slot?: number;
}

/**
 * Plays a match from its job to its result. Bots are programs, or functions of this one. What people can fix is thrown as a
 * UsageError before a bot is asked anything; whatever bots do is in the result.
 */
export async function playMatch(job: PlayableJob, options: PlayMatchOptions = {}): Promise<MatchResult> {
  const { host = new Host(), watchers = [] } = options;
  // Functions need none.
  const isAlone = splitFunctions(job, options.functions).functions.every(Boolean);
  const preparing = isAlone ? undefined : host.prepareStart(job.clock ?? 'auto');
  const next = isAlone || options.host === undefined ? [] : [prepareNext(host, job.clock)];
  try {
    const plan = await prepareMatch(job, options);
    await preparing;
    return await playPrepared(plan, { ...options, host, watchers: [...watchers, ...next] });
  } finally {
    // What is still being made would be left behind.
    await preparing;
    if (options.host === undefined) host.end();
  }
}

/** Prepares the next match of a host while the bots of this one start. */
function prepareNext(host: Host, clock: ClockChoice = 'auto'): MatchWatcher {
  let isPrepared = false;
  return {
    ask() {
      if (!isPrepared) void host.prepareStart(clock);
      isPrepared = true;
    },
  };
}

/** Plays a match whose bots are ready to be started. */
export async function playPrepared(plan: PreparedMatch, options: PlayMatchOptions = {}): Promise<MatchResult> {
  const { signal, watchers = [], replay, log = NO_LOG, slot } = options;
  const host = options.host ?? new Host();
  try {
    const startedAt = new Date();
    const began = performance.now();
    const end = await runMatch(plan, {
      host,
      watchers: replay === undefined ? watchers : [replay, ...watchers],
      log: log.child({ game: plan.game.id, seed: plan.seed }),
      signal,
    });
    const durationMs = performance.now() - began;
    return makeResult(plan, end, { startedAt, durationMs, slot: slot ?? null, replay: replay?.digest() ?? null });
  } finally {
    if (options.host === undefined) host.end();
  }
}
