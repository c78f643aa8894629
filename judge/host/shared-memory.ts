import type { Clock } from './clock.ts';
import type { Proc, ProcFile } from './proc.ts';

/** A reading serves all four bots. */
const FRESH_MS = 20;

/** Memory of the machine that looks like files: memfd, tmpfs, shared segments. It need not be mapped by anybody. */
export class SharedMemory {
  private readonly file: ProcFile;
  private readonly bytesBefore: number;
  private bytes: number;
  private readAt: number;

  constructor(
    private readonly clock: Clock,
    proc: Proc,
  ) {
    this.file = proc.open('/proc/meminfo');
    this.bytesBefore = this.read();
    this.bytes = this.bytesBefore;
    this.readAt = clock.now();
  }

  /** How much more of it there is than at first: the most that bots can have hidden there. */
  grownBytes(): number {
    if (this.clock.now() - this.readAt > FRESH_MS) {
      this.bytes = this.read();
      this.readAt = this.clock.now();
    }
    return Math.max(0, this.bytes - this.bytesBefore);
  }

  close(): void {
    this.file.close();
  }

  private read(): number {
    return Number(/^Shmem:\s+(\d+) kB/m.exec(this.file.text() ?? '')?.[1] ?? 0) * 1024;
  }
}
