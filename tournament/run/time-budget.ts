/** How much time there is for a tournament, of which whole parts are played. */
export class TimeBudget {
  private readonly beganAt: number;
  private askedAt: number;
  private maxMs = 0;

  constructor(
    private readonly seconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.beganAt = now();
    this.askedAt = this.beganAt;
  }

  /** Whether a further part fits into the time there is, if it takes as long as the longest part so far. */
  fits(): boolean {
    const now = this.now();
    this.maxMs = Math.max(this.maxMs, now - this.askedAt);
    this.askedAt = now;
    return (now - this.beganAt + this.maxMs) / 1000 <= this.seconds;
  }
}
