import type { Clock } from './clock.ts';
import type { Proc, ProcFile } from './proc.ts';

/** A reading serves all four bots of a round. */
const FRESH_MS = 1;

/** How long the judge itself could not listen. */
export class JudgeLag {
  private readonly ownClock: ProcFile;
  private waitedSoFarMs = 0;
  private readAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    proc: Proc,
  ) {
    this.ownClock = proc.open(`/proc/self/task/${process.pid}/schedstat`);
  }

  /**
   * Milliseconds so far in which the judge's event loop was busy, or the machine had no CPU for it. The difference
   * between two readings is the most that the judge itself can have added to an answer.
   */
  totalMs(): number {
    return performance.eventLoopUtilization().active + this.waitedMs();
  }

  /** Milliseconds so far in which the machine had no CPU for the judge. */
  waitedMs(): number {
    const now = this.clock.now();
    if (now - this.readAt > FRESH_MS) {
      this.waitedSoFarMs = Number(this.ownClock.text()?.split(' ', 2)[1] ?? 0) / 1e6;
      this.readAt = now;
    }
    return this.waitedSoFarMs;
  }

  close(): void {
    this.ownClock.close();
  }
}
