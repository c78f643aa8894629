import type { Clock } from './clock.ts';
import type { JudgeLag } from './judge-lag.ts';
import type { MachineLoad } from './machine-load.ts';
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

/**
 * Two ticks of the clock of /proc. Few answers are late, so what the machine does is read seldom: at worst a bot is
 * forgiven what others used in this time before its question.
 */
const LOAD_FRESH_MS = 20;

/** The same at a deadline, where also others' use of the machine matters. */
export interface DeadlineClocks extends Clocks {
  /** CPU time that everybody else has used meanwhile; undefined where the system does not tell. */
  readonly othersMs: number | undefined;
}

interface RoundClockParts {
  readonly clock: Clock;
  readonly lag: JudgeLag;
  readonly load: MachineLoad;
}

/** Measures one question, from the moment its round has begun for the meter: the wall clock starts when the pipe has taken the state. */
export class RoundClock {
  private readonly askedAt: number;
  private takenAt: number | undefined;
  private lagBefore: number;
  private readonly loadBefore: number | undefined;

  constructor(
    private readonly host: RoundClockParts,
    private readonly meter: Pick<ProcessMeter, 'readRound' | 'forgetLoweredWaits'> | undefined,
    /** Whether the pipe has taken the state already; if not, `taken` tells when it has. */
    isTaken = false,
  ) {
    this.askedAt = host.clock.now();
    this.takenAt = isTaken ? this.askedAt : undefined;
    this.lagBefore = host.lag.totalMs();
    this.loadBefore = host.load.totalMs(LOAD_FRESH_MS);
  }

  get isTaken(): boolean {
    return this.takenAt !== undefined;
  }

  taken(): void {
    this.takenAt = this.host.clock.now();
    this.lagBefore = this.host.lag.totalMs();
  }

  read(): Clocks {
    const wallMs = this.host.clock.now() - (this.takenAt ?? this.askedAt);
    const usage = this.meter?.readRound();
    return {
      wallMs,
      cpuMs: usage?.cpuMs,
      waitMs: usage === undefined ? undefined : Math.min(wallMs, usage.waitMs),
      lagMs: Math.min(wallMs, this.host.lag.totalMs() - this.lagBefore),
    };
  }

  /** Reads all there is to know about an answer that is late. */
  readAtDeadline(): DeadlineClocks {
    this.meter?.forgetLoweredWaits();
    const clocks = this.read();
    const load = this.host.load.totalMs();
    const isTold = load !== undefined && this.loadBefore !== undefined && clocks.cpuMs !== undefined;
    return { ...clocks, othersMs: isTold ? Math.max(0, load - this.loadBefore - clocks.cpuMs) : undefined };
  }
}

export function describeClocks({ wallMs, cpuMs, waitMs, lagMs }: Clocks): string {
  const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
  const host =
    cpuMs === undefined || waitMs === undefined
      ? 'judged by the wall clock alone: this system does not report CPU times'
      : `CPU ${ms(cpuMs)}, waited ${ms(waitMs)} for a CPU`;
  return `wall ${ms(wallMs)}, ${host}, judge lag ${ms(lagMs)}`;
}
