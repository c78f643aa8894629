import type { BotGroup, GroupUsage } from '../bot-group.ts';
import type { Clock } from '../clock.ts';
import type { Proc } from '../proc.ts';
import type { Command } from '../start-child.ts';
import { MemoryMeter } from './memory-meter.ts';
import { ProcessFamily } from './process-family.ts';
import type { Stat } from './stat.ts';
import { countSleeps, readThread, waitsByChoice, type Thread } from './thread.ts';

/** In so short a time nobody can use much that ends unseen: the threads that are known will do. */
const FRESH_MS = 10;
const SECOND_LOOK_MS = 2;
/** The sandbox's own processes: the one we start, and the first one of the namespace. */
const SANDBOX_PROCESSES = 2;

interface ProcHost {
  readonly clock: Clock;
  readonly proc: Proc;
  readonly listsChildren: boolean;
}

/**
 * The processes of a bot as far as they can be seen in /proc: who descends from the one that was started, is in its process
 * group, or carries its tag. A process that ends between two looks is never seen, and a stop can be undone by a signal: for where
 * there are no cgroups.
 */
export class ProcGroup implements BotGroup {
  readonly clock = 'proc';
  private family: ProcessFamily | undefined;
  private readonly memory: MemoryMeter;
  private updatedAt = -Infinity;
  private isFrozen = false;
  private wasFrozen = false;
  private isInside = false;
  private isStopped = false;
  private cancelSecondLook: (() => void) | undefined;

  constructor(
    private readonly host: ProcHost,
    /** Undefined in a sandbox, which has a pid namespace: orphans stay descendants there. */
    private readonly tag: string | undefined,
  ) {
    this.memory = new MemoryMeter(host.proc, host.clock);
  }

  enter(command: Command): Command {
    return command;
  }

  begin(pid: number): void {
    this.family = new ProcessFamily(this.host.proc, pid, this.tag);
  }

  get needsScan(): boolean {
    return this.tag !== undefined || !this.host.listsChildren || (this.family?.hasUnreadThreads ?? false);
  }

  update(scan?: readonly Stat[]): void {
    if (scan === undefined) this.family?.update();
    else this.family?.scan(scan);
    this.updatedAt = this.host.clock.now();
    this.insist();
  }

  cpuMs(): number | undefined {
    const { family } = this;
    if (family === undefined || (family.members.size === 0 && family.lostCpuMs === 0)) return undefined;
    if (this.host.clock.now() - this.updatedAt > FRESH_MS) this.update();
    let ms = family.lostCpuMs;
    for (const member of family.members.values()) {
      member.readThreads();
      ms += member.cpuMs + member.stat.childrenCpuMs;
    }
    return ms;
  }

  markWaits(): void {
    for (const member of this.family?.members.values() ?? []) member.markWaits();
  }

  /** The longest that one of its threads waited, as last read. */
  waitedMs(): number {
    let waitMs = 0;
    for (const member of this.family?.members.values() ?? []) waitMs = Math.max(waitMs, member.waitedMs);
    return waitMs;
  }

  waitsByChoice(): boolean {
    const usual = readThread(this.host.proc, '/proc/self');
    return usual !== undefined && this.readThreads().some((thread) => waitsByChoice(thread, usual));
  }

  isRunnable(): boolean {
    return this.readThreads().some(({ isRunnable }) => isRunnable);
  }

  countSleeps(): ReadonlyMap<string, number> {
    return countSleeps(this.readThreads());
  }

  listPids(): number[] {
    return this.family?.living.map(({ pid }) => pid) ?? [];
  }

  measure(memoryLimitBytes: number): GroupUsage {
    return {
      memoryBytes: this.memory.measure(this.listPids(), memoryLimitBytes),
      processes: this.family?.members.size ?? 0,
      threads: this.family?.threads ?? 0,
    };
  }

  freeze(): void {
    this.isFrozen = true;
    this.wasFrozen = true;
    this.isStopped = false;
    this.update();
  }

  thaw(): void {
    this.isFrozen = false;
    this.family?.signal('SIGCONT');
    if (this.wasFrozen) this.lookAgainSoon();
  }

  signal(signal: NodeJS.Signals): void {
    this.family?.update();
    this.family?.signal(signal);
  }

  kill(): void {
    this.signal('SIGKILL');
  }

  isEmpty(): boolean {
    this.family?.update();
    return this.listPids().length === 0;
  }

  close(): void {
    this.cancelSecondLook?.();
    this.family?.close();
  }

  /**
   * Stops who should be stopped and is not, and wakes who should not be and is. Without the latter a bot could be left
   * stopped for good: Linux hands a SIGSTOP that comes while a process is being made down to it, and forgets to take it
   * back when the SIGCONT comes before that process is there. Making a namespace takes long enough for both.
   */
  private insist(): void {
    const { family } = this;
    if (family === undefined) return;
    if (!this.isFrozen) {
      if (this.wasFrozen && family.isHalted) family.signal('SIGCONT');
    } else if (!this.hasEntered(family)) {
      this.lookAgainSoon();
    } else if (!this.isStopped || family.isAwake) {
      family.signal('SIGSTOP');
      if (!this.isStopped) this.lookAgainSoon();
      this.isStopped = true;
    }
  }

  /**
   * Whether the bot itself is there. A sandbox is not stopped while it is being made: it has not yet asked to die with
   * the judge then, and would be left behind, stopped, by a judge that is killed.
   */
  private hasEntered({ members }: ProcessFamily): boolean {
    this.isInside ||= this.tag !== undefined || members.size > SANDBOX_PROCESSES || members.size === 0;
    return this.isInside;
  }

  private lookAgainSoon(): void {
    this.cancelSecondLook?.();
    this.cancelSecondLook = this.host.clock.after(SECOND_LOOK_MS, () => this.update());
  }

  private readThreads(): Thread[] {
    const members = this.family?.living ?? [];
    const folders = members.flatMap(({ pid, threadIds }) => threadIds.map((tid) => `/proc/${pid}/task/${tid}`));
    return folders.flatMap((folder) => readThread(this.host.proc, folder) ?? []);
  }
}
