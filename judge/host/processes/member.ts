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
  private readonly threads = new Map<string, Thread>();
  private endedThreadsNs = 0;

  constructor(
    private readonly files: ProcFiles,
    public stat: Stat,
  ) {
    this.statFile = files.open(`/proc/${stat.pid}/stat`);
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

  /** Reads what the system reports of the whole process. False when it is gone, also when its number is another's now. */
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
   * neither reports more than was used, so the greater is nearer.
   */
  get cpuMs(): number {
    let ns = this.endedThreadsNs;
    for (const { cpuNs } of this.threads.values()) ns += cpuNs;
    return Math.max(ns / 1e6, this.stat.cpuMs);
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
    for (const [tid, thread] of this.threads) this.forget(tid, thread);
  }

  private forget(tid: string, { schedstat, children }: Thread): void {
    schedstat.close();
    children.close();
    this.threads.delete(tid);
  }
}
