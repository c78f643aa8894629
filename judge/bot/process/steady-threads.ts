/** A thread that computes may go to sleep by itself once in so many milliseconds: for a lock, a page or a collector of garbage. */
const MS_PER_SLEEP = 50;

interface Seen {
  readonly atMs: number;
  readonly sleeps: number;
  /** The number of the first look at which it wanted to run, and at how many it did. */
  readonly firstLook: number;
  count: number;
  isSteady: boolean;
}

/**
 * The threads of a late bot that want to run, from look to look. A helper that wakes up again and again always waits for a CPU,
 * but not to compute with it: it goes to sleep as soon as it gets one.
 */
export class SteadyThreads {
  private looks = 0;
  private readonly seen = new Map<string, Seen>();

  /** Notes which threads want to run, and how often each went to sleep by itself since it began. */
  note(sleeps: ReadonlyMap<string, number>, nowMs: number): void {
    this.looks += 1;
    for (const [id, count] of sleeps) {
      const seen = this.seen.get(id) ?? { atMs: nowMs, sleeps: count, firstLook: this.looks, count: 0, isSteady: true };
      seen.count += 1;
      seen.isSteady = count - seen.sleeps <= 1 + (nowMs - seen.atMs) / MS_PER_SLEEP;
      this.seen.set(id, seen);
    }
  }

  /** Whether one of them wanted to run most of the time, and hardly slept. After one look nothing is known against a bot. */
  get hasAny(): boolean {
    if (this.looks <= 1) return true;
    return [...this.seen.values()].some(
      ({ firstLook, count, isSteady }) =>
        isSteady && firstLook <= Math.ceil(this.looks / 2) && count >= (this.looks - firstLook + 1) / 2,
    );
  }
}
