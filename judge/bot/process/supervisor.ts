import type { Host } from '../../host/host.ts';
import type { Watched } from '../../host/monitor.ts';
import { MemoryMeter } from '../../host/processes/memory-meter.ts';
import { ProcessFamily } from '../../host/processes/process-family.ts';
import { ProcessMeter } from '../../host/processes/process-meter.ts';
import { scanProcesses, type Stat } from '../../host/processes/stat.ts';
import type { Observations } from '../observations.ts';
import type { Limits } from '../limits.ts';
import type { BotCommand } from './start-process.ts';

/** The sandbox's own processes: the one we start, and the first one of the namespace. */
const SANDBOX_PROCESSES = 2;
const SECOND_LOOK_MS = 2;
/** However busy the machine is: a process that was killed does not take longer to go. */
const MAX_END_MS = 5000;
const MIB = 1_048_576;

interface SupervisorOptions {
  readonly host: Host;
  readonly limits: Limits;
  readonly command: BotCommand;
  readonly pid: number;
  /** Undefined inside a pid namespace. */
  readonly tag: string | undefined;
  readonly report: (observation: Observations) => void;
}

/** Looks after all processes of one bot: what they use, and that they stop when they are told to. */
export class Supervisor implements Watched {
  readonly family: ProcessFamily;
  readonly meter: ProcessMeter;
  private readonly wrappers: number;
  private readonly memory: MemoryMeter;
  private limitMs: number | null | undefined;
  /** Of this question, as it was last told. */
  private toldCpuMs: number | undefined;
  private isPaused = false;
  private isInside = false;
  private pausedAtCpuMs: number | undefined;
  private pauses = 0;
  private stoppedCpuMs = 0;
  private cancelSecondLook: (() => void) | undefined;

  constructor(private readonly options: SupervisorOptions) {
    const { host, pid, tag, command } = options;
    this.wrappers = command.hasOwnProcesses ? SANDBOX_PROCESSES : 0;
    this.family = new ProcessFamily(host.proc, pid, tag, this.wrappers);
    this.meter = new ProcessMeter(host.clock, this.family, host.nice);
    this.memory = new MemoryMeter(host, this.family);
    host.monitor.watch(this);
  }

  get needsScan(): boolean {
    const { command, host } = this.options;
    return !command.hasOwnProcesses || !host.listsChildren || this.family.hasUnreadThreads;
  }

  /** A question is put: what was used until now belongs to the one before. */
  beginRound(limitMs: number | null): void {
    this.reportRound(this.meter.beginRound());
    this.limitMs = limitMs;
    this.toldCpuMs = undefined;
  }

  /** Tells what was used since the last question, if it is not known yet. */
  reportRound(cpuMs: number | undefined): void {
    const { limitMs, toldCpuMs } = this;
    if (limitMs === undefined || cpuMs === undefined || cpuMs === toldCpuMs) return;
    this.toldCpuMs = cpuMs;
    this.options.report({ round: { cpuMs, limitMs } });
  }

  look(scan?: readonly Stat[]): void {
    const { meter, family, options } = this;
    meter.update(scan);
    this.insist();
    const usage = {
      memoryMb: this.measureMemoryMb(),
      processes: Math.max(0, family.members.size - this.wrappers),
      threads: family.threads,
      cpuMs: meter.cpuMs() ?? 0,
    };
    options.report({ usage });
    this.reportRound(meter.roundCpuMs);
  }

  /** Memory of all its processes together; what they share is counted once where it matters. */
  measureMemoryMb(): number {
    const { memoryMb } = this.options.limits;
    return this.memory.measure(memoryMb === null ? Infinity : memoryMb * MIB) / MIB;
  }

  /** Stops everybody until `resume`. Who is not stopped a moment later, or goes on by itself, is stopped again. */
  pause(): void {
    this.isPaused = true;
    this.pauses += 1;
    this.meter.update();
    this.insist();
  }

  /** Everybody goes on. Who is still stopped a moment later is told once more. */
  resume(): void {
    this.isPaused = false;
    if (this.pausedAtCpuMs !== undefined) {
      this.stoppedCpuMs += (this.meter.cpuMs() ?? 0) - this.pausedAtCpuMs;
      this.options.report({ stopped: { cpuMs: this.stoppedCpuMs, pauses: this.pauses } });
    }
    this.pausedAtCpuMs = undefined;
    this.family.signal('SIGCONT');
    if (this.pauses > 0) this.lookAgainSoon();
  }

  /**
   * Stops who should be stopped and is not, and wakes who should not be and is. Without the latter a bot could be left
   * stopped for good: Linux hands a SIGSTOP that comes while a process is being made down to it, and forgets to take it
   * back when the SIGCONT comes before that process is there. Making a namespace takes long enough for both.
   */
  private insist(): void {
    const { family, isPaused, pausedAtCpuMs } = this;
    if (!isPaused) {
      if (this.pauses > 0 && family.isHalted) family.signal('SIGCONT');
    } else if (!this.hasEntered()) {
      this.lookAgainSoon();
    } else if (pausedAtCpuMs === undefined) {
      family.signal('SIGSTOP');
      this.pausedAtCpuMs = this.meter.cpuMs() ?? 0;
      this.lookAgainSoon();
    } else if (family.isAwake) family.signal('SIGSTOP');
  }

  /**
   * Whether the bot itself is there. A sandbox is not stopped while it is being made: it has not yet asked to die with
   * the judge then, and would be left behind, stopped, by a judge that is killed.
   */
  private hasEntered(): boolean {
    const { members } = this.family;
    this.isInside ||= this.wrappers === 0 || members.size > this.wrappers || members.size === 0;
    return this.isInside;
  }

  private lookAgainSoon(): void {
    this.cancelSecondLook?.();
    this.cancelSecondLook = this.options.host.clock.after(SECOND_LOOK_MS, () => {
      this.meter.update();
      this.insist();
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.meter.update();
    this.family.signal(signal);
  }

  /** Whether a debugger holds it: somebody who is none of its own processes. */
  isHeld(): boolean {
    const { proc } = this.options.host;
    return this.family.living.some(({ pid }) => {
      const tracer = Number(/^TracerPid:\s+(\d+)/m.exec(proc.read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0);
      return tracer !== 0 && !this.family.members.has(tracer);
    });
  }

  /** How many processes are there beside the one that was started. */
  countLeftBehind(): number {
    this.meter.update(scanProcesses(this.options.host.proc));
    return this.family.living.filter(({ pid }) => pid !== this.options.pid).length;
  }

  /** Resolves when nobody is left. Who was killed may need a moment to go. */
  async waitForEnd(): Promise<void> {
    const { clock } = this.options.host;
    const end = clock.now() + MAX_END_MS;
    for (this.meter.update(); this.family.living.length > 0 && clock.now() < end; this.meter.update()) {
      await new Promise<void>((resolve) => void clock.after(1, resolve));
    }
  }

  /** No longer looks. What was used stays known. */
  rest(): void {
    this.meter.cpuMs();
    this.cancelSecondLook?.();
    this.options.host.monitor.forget(this);
  }

  close(): void {
    this.rest();
    this.family.close();
  }
}
