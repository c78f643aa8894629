import { accessSync, constants } from 'node:fs';
import type { BotGroup, GroupUsage } from '../bot-group.ts';
import type { Clock } from '../clock.ts';
import type { Proc, ProcFile } from '../proc.ts';
import { MemoryMeter } from '../processes/memory-meter.ts';
import { sendSignal } from '../processes/send-signal.ts';
import { readThread, waitsByChoice, type Thread } from '../processes/thread.ts';
import { ThreadWaits } from '../processes/thread-waits.ts';
import type { Command } from '../start-child.ts';
import { killGroup, readNumbers, removeGroupSoon, tryToWrite } from './group-files.ts';
import type { MemoryController } from './memory-controller.ts';
import type { PidsController } from './pids-controller.ts';
import { PressureClock } from './pressure-clock.ts';

interface GroupParts {
  /** In version 2. */
  readonly folder: string;
  /** The same group where controllers have trees of their own. */
  readonly separate: readonly string[];
  /** Groups that all bots of the judge are in as well. */
  readonly shared: readonly string[];
  readonly memory: MemoryController | undefined;
  readonly pids: PidsController | undefined;
}

function canBeStarted({ file }: Command): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return !file.includes('/');
  }
}

/** A shell that enters the groups named first, and becomes the program named behind them. "0" is whoever writes it. */
const ENTER =
  'while [ "$1" != -- ]; do echo 0 >"$1" || exit 126; shift; done; shift; unset PWD OLDPWD SHLVL; exec "$@"';
/** A shell reads a line letter by letter: what comes behind it is for the program. */
const WAIT = 'read -r go || exit 125; unset go; ';

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

  enter(command: Command, waits = false): Command {
    // Whoever starts it is to hear that there is no such program, which a shell would only write down.
    if (!canBeStarted(command)) return command;
    const { folder, separate, shared } = this.parts;
    // Into a group of version 1 one thread can go by itself, and a shell has no other. To move whole processes the kernel has all
    // the machine's wait that start or end one: for milliseconds.
    const tasks = [...separate, ...shared].map((group) => `${group}/tasks`);
    const script = waits ? WAIT + ENTER : ENTER;
    return {
      ...command,
      file: '/bin/sh',
      args: ['-c', script, 'minions-enter', ...tasks, `${folder}/cgroup.procs`, '--', command.file, ...command.args],
    };
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
