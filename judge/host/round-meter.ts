import type { BotGroup } from './bot-group.ts';
import type { Clock } from './clock.ts';

/** Between an answer and the next question a bot waits: one reading is good for both. What it uses meanwhile is billed to the next. */
const PAUSE_MS = 2;

/** What a bot used since a question was put to it. */
export interface RoundUsage {
  readonly cpuMs: number;
  /** Time in which it wanted to run and could not; undefined where the system does not report it. */
  readonly waitMs: number | undefined;
}

/** What a bot has used so far, and since the last question. */
export class RoundMeter {
  /** Time that the judge has spent on what the bot wrote. */
  judgeMs = 0;
  private totalMs = 0;
  private beforeMs = 0;
  private judgeBeforeMs = 0;
  private readAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    private readonly group: Pick<BotGroup, 'cpuMs' | 'markWaits' | 'waitedMs'>,
  ) {}

  /** CPU time since it was started; undefined where the system does not report it. */
  cpuMs(): number | undefined {
    const cpuMs = this.group.cpuMs();
    if (cpuMs === undefined && this.totalMs === 0) return undefined;
    this.totalMs = Math.max(this.totalMs, cpuMs ?? 0);
    this.readAt = this.clock.now();
    return this.totalMs;
  }

  /** A question is put. Returns the CPU time since the one before; undefined where the system does not report it. */
  beginRound(): number | undefined {
    const isFresh = this.clock.now() - this.readAt <= PAUSE_MS;
    const cpuMs = isFresh ? this.totalMs : this.cpuMs();
    const usedMs = cpuMs === undefined ? undefined : cpuMs - this.beforeMs;
    this.beforeMs = cpuMs ?? 0;
    this.judgeBeforeMs = this.judgeMs;
    this.group.markWaits();
    return usedMs;
  }

  /** What it took of the machine as last read, the judge's work for it included. */
  get takenMs(): number {
    return this.totalMs + this.judgeMs;
  }

  /** CPU time since it was started, as it was last read. */
  get lastCpuMs(): number {
    return this.totalMs;
  }

  /** CPU time since the last question, as it was last read. */
  get roundCpuMs(): number {
    return this.totalMs - this.beforeMs;
  }

  /** Time that the judge has spent since then on what the bot wrote. */
  get roundJudgeMs(): number {
    return this.judgeMs - this.judgeBeforeMs;
  }

  /** What was used since then; undefined where the system does not report it. */
  readRound(): RoundUsage | undefined {
    const cpuMs = this.cpuMs();
    return cpuMs === undefined ? undefined : { cpuMs: cpuMs - this.beforeMs, waitMs: this.group.waitedMs() };
  }
}
