import { performance } from 'node:perf_hooks';
import { ProcFile } from './proc-file.ts';

let ownClock: ProcFile | undefined;

/**
 * Milliseconds so far in which the judge could not listen: its event loop was busy, or the machine had no CPU for it.
 * The difference between two readings is the most that the judge itself can have added to an answer.
 */
export function judgeLagMs(): number {
  ownClock ??= new ProcFile(`/proc/self/task/${process.pid}/schedstat`);
  const waitNs = ownClock.numbers()?.[1] ?? 0;
  return performance.eventLoopUtilization().active + waitNs / 1e6;
}
