/** Lets work be done now and then: never so often that it takes more than a share of the time, because slots wait for it. */
export class ShareOfTime {
  private nextAt: number;

  constructor(
    private readonly share: number,
    private readonly now: () => number,
    /** How long nothing is done at first. */
    firstAfterMs = 0,
  ) {
    this.nextAt = now() + firstAfterMs;
  }

  /** Does the work if there is time for it; undefined if not. */
  run<T>(work: () => T): T | undefined {
    const began = this.now();
    if (began < this.nextAt) return undefined;
    const result = work();
    const ended = this.now();
    this.nextAt = ended + (ended - began) / this.share;
    return result;
  }
}
