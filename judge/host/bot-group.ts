import type { Command } from './start-child.ts';
import type { Stat } from './processes/stat.ts';

/** How the processes of bots are kept together and measured: by the kernel, or by looking into /proc. */
export const CLOCKS = ['auto', 'cgroup', 'proc'] as const;

export type ClockChoice = (typeof CLOCKS)[number];
export type ClockKind = Exclude<ClockChoice, 'auto'>;

/** What the processes of a group use beside time. */
export interface GroupUsage {
  readonly memoryBytes: number;
  /** Those that have ended and were not waited for too. */
  readonly processes: number;
  readonly threads: number;
}

/** Limits that the kernel holds a group to where it can; null for none. */
export interface GroupLimits {
  readonly memoryMb: number | null;
  readonly processes: number | null;
  readonly threads?: number | null;
}

/** All processes of one bot or build: measured, stopped and ended together. */
export interface BotGroup {
  readonly clock: ClockKind;
  /** The same command, in the group before its program starts. */
  enter(command: Command): Command;
  /** It was started, as this process. */
  begin(pid: number): void;
  /** Looks who came and who went. */
  update(scan?: readonly Stat[]): void;
  /** Whether some of its processes can be found only in a scan of the machine. */
  readonly needsScan: boolean;
  /** CPU time since its start, of all processes that ever were in it; undefined where the system does not report it. */
  cpuMs(): number | undefined;
  /** A question is put: what was waited until now no longer counts. */
  markWaits(): void;
  /** Time since then in which it wanted to run and the machine had no CPU for it; undefined where the system does not report it. */
  waitedMs(): number | undefined;
  /** Whether it made itself wait: by a lower priority, or by keeping to fewer CPUs than it may use. */
  waitsByChoice(): boolean;
  /** Whether it runs, or would if the machine had a CPU for it. */
  isRunnable(): boolean;
  /** The threads that do, with how often each went to sleep by itself since it began. */
  countSleeps(): ReadonlyMap<string, number>;
  /** Processes that have not ended. */
  listPids(): number[];
  /** `memoryLimitBytes` is where a closer look is worth its time. */
  measure(memoryLimitBytes: number): GroupUsage;
  /** Nobody in it runs until `thaw`. */
  freeze(): void;
  thaw(): void;
  signal(signal: NodeJS.Signals): void;
  /** Ends everybody in it. */
  kill(): void;
  /** Whether everybody in it has ended. */
  isEmpty(): boolean;
  /** It is not needed any more. Nobody should be left in it. */
  close(): void;
}
