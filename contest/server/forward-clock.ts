/** The time of a server. It never goes back, whatever happens to the clock of the machine: receipts stay in order. */
export class ForwardClock {
  private last = 0;

  constructor(private readonly read: () => number = Date.now) {}

  now(): Date {
    this.last = Math.max(this.last, this.read());
    return new Date(this.last);
  }

  at(): string {
    return this.now().toISOString();
  }
}
