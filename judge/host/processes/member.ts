import type { ProcFile } from '../proc.ts';
import type { ProcFiles } from './proc-files.ts';
import { parseStat, type Stat } from './stat.ts';

/** However many threads a process has, so many are read one by one. The rest is in the sums of the process. */
const MAX_THREADS_READ = 48;

interface Thread {
  readonly schedstat: ProcFile;
  readonly children: ProcFile;
  cpuNs: number;
  /** Time in which it could have run, had the machine had a CPU for it. */
  waitNs: number;
  /** The same when the question was put. */
  waitedBeforeNs: number;
}

/** One process of a bot, with its files of /proc. */
export class Member {
  private readonly statFile: ProcFile;
  private readonly memoryFile: ProcFile;
  private readonly threads = new Map<string, Thread>();
  private endedThreadsNs = 0;

  constructor(
    private readonly files: ProcFiles,
    public stat: Stat,
    /** Whether it is a part of the sandbox, which does nothing but wait for the bot. */
    readonly isWrapper = false,
  ) {
    this.statFile = files.open(`/proc/${stat.pid}/stat`);
    this.memoryFile = files.open(`/proc/${stat.pid}/statm`);
    this.findThreads();
  }

  get pid(): number {
    return this.stat.pid;
  }

  get threadIds(): string[] {
    return [...this.threads.keys()];
  }

  /** Whether some of its threads are not read one by one: then not all of its children are known. */
  get hasUnreadThreads(): boolean {
    return this.stat.threads > MAX_THREADS_READ;
  }

  /** Reads what the system tells of the whole process. False when it is gone, also when its number is another's now. */
  readStat(): boolean {
    const stat = parseStat(this.statFile.text());
    if (stat?.startedAt !== this.stat.startedAt) return false;
    this.stat = stat;
    return true;
  }

  /** Looks for new threads. */
  findThreads(): void {
    if (this.hasUnreadThreads && this.threads.size > 0) return;
    // Where one has ended and another began, the clock of the first is found to be gone, and both are noticed the next time.
    if (this.threads.size === this.stat.threads) return;
    for (const tid of this.files.proc.list(`/proc/${this.pid}/task`)) {
      if (this.threads.has(tid)) continue;
      if (this.threads.size === MAX_THREADS_READ) return;
      const folder = `/proc/${this.pid}/task/${tid}`;
      const schedstat = this.files.open(`${folder}/schedstat`);
      const children = this.files.open(`${folder}/children`);
      this.threads.set(tid, { schedstat, children, cpuNs: 0, waitNs: 0, waitedBeforeNs: 0 });
    }
  }

  /** Reads the clocks of its threads, and forgets those that have ended. */
  readThreads(): void {
    for (const [tid, thread] of this.threads) {
      const text = thread.schedstat.text();
      if (text === undefined) {
        this.endedThreadsNs += thread.cpuNs;
        this.forget(tid, thread);
      } else {
        const space = text.indexOf(' ');
        thread.cpuNs = Number(text.slice(0, space));
        thread.waitNs = Number.parseInt(text.slice(space + 1), 10);
      }
    }
  }

  /**
   * CPU time of the process. The clocks of its threads are finer, those of the process know also what ended unseen:
   * neither tells more than was used, so the greater is nearer.
   */
  get cpuMs(): number {
    let ns = this.endedThreadsNs;
    for (const { cpuNs } of this.threads.values()) ns += cpuNs;
    return Math.max(ns / 1e6, this.stat.cpuMs);
  }

  /** Threads that have lowered their own priority wait because they want to: that does not count. */
  forgetLoweredWaits(usualNice: number): void {
    for (const { pid, nice, policy } of this.readThreadStats()) {
      const thread = this.threads.get(String(pid));
      if (thread && isLowered(nice, policy, usualNice)) thread.waitedBeforeNs = Number.MAX_SAFE_INTEGER;
    }
  }

  /** Whether one of its threads is running, or would be if the machine had a CPU for it. */
  isRunnable(usualNice: number): boolean {
    return this.readThreadStats().some(
      ({ state, nice, policy }) => state === 'R' && !isLowered(nice, policy, usualNice),
    );
  }

  /** Remembers how long each thread has waited so far. */
  markWaits(): void {
    for (const thread of this.threads.values()) thread.waitedBeforeNs = thread.waitNs;
  }

  /** The longest that one of its threads has waited since then. */
  get waitedMs(): number {
    let longest = 0;
    for (const { waitNs, waitedBeforeNs } of this.threads.values()) {
      longest = Math.max(longest, waitNs - waitedBeforeNs);
    }
    return longest / 1e6;
  }

  /** Resident memory in pages. A main thread that has ended has none: another is asked then. */
  get memoryPages(): number {
    const pages = parsePages(this.memoryFile.text());
    if (pages > 0 || this.stat.state !== 'Z') return pages;
    const other = [...this.threads.keys()].find((tid) => Number(tid) !== this.pid);
    return other === undefined ? 0 : parsePages(this.files.proc.read(`/proc/${this.pid}/task/${other}/statm`));
  }

  /** The processes that its threads have started and that still are its children. */
  findChildren(): number[] {
    const children: number[] = [];
    for (const { children: file } of this.threads.values()) {
      const text = file.text()?.trim();
      if (text) for (const pid of text.split(' ')) children.push(Number(pid));
    }
    return children;
  }

  close(): void {
    this.statFile.close();
    this.memoryFile.close();
    for (const [tid, thread] of this.threads) this.forget(tid, thread);
  }

  /** Costs some microseconds for each thread: not for every round. */
  private readThreadStats(): Stat[] {
    const stats = [...this.threads.keys()].map((tid) => this.files.proc.read(`/proc/${this.pid}/task/${tid}/stat`));
    return stats.flatMap((text) => parseStat(text) ?? []);
  }

  private forget(tid: string, { schedstat, children }: Thread): void {
    schedstat.close();
    children.close();
    this.threads.delete(tid);
  }
}

const BATCH = 3;
const IDLE = 5;

function isLowered(nice: number, policy: number, usualNice: number): boolean {
  return nice > usualNice || policy === BATCH || policy === IDLE;
}

function parsePages(statm: string | undefined): number {
  return Number(statm?.split(' ', 2)[1] ?? 0);
}
