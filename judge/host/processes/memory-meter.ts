import type { Clock } from '../clock.ts';
import type { Proc } from '../proc.ts';

/** A close look walks all pages of a process: not more often than this. */
const CLOSE_LOOK_MS = 500;
const KIB = 1024;

/** Measures the memory of processes, where no controller does. */
export class MemoryMeter {
  private lookedAt = -Infinity;
  private residentAtLook = 0;
  private bytesAtLook = 0;

  constructor(
    private readonly proc: Proc,
    private readonly clock: Clock,
  ) {}

  /**
   * In bytes. What is resident is cheap to read, but has pages that several processes share once for each: where that
   * could matter, a closer look is taken.
   */
  measure(pids: readonly number[], limitBytes: number): number {
    const residentBytes = this.sum(pids, 'status', 'VmRSS');
    if (residentBytes <= limitBytes) return residentBytes;
    const grownBytes = Math.max(0, residentBytes - this.residentAtLook);
    const isFresh = this.clock.now() - this.lookedAt < CLOSE_LOOK_MS;
    if (isFresh && this.bytesAtLook + grownBytes <= limitBytes) return this.bytesAtLook + grownBytes;
    // Where the system does not report the shares of a process, all that is resident counts as its own.
    this.bytesAtLook = this.sum(pids, 'smaps_rollup', 'Pss') || residentBytes;
    this.residentAtLook = residentBytes;
    this.lookedAt = this.clock.now();
    return this.bytesAtLook;
  }

  private sum(pids: readonly number[], file: string, field: string): number {
    const pattern = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm');
    let kilobytes = 0;
    for (const pid of pids) kilobytes += this.readOne(pid, file, pattern);
    return kilobytes * KIB;
  }

  /** A main thread that has ended shows nothing: another is asked then. */
  private readOne(pid: number, file: string, pattern: RegExp): number {
    const read = (id: number | string): string | undefined =>
      pattern.exec(this.proc.read(`/proc/${id}/${file}`) ?? '')?.[1];
    const own = read(pid);
    if (own !== undefined) return Number(own);
    const others = this.proc.list(`/proc/${pid}/task`).filter((tid) => Number(tid) !== pid);
    return Number(others.map(read).find(Boolean) ?? 0);
  }
}
