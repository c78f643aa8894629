import type { Proc } from '../proc.ts';

/** However many threads a bot has, so many are read one by one. */
const MAX_THREADS_READ = 64;

/** How long threads waited for a CPU, where the kernel reports it of each thread only. */
export class ThreadWaits {
  private readonly before = new Map<number, number>();

  constructor(private readonly proc: Proc) {}

  /** From now on it counts. */
  tag(tids: readonly number[]): void {
    this.before.clear();
    for (const tid of tids.slice(0, MAX_THREADS_READ)) this.before.set(tid, this.read(tid));
  }

  /** The longest that one of these threads waited since then. A thread that has started since then counts whole. */
  maxMs(tids: readonly number[]): number {
    const waits = tids.slice(0, MAX_THREADS_READ).map((tid) => this.read(tid) - (this.before.get(tid) ?? 0));
    return Math.max(0, ...waits) / 1e6;
  }

  /** In nanoseconds. */
  private read(tid: number): number {
    return Number(this.proc.read(`/proc/${tid}/schedstat`)?.split(' ', 2)[1] ?? 0);
  }
}
