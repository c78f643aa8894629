/** How often somebody may ask: so many times at once, and so many a second after that. */
export class RateLimit {
  private readonly buckets = new Map<string, { left: number; at: number }>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {}

  /** Takes one of somebody's requests. Seconds to wait when there is none left, else 0. */
  take(who: string): number {
    const now = this.now();
    if (this.buckets.size > MAX_BUCKETS) this.forgetFull(now);
    const bucket = this.buckets.get(who) ?? { left: this.burst, at: now };
    const left = Math.min(this.burst, bucket.left + (now - bucket.at) * this.perSecond);
    const isAllowed = left >= 1;
    this.buckets.set(who, { left: isAllowed ? left - 1 : left, at: now });
    return isAllowed ? 0 : Math.ceil((1 - left) / this.perSecond);
  }

  private forgetFull(now: number): void {
    for (const [who, { left, at }] of this.buckets)
      if (left + (now - at) * this.perSecond >= this.burst) this.buckets.delete(who);
  }
}

const MAX_BUCKETS = 10_000;
