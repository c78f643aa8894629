import { judgeLagMs } from './judge-lag.ts';
import { waitedMs, type ProcessMeter } from './process-meter.ts';

/** The evidence about one answer, in milliseconds. */
export interface Clocks {
  readonly wallMs: number;
  /** CPU time of all threads and children; undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
  /** Time in which the bot was ready to run and the machine had no CPU for it; undefined as above. */
  readonly waitMs: number | undefined;
  /** The most that the judge itself can have added. */
  readonly lagMs: number;
}

const FRESH_MS = 2;

/** Measures one question: the wall clock starts when the pipe has taken the state. */
export class RoundClock {
  private readonly askedAt = performance.now();
  private takenAt: number | undefined;
  private lagBefore = judgeLagMs();
  private readonly before;

  constructor(private readonly meter: ProcessMeter | undefined) {
    // Between an answer and the next question a bot waits: the reading of its last answer is good for both.
    this.before = meter?.usage(FRESH_MS);
  }

  get isTaken(): boolean {
    return this.takenAt !== undefined;
  }

  taken(): void {
    this.takenAt = performance.now();
    this.lagBefore = judgeLagMs();
  }

  read(): Clocks {
    const wallMs = performance.now() - (this.takenAt ?? this.askedAt);
    const after = this.meter?.usage();
    const { before } = this;
    return {
      wallMs,
      cpuMs: before && after ? after.cpuMs - before.cpuMs : undefined,
      waitMs: before && after ? Math.min(wallMs, waitedMs(before, after)) : undefined,
      lagMs: Math.min(wallMs, judgeLagMs() - this.lagBefore),
    };
  }
}

export function makeEvidence({ wallMs, cpuMs, waitMs, lagMs }: Clocks): string {
  const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
  const host =
    cpuMs === undefined || waitMs === undefined
      ? 'judged by the wall clock alone, this system does not tell CPU times'
      : `CPU ${ms(cpuMs)}, waited ${ms(waitMs)} for a CPU`;
  return `wall ${ms(wallMs)}, ${host}, judge lag ${ms(lagMs)}`;
}
