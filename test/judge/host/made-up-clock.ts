import type { Clock } from '../../../judge/host/clock.ts';

interface Alarm {
  readonly at: number;
  readonly callback: () => void;
}

/** What `setTimeout` can wait for; it takes everything else for one millisecond. */
const MAX_MS = 2 ** 31 - 1;

/** A clock that stands still until it is told to go on. It waits as `setTimeout` does, and NaN is an error. */
export class MadeUpClock implements Clock {
  private time = 0;
  private alarms: Alarm[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, callback: () => void): () => void {
    if (Number.isNaN(ms)) throw new RangeError('invalid time to wait: expected milliseconds, got NaN');
    return this.set(ms >= 1 && ms <= MAX_MS ? Math.trunc(ms) : 1, callback);
  }

  soon(callback: () => void): void {
    this.set(0, callback);
  }

  private set(ms: number, callback: () => void): () => void {
    const alarm = { at: this.time + ms, callback };
    this.alarms.push(alarm);
    return () => void (this.alarms = this.alarms.filter((other) => other !== alarm));
  }

  /** How many alarms are set. */
  get waiting(): number {
    return this.alarms.length;
  }

  /** Goes on by some milliseconds and calls back whoever wanted to be, each `lateMs` after its time. */
  advance(ms: number, lateMs = 0): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.alarms.filter(({ at }) => at + lateMs <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.alarms = this.alarms.filter((alarm) => alarm !== next);
      this.time = Math.max(this.time, next.at + lateMs);
      next.callback();
    }
    this.time = end;
  }
}
