import type { Proc, ProcFile } from '../proc.ts';
import { parseStat, type Stat } from './stat.ts';

interface Thread {
  readonly schedstat: ProcFile;
  readonly children: ProcFile;
  cpuNs: number;
  /** Time in which it could have run, had the machine had a CPU for it. */
  waitNs: number;
  /** The same when the question was put. */
  waitedBeforeNs: number;
}

/** How many threads of one bot are read one by one, however many it starts. The rest is in the sums of its processes. */
export interface ThreadBudget {
  left: number;
}

/** One process of a bot, with its files of /proc kept open. */
export class Member {
  /** Whether some of its threads are not read one by one. */
  hasUnreadThreads = false;
  private readonly statFile: ProcFile;
  private readonly memoryFile: ProcFile;
  private readonly threads = new Map<string, Thread>();
  private endedThreadsNs = 0;

  constructor(
    private readonly proc: Proc,
    private readonly budget: ThreadBudget,
    public stat: Stat,
  ) {
    this.statFile = proc.open(`/proc/${stat.pid}/stat`);
    this.memoryFile = proc.open(`/proc/${stat.pid}/statm`);
    this.findThreads();
  }

  get pid(): number {
    return this.stat.pid;
  }

  /** Reads what the system tells of the whole process. False when it is gone, also when its number is another's now. */
  readStat(): boolean {
    const stat = parseStat(this.statFile.text());
    if (stat === undefined) return false;
    this.stat = stat;
    return true;
  }

  /** Looks for new threads, as far as the budget goes. */
  findThreads(): void {
    this.hasUnreadThreads = this.stat.threads > this.threads.size + this.budget.left;
    if (this.hasUnreadThreads && this.threads.size > 0) return;
    for (const tid of this.proc.list(`/proc/${this.pid}/task`)) {
      if (this.threads.has(tid)) continue;
      if (this.budget.left === 0) return;
      this.budget.left -= 1;
      const folder = `/proc/${this.pid}/task/${tid}`;
      const files = {
        schedstat: this.proc.open(`${folder}/schedstat`),
        children: this.proc.open(`${folder}/children`),
      };
      this.threads.set(tid, { ...files, cpuNs: 0, waitNs: 0, waitedBeforeNs: 0 });
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

  /** Resident memory in pages. A main thread that has ended has none: the others are asked then. */
  get memoryPages(): number {
    const pages = parsePages(this.memoryFile.text());
    if (pages > 0 || this.stat.state !== 'Z') return pages;
    const other = [...this.threads.keys()].find((tid) => Number(tid) !== this.pid);
    return other === undefined ? 0 : parsePages(this.proc.read(`/proc/${this.pid}/task/${other}/statm`));
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

  /** Whether one of its threads is running, or would be if the machine had a CPU for it. */
  isRunnable(): boolean {
    for (const tid of this.threads.keys()) {
      if (parseStat(this.proc.read(`/proc/${this.pid}/task/${tid}/stat`))?.state === 'R') return true;
    }
    return false;
  }

  close(): void {
    this.statFile.close();
    this.memoryFile.close();
    for (const [tid, thread] of this.threads) this.forget(tid, thread);
  }

  private forget(tid: string, { schedstat, children }: Thread): void {
    schedstat.close();
    children.close();
    this.threads.delete(tid);
    this.budget.left += 1;
  }
}

function parsePages(statm: string | undefined): number {
  return Number(statm?.split(' ', 2)[1] ?? 0);
}
