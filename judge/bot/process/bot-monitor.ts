import { ProcFile } from '../../host/measure/proc-file.ts';
import { scanProcesses } from '../../host/measure/scan-processes.ts';
import type { BotProcess } from './bot-process.ts';
import type { Limits } from '../limits.ts';

const TICK_MS = 50;
const TICKS_PER_THREAD_SEARCH = 4;
const TICKS_PER_SCAN = 20;
/** So many more tasks on the machine than at the last look are a reason to look at once. */
const SUSPICIOUS_GROWTH = 24;
const MIB = 1_048_576;

/** Looks after what bots use beside time: memory, processes, and the purse of CPU time. */
export class BotMonitor {
  private readonly load = new ProcFile('/proc/loadavg');
  private readonly timer: NodeJS.Timeout;
  private ticks = 0;
  private tasksAtScan = this.countTasks();

  constructor(
    private readonly bots: readonly BotProcess[],
    private readonly limits: Limits,
  ) {
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.load.close();
  }

  /** Looks for all processes of all bots. */
  scan(): void {
    const processes = scanProcesses();
    this.tasksAtScan = this.countTasks();
    for (const bot of this.bots) bot.meter?.refresh(processes);
  }

  private tick(): void {
    this.ticks += 1;
    if (this.ticks % TICKS_PER_SCAN === 0 || this.countTasks() > this.tasksAtScan + SUSPICIOUS_GROWTH) this.scan();
    else if (this.ticks % TICKS_PER_THREAD_SEARCH === 0) for (const bot of this.bots) bot.meter?.refresh();
    for (const bot of this.bots) this.check(bot);
  }

  /** All tasks of the machine: the second number of a field like 3/412. */
  private countTasks(): number {
    return Number(/\/(\d+) /.exec(this.load.text() ?? '')?.[1] ?? 0);
  }

  private check(bot: BotProcess): void {
    const { memoryMb, processes, cpuMs } = this.limits;
    if (bot.fault || !bot.meter) return;
    const memory = (bot.meter.memoryBytes() ?? 0) / MIB;
    const used = bot.meter.usage()?.cpuMs ?? 0;
    if (memoryMb !== null && memory > memoryMb) {
      bot.fail('memory', `uses ${memory.toFixed(0)} MiB of memory; ${memoryMb} are allowed`);
    } else if (processes !== null && bot.meter.processes > processes) {
      bot.fail('processes', `has ${bot.meter.processes} processes; ${processes} are allowed`);
    } else if (cpuMs !== null && used > cpuMs) {
      bot.fail('timeout', `used ${used.toFixed(0)} ms of CPU time in this match; ${cpuMs} are allowed`);
    }
  }
}
