import { randomUUID } from 'node:crypto';
import { SYSTEM_CLOCK, type Clock } from './clock.ts';
import { JudgeLag } from './judge-lag.ts';
import { MachineLoad } from './machine-load.ts';
import { SYSTEM_MEMORY_FILES } from './memory-files.ts';
import { Monitor } from './monitor.ts';
import { Pipes } from './pipes.ts';
import { SYSTEM_PROC, type Proc } from './proc.ts';
import { killTagged } from './processes/tag.ts';
import { parseStat } from './processes/stat.ts';
import { sendSignal } from './processes/send-signal.ts';
import { SharedMemory } from './shared-memory.ts';
import { Watchdog } from './watchdog.ts';

/**
 * The machine that bots run on, as far as one judge has to do with it: what must not outlive the judge, who watches
 * the bots, what the clocks say. It is made, serves any number of matches one after another, and is ended.
 */
export class Host {
  readonly lag: JudgeLag;
  readonly load: MachineLoad;
  readonly memoryFiles = SYSTEM_MEMORY_FILES;
  readonly pipes = new Pipes();
  readonly sharedMemory: SharedMemory;
  readonly monitor: Monitor;
  /** Whether the system tells the children of a process, so that no scan is needed to find them. */
  readonly listsChildren: boolean;
  /** The priority of the judge, which bots inherit. */
  readonly nice: number;
  /** What the marks of its bots begin with. */
  readonly tag = randomUUID();
  private readonly groups = new Set<number>();
  private watchdog: Watchdog | undefined;
  private tagsMade = 0;
  private measuredPageBytes: number | undefined;
  private readonly onExit = (): void => this.endEverything();

  constructor(
    readonly clock: Clock = SYSTEM_CLOCK,
    readonly proc: Proc = SYSTEM_PROC,
  ) {
    this.lag = new JudgeLag(clock, proc);
    this.load = new MachineLoad(clock, proc);
    this.sharedMemory = new SharedMemory(clock, proc);
    this.monitor = new Monitor(clock, proc);
    this.listsChildren = proc.read(`/proc/self/task/${process.pid}/children`) !== undefined;
    this.nice = parseStat(proc.read('/proc/self/stat'))?.nice ?? 0;
    process.on('exit', this.onExit);
  }

  /** How many bytes a page of memory has here: the same memory, told in kilobytes and in pages. */
  get pageBytes(): number {
    this.measuredPageBytes ??= readPageBytes(this.proc);
    return this.measuredPageBytes;
  }

  /** A tag for the environment of a bot: its processes can be told by it wherever they fork to. */
  makeTag(): string {
    this.tagsMade += 1;
    return `${this.tag}-${this.tagsMade}`;
  }

  /** Has the pipes of the next match made, while it is being prepared. */
  preparePipes(): Promise<void> {
    return this.pipes.prepare((names) => this.keepWatchdog().makePipes(names));
  }

  /** From now on this group must not outlive the judge. A group has the id of the process that leads it. */
  track(group: number): void {
    this.groups.add(group);
    this.keepWatchdog().watch(this.groups);
  }

  /** Ends whoever is left of a group after its first process, and with a tag also whoever has left the group. */
  killGroup(group: number, tag?: string): void {
    sendSignal(-group, 'SIGKILL');
    if (tag !== undefined) killTagged(this.proc, tag);
    this.groups.delete(group);
    this.watchdog?.watch(this.groups);
  }

  /** Ends whoever has left its group and its parents, but carries a tag of ours. For when no bot is wanted any more. */
  killOrphans(): void {
    if (this.tagsMade > 0) killTagged(this.proc, this.tag);
  }

  /** Ends whatever still runs, and leaves nothing behind in this process. */
  end(): void {
    process.removeListener('exit', this.onExit);
    this.endEverything();
    this.watchdog?.dismiss();
    this.monitor.close();
    this.lag.close();
    this.load.close();
    this.sharedMemory.close();
  }

  private keepWatchdog(): Watchdog {
    this.watchdog ??= new Watchdog(this.tag, this.pipes.folder, this.clock);
    return this.watchdog;
  }

  /** The last resort, on the judge's own exit: nothing survives it. */
  private endEverything(): void {
    this.pipes.close();
    if (this.groups.size === 0) return;
    for (const group of this.groups) sendSignal(-group, 'SIGKILL');
    this.killOrphans();
    this.groups.clear();
  }
}

const USUAL_PAGE_BYTES = 4096;

function readPageBytes(proc: Proc): number {
  const kilobytes = Number(/^VmSize:\s+(\d+) kB/m.exec(proc.read('/proc/self/status') ?? '')?.[1]);
  const pages = Number(proc.read('/proc/self/statm')?.split(' ', 1)[0]);
  const bytes = 2 ** Math.round(Math.log2((kilobytes * 1024) / pages));
  return Number.isFinite(bytes) ? bytes : USUAL_PAGE_BYTES;
}
