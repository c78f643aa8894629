import type { Clock } from '../clock.ts';
import type { Proc, ProcFile } from '../proc.ts';

/** The kernel drops what is shorter than one of its ticks whenever it is read: so it is not read more often than this. */
export const PRESSURE_FRESH_MS = 20;

/** How long a group wanted to run and could not: time in which one of its threads was ready and none was running. */
export class PressureClock {
  private readonly file: ProcFile;
  private readAt = -Infinity;
  private totalMs: number | undefined;

  constructor(
    proc: Proc,
    folder: string,
    private readonly clock: Clock,
  ) {
    this.file = proc.open(`${folder}/cpu.pressure`);
  }

  /** So far; undefined on a kernel that does not count it. */
  read(): number | undefined {
    const now = this.clock.now();
    if (now - this.readAt >= PRESSURE_FRESH_MS) {
      const total = /^full .*total=(\d+)/m.exec(this.file.text() ?? '')?.[1];
      this.totalMs = total === undefined ? undefined : Number(total) / 1000;
      this.readAt = now;
    }
    return this.totalMs;
  }

  close(): void {
    this.file.close();
  }
}
