import type { Clock } from './clock.ts';
import type { JudgeLag } from './judge-lag.ts';
import type { MachineLoad } from './machine-load.ts';
import type { RoundMeter } from './round-meter.ts';

/** The evidence about one answer, in milliseconds. */
export interface Clocks {
  /** From the first byte of the state. */
  readonly wallMs: number;
  /** CPU time of all threads and children; undefined where the system does not report it. */
  readonly cpuMs: number | undefined;
  /** Time in which the bot was ready to run and the machine had no CPU for it; undefined as above. */
  readonly waitMs: number | undefined;
  /** The most that the judge itself can have added, without what it did because of this bot. */
  readonly lagMs: number;
  /** For how long it was stopped since the question before, in the turns of others. */
  readonly frozenMs: number;
  /** What it computed in the turns of others since the question before, and is taken off this one. */
  readonly owedMs?: number;
}

/**
 * Two ticks of the clock of /proc. Few answers are late, so what the machine does is read seldom: at worst a bot is
 * forgiven what others used in this time before its question.
 */
const LOAD_FRESH_MS = 20;

/** The same at a deadline, where also others' use of the machine matters. */
export interface DeadlineClocks extends Clocks {
  /** CPU time of the other bots of the match meanwhile, and of the judge on what they wrote. */
  readonly rivalsMs: number;
  /** CPU time that everybody else has used meanwhile, the other bots not counted; undefined where the system does not report it. */
  readonly othersMs: number | undefined;
  /** CPU time that nobody used. */
  readonly idleMs: number | undefined;
}

interface RoundClockParts {
  readonly clock: Clock;
  readonly lag: JudgeLag;
  readonly load: MachineLoad;
  /** Of all bots of the match. */
  readonly meters: ReadonlySet<RoundMeter>;
}

/** Measures one question, from the moment its round has begun for the meter. */
export class RoundClock {
  private readonly askedAt: number;
  private readonly lagBefore: number;
  private readonly loadBefore: number | undefined;
  private readonly stolenBefore: number;
  private readonly rivalsBefore: number;

  constructor(
    private readonly host: RoundClockParts,
    private readonly meter: Pick<RoundMeter, 'readRound' | 'roundJudgeMs'> | undefined,
    private readonly before: Pick<Clocks, 'frozenMs' | 'owedMs'> = { frozenMs: 0 },
  ) {
    this.askedAt = host.clock.now();
    this.lagBefore = host.lag.totalMs();
    this.loadBefore = host.load.totalMs(LOAD_FRESH_MS);
    this.stolenBefore = host.load.stolenMs;
    this.rivalsBefore = this.sumRivals();
  }

  read(): Clocks {
    const { meter } = this;
    const wallMs = this.host.clock.now() - this.askedAt;
    const usage = meter?.readRound();
    const lagMs = this.host.lag.totalMs() - this.lagBefore - (meter?.roundJudgeMs ?? 0);
    return {
      wallMs,
      cpuMs: usage?.cpuMs,
      waitMs: usage?.waitMs === undefined ? undefined : Math.min(wallMs, usage.waitMs),
      lagMs: Math.max(0, Math.min(wallMs, lagMs)),
      ...this.before,
    };
  }

  /** Reads all there is to know about an answer that is late. */
  readAtDeadline(): DeadlineClocks {
    const clocks = this.read();
    for (const meter of this.host.meters) meter.cpuMs();
    const rivalsMs = Math.max(0, this.sumRivals() - this.rivalsBefore);
    const load = this.host.load.totalMs();
    if (load === undefined || this.loadBefore === undefined || clocks.cpuMs === undefined) {
      return { ...clocks, rivalsMs, othersMs: undefined, idleMs: undefined };
    }
    const busyMs = load - this.loadBefore;
    return {
      ...clocks,
      waitMs: this.addStolen(clocks),
      rivalsMs,
      othersMs: Math.max(0, busyMs - clocks.cpuMs - rivalsMs),
      idleMs: Math.max(0, clocks.wallMs * this.host.load.cpus - busyMs),
    };
  }

  /**
   * What was stolen from this machine looks like running, and no system counts it as waiting. It is given back to a bot that
   * computed, up to as much as it computed: from one that slept, nothing was stolen.
   */
  private addStolen({ wallMs, cpuMs = 0, waitMs }: Clocks): number | undefined {
    if (waitMs === undefined) return undefined;
    const stolenMs = Math.max(0, this.host.load.stolenMs - this.stolenBefore);
    return Math.min(wallMs, waitMs + Math.min(stolenMs, cpuMs));
  }

  private sumRivals(): number {
    let ms = 0;
    for (const meter of this.host.meters) if (meter !== this.meter) ms += meter.takenMs;
    return ms;
  }
}
