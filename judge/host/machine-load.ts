import type { Clock } from './clock.ts';
import { parseCpuList } from './parse-cpu-list.ts';
import type { Proc, ProcFile } from './proc.ts';

/** Milliseconds in a tick of the clock in which /proc counts. */
const TICK_MS = 10;
/** A reading serves all four bots of a round. */
const FRESH_MS = 1;

/** How much the CPUs that we may use have worked, for whatever process. */
export class MachineLoad {
  readonly cpus: number;
  private readonly file: ProcFile;
  private readonly numbers: readonly number[];
  private readAt = -Infinity;
  private busyMs: number | undefined;
  private stolenSoFarMs = 0;

  constructor(
    private readonly clock: Clock,
    proc: Proc,
  ) {
    this.file = proc.open('/proc/stat');
    this.numbers = parseCpuList(/^Cpus_allowed_list:\s*(\S+)/m.exec(proc.read('/proc/self/status') ?? '')?.[1] ?? '');
    this.cpus = Math.max(1, this.numbers.length);
  }

  /**
   * The CPU time that all of them together have spent since some moment in the past, at work for anybody. What is not
   * idle is work: the times of idling are exact, those of working are counted in samples. Undefined where the system
   * does not say.
   */
  totalMs(freshMs = FRESH_MS): number | undefined {
    const now = this.clock.now();
    if (now - this.readAt > freshMs) {
      this.read(now);
      this.readAt = now;
    }
    return this.busyMs;
  }

  /**
   * Of that, what the machine that hosts this one took for others, as last read: time in which a program was running as far
   * as this system knows, and got nothing.
   */
  get stolenMs(): number {
    return this.stolenSoFarMs;
  }

  close(): void {
    this.file.close();
  }

  private read(now: number): void {
    const text = this.file.text();
    this.busyMs = undefined;
    if (text === undefined || this.numbers.length === 0) return;
    let [idle, stolen] = [0, 0];
    for (const cpu of this.numbers) {
      const start = text.indexOf(`\ncpu${cpu} `);
      if (start === -1) return;
      const fields = text.slice(start + 1, text.indexOf('\n', start + 1)).split(' ');
      // The fourth number is time spent idle, the fifth idle too, while a disk was at work; the eighth was stolen.
      idle += Number(fields[4]) + Number(fields[5]);
      stolen += Number(fields[8] ?? 0);
    }
    this.busyMs = now * this.cpus - idle * TICK_MS;
    this.stolenSoFarMs = stolen * TICK_MS;
  }
}
