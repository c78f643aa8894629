import type { Clock } from '../clock.ts';
import type { ProcessFamily } from './process-family.ts';
import type { Stat } from './stat.ts';

/** In so short a time nobody can use much that ends unseen: the threads that are known will do. */
const FRESH_MS = 10;
/** Between an answer and the next question a bot waits: one reading is good for both. What it uses meanwhile is billed to the next. */
const PAUSE_MS = 2;

/** What a bot used since a question was put to it. */
export interface RoundUsage {
  readonly cpuMs: number;
  /** The longest that one of its threads could have run, had the machine had a CPU for it. */
  readonly waitMs: number;
}

/** Measures a bot with all its threads and children, the ended ones included. */
export class ProcessMeter {
  private updatedAt = -Infinity;
  private readAt = -Infinity;
  /** Whether the clocks of the sandbox are to be read as well: with every update, but not with every answer. */
  private readsWrappers = true;
  private totalMs = 0;
  private beforeMs = 0;

  constructor(
    private readonly clock: Clock,
    private readonly family: ProcessFamily,
    /** The priority that bots are started with. */
    private readonly usualNice = 0,
  ) {}

  /** CPU time since it was started; undefined where the system does not tell. */
  cpuMs(): number | undefined {
    if (this.family.members.size === 0 && this.totalMs === 0) return undefined;
    if (this.clock.now() - this.updatedAt > FRESH_MS) this.update();
    this.totalMs = Math.max(this.totalMs, this.readCpuMs());
    this.readAt = this.clock.now();
    return this.totalMs;
  }

  /** A question is put. Returns the CPU time since the one before; undefined where the system does not tell. */
  beginRound(): number | undefined {
    const isFresh = this.clock.now() - this.readAt <= PAUSE_MS;
    const cpuMs = isFresh ? this.totalMs : this.cpuMs();
    const usedMs = cpuMs === undefined ? undefined : cpuMs - this.beforeMs;
    this.beforeMs = cpuMs ?? 0;
    for (const member of this.family.members.values()) member.markWaits();
    return usedMs;
  }

  /** CPU time since the last question, as it was last read. */
  get roundCpuMs(): number {
    return this.totalMs - this.beforeMs;
  }

  /** Takes out of the waits what the bot brought about itself. */
  forgetLoweredWaits(): void {
    for (const member of this.family.members.values()) member.forgetLoweredWaits(this.usualNice);
  }

  /** Whether it is running, or would be if the machine had a CPU for it. */
  isRunnable(): boolean {
    return this.family.living.some((member) => member.isRunnable(this.usualNice));
  }

  /** What was used since then; undefined where the system does not tell. */
  readRound(): RoundUsage | undefined {
    const cpuMs = this.cpuMs();
    if (cpuMs === undefined) return undefined;
    let waitMs = 0;
    for (const member of this.family.members.values()) waitMs = Math.max(waitMs, member.waitedMs);
    return { cpuMs: cpuMs - this.beforeMs, waitMs };
  }

  /** Looks for threads and processes that came or went, with a scan of the machine also for those without parents. */
  update(scan?: readonly Stat[]): void {
    if (scan === undefined) this.family.update();
    else this.family.scan(scan);
    this.updatedAt = this.clock.now();
    this.readsWrappers = true;
  }

  private readCpuMs(): number {
    let ms = this.family.lostCpuMs;
    for (const member of this.family.members.values()) {
      if (this.readsWrappers || !member.isWrapper) member.readThreads();
      ms += member.cpuMs + member.stat.childrenCpuMs;
    }
    this.readsWrappers = false;
    return ms;
  }
}
