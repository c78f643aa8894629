import type { Clock } from './clock.ts';
import type { Proc, ProcFile } from './proc.ts';
import { scanProcesses, type Stat } from './processes/stat.ts';

const TICK_MS = 50;
const TICKS_PER_SCAN = 20;
/** So many more tasks on the machine than at the last look are a reason to look at once. */
const SUSPICIOUS_GROWTH = 24;

/** Somebody whose use of the machine is watched. */
export interface Watched {
  /** Looks at what it uses; now and then with a scan of all processes of the machine. */
  look(scan: readonly Stat[] | undefined): void;
  /** Whether its processes are found only in a scan. */
  readonly needsScan: boolean;
}

/** Looks twenty times a second at what bots use beside time. It sleeps while there is nobody to watch. */
export class Monitor {
  private readonly load: ProcFile;
  private readonly watched = new Set<Watched>();
  private cancel: (() => void) | undefined;
  private ticks = 0;
  private tasksAtScan = 0;

  constructor(
    private readonly clock: Clock,
    private readonly proc: Proc,
  ) {
    this.load = proc.open('/proc/loadavg');
  }

  watch(somebody: Watched): void {
    this.watched.add(somebody);
    if (this.cancel === undefined) this.wait();
  }

  forget(somebody: Watched): void {
    this.watched.delete(somebody);
    if (this.watched.size === 0) this.rest();
  }

  close(): void {
    this.watched.clear();
    this.rest();
    this.load.close();
  }

  private wait(): void {
    this.cancel = this.clock.after(TICK_MS, () => {
      this.wait();
      this.tick();
    });
  }

  private rest(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  private tick(): void {
    this.ticks += 1;
    const scan = this.isTimeToScan() ? scanProcesses(this.proc) : undefined;
    for (const somebody of this.watched) somebody.look(scan);
  }

  private isTimeToScan(): boolean {
    const isNeeded = [...this.watched].some(({ needsScan }) => needsScan);
    const tasks = this.countTasks();
    if (!isNeeded || (this.ticks % TICKS_PER_SCAN !== 0 && tasks <= this.tasksAtScan + SUSPICIOUS_GROWTH)) return false;
    this.tasksAtScan = tasks;
    return true;
  }

  /** All tasks of the machine: the second number of a field like 3/412. */
  private countTasks(): number {
    return Number(/\/(\d+) /.exec(this.load.text() ?? '')?.[1] ?? 0);
  }
}
