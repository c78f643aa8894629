import type { Clock } from './clock.ts';
import type { JudgeLag } from './judge-lag.ts';
import type { ProcessMeter } from './processes/process-meter.ts';

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

/** Measures one question: the wall clock starts when the pipe has taken the state. */
export class RoundClock {
  private readonly askedAt: number;
  private takenAt: number | undefined;
  private lagBefore: number;

  constructor(
    private readonly clock: Clock,
    private readonly lag: JudgeLag,
    private readonly meter: ProcessMeter | undefined,
  ) {
    this.askedAt = clock.now();
    this.lagBefore = lag.totalMs();
    meter?.beginRound();
  }

  get isTaken(): boolean {
    return this.takenAt !== undefined;
  }

  taken(): void {
    this.takenAt = this.clock.now();
    this.lagBefore = this.lag.totalMs();
  }

  read(): Clocks {
    const wallMs = this.clock.now() - (this.takenAt ?? this.askedAt);
    const usage = this.meter?.readRound();
    return {
      wallMs,
      cpuMs: usage?.cpuMs,
      waitMs: usage === undefined ? undefined : Math.min(wallMs, usage.waitMs),
      lagMs: Math.min(wallMs, this.lag.totalMs() - this.lagBefore),
    };
  }
}

export function describeClocks({ wallMs, cpuMs, waitMs, lagMs }: Clocks): string {
  const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
  const host =
    cpuMs === undefined || waitMs === undefined
      ? 'judged by the wall clock alone, this system does not tell CPU times'
      : `CPU ${ms(cpuMs)}, waited ${ms(waitMs)} for a CPU`;
  return `wall ${ms(wallMs)}, ${host}, judge lag ${ms(lagMs)}`;
}
