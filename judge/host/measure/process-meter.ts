import { readdirSync, readFileSync } from 'node:fs';
import { ProcFile } from './proc-file.ts';
import { familyOf, type ProcessEntry } from './scan-processes.ts';

/** What a bot's processes have used since they started. */
export interface Usage {
  readonly cpuMs: number;
  /** For each thread, the time in which it could have run, had the machine had a CPU for it. */
  readonly waitsNs: readonly number[];
}

/** Threads wait at the same time: the longest wait of one of them is what the bot waited. */
export function waitedMs(before: Usage, after: Usage): number {
  return Math.max(0, ...after.waitsNs.map((wait, thread) => wait - (before.waitsNs[thread] ?? 0))) / 1e6;
}

interface Thread {
  readonly file: ProcFile;
  cpuNs: number;
  waitNs: number;
}

const PAGE_BYTES = 4096;

/** Measures a bot with all its threads and children. Everything is undefined where the system does not tell. */
export class ProcessMeter {
  private pids: readonly number[];
  /** Processes of the family that have left the group of its leader. */
  strays: readonly number[] = [];
  private readonly threads = new Map<string, Thread>();
  private readonly memory = new Map<number, ProcFile>();
  private lastUsage: Usage | undefined;
  private readAt = 0;

  constructor(private readonly leader: number) {
    this.pids = [leader];
    this.findThreads();
  }

  /** How many processes it had when we last looked. */
  get processes(): number {
    return this.pids.length;
  }

  /** Looks for new threads, and in a scan of the machine for new processes. */
  refresh(scan?: readonly ProcessEntry[]): void {
    if (scan) {
      const family = familyOf(this.leader, scan);
      this.pids = family.map(({ pid }) => pid);
      this.strays = family.filter(({ group }) => group !== this.leader).map(({ pid }) => pid);
    }
    this.findThreads();
  }

  /** A reading costs some microseconds for each thread: one that is at most `freshMs` old may do. */
  usage(freshMs = 0): Usage | undefined {
    if (this.lastUsage && performance.now() - this.readAt <= freshMs) return this.lastUsage;
    this.lastUsage = this.readUsage();
    this.readAt = performance.now();
    return this.lastUsage;
  }

  private readUsage(): Usage | undefined {
    if (this.threads.size === 0) return undefined;
    let cpuNs = 0;
    const waitsNs: number[] = [];
    for (const thread of this.threads.values()) {
      const numbers = thread.file.numbers();
      // A thread that has ended keeps what it had used.
      if (numbers) [thread.cpuNs, thread.waitNs] = numbers as [number, number];
      cpuNs += thread.cpuNs;
      waitsNs.push(thread.waitNs);
    }
    return { cpuMs: cpuNs / 1e6, waitsNs };
  }

  /** Whether one of its threads is running, or would be if the machine had a CPU for it. */
  isRunnable(): boolean {
    return this.pids.some((pid) =>
      threadsOf(pid).some((tid) => /\) R /.test(readText(`/proc/${pid}/task/${tid}/stat`))),
    );
  }

  /** Resident memory of all its processes together. */
  memoryBytes(): number | undefined {
    let pages: number | undefined;
    for (const pid of this.pids) {
      if (!this.memory.has(pid)) this.memory.set(pid, new ProcFile(`/proc/${pid}/statm`));
      const resident = this.memory.get(pid)!.numbers()?.[1];
      if (resident !== undefined) pages = (pages ?? 0) + resident;
    }
    return pages === undefined ? undefined : pages * PAGE_BYTES;
  }

  /** Whether a debugger holds one of its processes. */
  isTraced(): boolean {
    return this.pids.some((pid) => /^TracerPid:\s+[1-9]/m.test(readText(`/proc/${pid}/status`)));
  }

  close(): void {
    for (const { file } of this.threads.values()) file.close();
    for (const file of this.memory.values()) file.close();
  }

  private findThreads(): void {
    for (const pid of this.pids) {
      for (const tid of threadsOf(pid)) {
        const path = `/proc/${pid}/task/${tid}/schedstat`;
        if (!this.threads.has(path)) this.threads.set(path, { file: new ProcFile(path), cpuNs: 0, waitNs: 0 });
      }
    }
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
