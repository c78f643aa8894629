import type { BotGroup, GroupUsage } from '../bot-group.ts';
import type { Clock } from '../clock.ts';
import type { Proc, ProcFile } from '../proc.ts';
import { MemoryMeter } from '../processes/memory-meter.ts';
import { sendSignal } from '../processes/send-signal.ts';
import { countSleeps, readThread, waitsByChoice, type Thread } from '../processes/thread.ts';
import { ThreadWaits } from '../processes/thread-waits.ts';
import { canBeStarted, type Command } from '../start-child.ts';
import { ENTER, FORGET } from '../waiting-shell.ts';
import { killGroup, readNumbers, removeGroupSoon, tryToWrite } from './group-files.ts';
import type { MemoryController } from './memory-controller.ts';
import type { PidsController } from './pids-controller.ts';
import { PressureClock } from './pressure-clock.ts';

interface GroupParts {
  /** In version 2. */
  readonly folder: string;
  /** The same group where controllers have trees of their own. */
  readonly separate: readonly string[];
  /** The files that a process writes to in order to enter it. */
  readonly doors: readonly string[];
  readonly memory: MemoryController | undefined;
  readonly pids: PidsController | undefined;
}

const ENTER_AND_BECOME = `${ENTER}${FORGET}; exec "$@"`;

/** The processes of a bot as a cgroup: nobody leaves it, whatever becomes of parents, sessions and names. */
export class CgroupGroup implements BotGroup {
  readonly clock = 'cgroup';
  readonly needsScan = false;
  private readonly cpu: ProcFile;
  private readonly events: ProcFile;
  private readonly pressure: PressureClock;
  /** Where the kernel does not count how long a group waited. */
  private readonly waits: ThreadWaits;
  private waitedBeforeMs: number | undefined;
  private readonly usual: Thread | undefined;
  private readonly meter: MemoryMeter;

  constructor(
    private readonly proc: Proc,
    clock: Clock,
    private readonly parts: GroupParts,
  ) {
    const { folder } = parts;
    this.cpu = proc.open(`${folder}/cpu.stat`);
    this.events = proc.open(`${folder}/cgroup.events`);
    this.pressure = new PressureClock(proc, folder, clock);
    this.waits = new ThreadWaits(proc);
    this.usual = readThread(proc, '/proc/self');
    this.meter = new MemoryMeter(proc, clock);
  }

  enter(command: Command): Command {
    // The caller should get an error if there is no such program, which a shell would only write down.
    if (!canBeStarted(command)) return command;
    const args = ['-c', ENTER_AND_BECOME, 'minions-enter', ...this.parts.doors, '--', command.file, ...command.args];
    return { ...command, file: '/bin/sh', args };
  }

  begin(): void {}

  update(): void {}

  cpuMs(): number | undefined {
    const text = this.cpu.text();
    // The first line: "usage_usec 12345".
    return text === undefined ? undefined : Number.parseInt(text.slice(text.indexOf(' ') + 1), 10) / 1000;
  }

  markWaits(): void {
    this.waitedBeforeMs = this.pressure.read();
    if (this.waitedBeforeMs === undefined) this.waits.tag(this.listThreads());
  }

  waitedMs(): number | undefined {
    const total = this.pressure.read();
    if (total === undefined || this.waitedBeforeMs === undefined) return this.waits.maxMs(this.listThreads());
    return total - this.waitedBeforeMs;
  }

  waitsByChoice(): boolean {
    const { usual } = this;
    return usual !== undefined && this.readThreads().some((thread) => waitsByChoice(thread, usual));
  }

  isRunnable(): boolean {
    return this.readThreads().some(({ isRunnable }) => isRunnable);
  }

  countSleeps(): ReadonlyMap<string, number> {
    return countSleeps(this.readThreads());
  }

  listPids(): number[] {
    return readNumbers(`${this.parts.folder}/cgroup.procs`);
  }

  measure(memoryLimitBytes: number): GroupUsage {
    const { memory, pids } = this.parts;
    const tasks = pids?.count();
    const processes = this.listPids();
    const threads = this.listThreads().length;
    return {
      memoryBytes: memory?.measure() ?? this.meter.measure(processes, memoryLimitBytes),
      // Who has ended and was not waited for is a task, but is not listed.
      processes: processes.length + Math.max(0, (tasks ?? 0) - threads),
      threads: pids?.wantedMore() ?? Math.max(tasks ?? 0, threads),
    };
  }

  /** The kernel does it in its own time, some microseconds later or, when it is busy, milliseconds. */
  freeze(): void {
    tryToWrite(`${this.parts.folder}/cgroup.freeze`, '1');
  }

  thaw(): void {
    tryToWrite(`${this.parts.folder}/cgroup.freeze`, '0');
  }

  signal(signal: NodeJS.Signals): void {
    for (const pid of this.listPids()) sendSignal(pid, signal);
  }

  kill(): void {
    killGroup(this.parts.folder);
  }

  isEmpty(): boolean {
    return !(this.events.text() ?? '').includes('populated 1');
  }

  close(): void {
    const { folder, separate, memory, pids } = this.parts;
    for (const file of [this.cpu, this.events, this.pressure, memory, pids]) file?.close();
    for (const group of [folder, ...separate]) removeGroupSoon(group);
  }

  private listThreads(): number[] {
    return readNumbers(`${this.parts.folder}/cgroup.threads`);
  }

  private readThreads(): Thread[] {
    return this.listThreads().flatMap((tid) => readThread(this.proc, `/proc/${tid}`) ?? []);
  }
}
