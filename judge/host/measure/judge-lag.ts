import { performance } from 'node:perf_hooks';
import { ProcFile } from './proc-file.ts';

/** A reading serves all four bots of a round. */
const FRESH_MS = 1;

let ownClock: ProcFile | undefined;
let waitedMs = 0;
let readAt = -Infinity;

/**
 * Milliseconds so far in which the judge could not listen: its event loop was busy, or the machine had no CPU for it.
 * The difference between two readings is the most that the judge itself can have added to an answer.
 */
export function judgeLagMs(): number {
  const now = performance.now();
  if (now - readAt > FRESH_MS) {
    ownClock ??= new ProcFile(`/proc/self/task/${process.pid}/schedstat`);
    waitedMs = (ownClock.numbers()?.[1] ?? 0) / 1e6;
    readAt = now;
  }
  return performance.eventLoopUtilization().active + waitedMs;
}
