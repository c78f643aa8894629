import type { BotGroup } from '../../host/bot-group.ts';
import type { Host } from '../../host/host.ts';
import type { Watched } from '../../host/monitor.ts';
import { parseStat, scanProcesses, type Stat } from '../../host/processes/stat.ts';
import { RoundMeter } from '../../host/round-meter.ts';
import { waitUntilEmpty } from '../../host/wait-until-empty.ts';
import type { Observations } from '../observations.ts';
import type { Limits } from '../limits.ts';

/** The sandbox's own processes: the one we start, and the first one of the namespace. */
const SANDBOX_PROCESSES = 2;
const MIB = 1_048_576;
/** So much CPU time a bot may use between its turns: to get back to its input, after its answer. */
const MAX_PAUSE_CPU_MS = 1;

interface SupervisorOptions {
  readonly host: Host;
  readonly limits: Limits;
  readonly group: BotGroup;
  readonly pid: number;
  /** Whether it is in a sandbox, which has processes of its own. */
  readonly isEnclosed: boolean;
  readonly report: (observation: Observations) => void;
}

/** Looks after all processes of one bot: what they use, and that they stop when they should. */
export class Supervisor implements Watched {
  readonly meter: RoundMeter;
  private readonly group: BotGroup;
  private limitMs: number | null | undefined;
  /** Of this question, as it was last reported. */
  private reportedCpuMs: number | undefined;
  /** Its CPU time when its turn ended. */
  private pausedCpuMs: number | undefined;
  private frozenAt: { readonly ms: number; readonly cpuMs: number } | undefined;
  /** Whether it is stopped whenever it is not its turn. */
  private isDistrusted: boolean;
  private freezes = 0;
  private frozenMs = 0;
  private frozenCpuMs = 0;
  private owedMs = 0;

  constructor(private readonly options: SupervisorOptions) {
    const { host, pid, group } = options;
    this.group = group;
    this.isDistrusted = group.clock === 'proc';
    group.begin(pid);
    this.meter = new RoundMeter(host.clock, group);
    host.meters.add(this.meter);
    host.monitor.watch(this);
  }

  get needsScan(): boolean {
    return this.group.needsScan;
  }

  /**
   * A question is put: what was used until now belongs to the one before. Returns for how long it was stopped since then, and
   * what it computed in the turns of others.
   */
  beginRound(limitMs: number | null): { readonly frozenMs: number; readonly owedMs: number } {
    const { frozenMs, owedMs } = this;
    this.reportRound(this.meter.beginRound());
    this.limitMs = limitMs;
    this.reportedCpuMs = undefined;
    this.frozenMs = 0;
    this.owedMs = 0;
    return { frozenMs, owedMs };
  }

  /** Tells what was used since the last question, if it is not known yet. */
  reportRound(cpuMs: number | undefined): void {
    const { limitMs, reportedCpuMs } = this;
    if (limitMs === undefined || cpuMs === undefined || cpuMs === reportedCpuMs) return;
    this.reportedCpuMs = cpuMs;
    this.options.report({ round: { cpuMs, limitMs } });
  }

  look(scan?: readonly Stat[]): void {
    const { meter, options, group } = this;
    group.update(scan);
    const { memoryBytes, processes, threads } = group.measure(this.memoryLimitBytes);
    const usage = {
      memoryMb: memoryBytes / MIB,
      processes: Math.max(0, processes - (options.isEnclosed ? SANDBOX_PROCESSES : 0)),
      threads,
      cpuMs: meter.cpuMs() ?? 0,
    };
    options.report({ usage });
    this.reportRound(meter.roundCpuMs);
  }

  /** Memory of all its processes together; what they share is counted once where it matters. */
  measureMemoryMb(): number {
    return this.group.measure(this.memoryLimitBytes).memoryBytes / MIB;
  }

  /** Its answer is there. One that would compute on is stopped before anybody looks at the clocks: that takes its time too. */
  endTurn(): void {
    if (this.isDistrusted && this.group.clock === 'cgroup') this.freeze();
  }

  /**
   * It is not its turn until `resume`. As a cgroup, a bot that waits for its input is let be: stopping it takes longer than
   * most answers. Before its first question it starts, and is stopped: it starts in its own time.
   */
  pause(): void {
    this.pausedCpuMs = this.meter.lastCpuMs;
    if (this.isDistrusted || this.limitMs === undefined) this.freeze();
  }

  /** Stops it if it computes though it is not its turn, now and from now on. */
  checkPause(): void {
    if (this.pausedCpuMs === undefined || this.frozenAt !== undefined) return;
    this.isDistrusted = this.readPauseCpuMs() > MAX_PAUSE_CPU_MS;
    if (this.isDistrusted) this.freeze();
  }

  /** It is its turn. What was used meanwhile is reported, and taken off its time. */
  resume(): void {
    const isPaused = this.pausedCpuMs !== undefined;
    const usedMs = isPaused ? this.readPauseCpuMs() : 0;
    this.pausedCpuMs = undefined;
    this.thaw();
    // A bot that gets back to its input by itself may take a moment. One that has to be stopped may not.
    const freeMs = this.isDistrusted ? 0 : MAX_PAUSE_CPU_MS;
    if (this.limitMs === undefined || this.group.clock === 'proc' || usedMs <= freeMs) return;
    this.isDistrusted = true;
    this.owedMs = usedMs;
  }

  signal(signal: NodeJS.Signals): void {
    this.group.signal(signal);
  }

  kill(): void {
    this.group.kill();
  }

  isRunnable(): boolean {
    return this.group.isRunnable();
  }

  countSleeps(): ReadonlyMap<string, number> {
    return this.group.countSleeps();
  }

  waitsByChoice(): boolean {
    return this.group.waitsByChoice();
  }

  /** Whether the process that was started has begun to end, or has ended. */
  isEnding(): boolean {
    const stat = parseStat(this.options.host.proc.read(`/proc/${this.options.pid}/stat`));
    return stat === undefined || stat.isEnding || this.group.isEmpty();
  }

  /** Whether a debugger holds it: somebody who is none of its own processes. */
  isHeld(): boolean {
    const { proc } = this.options.host;
    const pids = this.listPids();
    return pids.some((pid) => {
      const tracer = Number(/^TracerPid:\s+(\d+)/m.exec(proc.read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0);
      return tracer !== 0 && !pids.includes(tracer);
    });
  }

  /** Its processes that have not ended. */
  listPids(): number[] {
    return this.group.listPids();
  }

  /** How many processes are there beside the one that was started. */
  countLeftBehind(): number {
    this.group.update(this.group.needsScan ? scanProcesses(this.options.host.proc) : undefined);
    return this.listPids().filter((pid) => pid !== this.options.pid).length;
  }

  /** Resolves when nobody is left. */
  waitForEnd(): Promise<void> {
    return waitUntilEmpty(this.group, this.options.host.clock);
  }

  /** No longer looks. What was used stays known. */
  rest(): void {
    this.meter.cpuMs();
    this.options.host.monitor.forget(this);
  }

  close(): void {
    this.rest();
    this.options.host.meters.delete(this.meter);
    this.group.close();
  }

  private readPauseCpuMs(): number {
    return (this.meter.cpuMs() ?? 0) - (this.pausedCpuMs ?? 0);
  }

  private freeze(): void {
    if (this.frozenAt !== undefined) return;
    this.freezes += 1;
    this.group.freeze();
    this.frozenAt = { ms: this.options.host.clock.now(), cpuMs: this.meter.cpuMs() ?? 0 };
  }

  private thaw(): void {
    const { frozenAt } = this;
    if (frozenAt === undefined) return;
    this.frozenAt = undefined;
    this.frozenMs += this.options.host.clock.now() - frozenAt.ms;
    this.frozenCpuMs += this.meter.lastCpuMs - frozenAt.cpuMs;
    this.options.report({ stopped: { cpuMs: this.frozenCpuMs, pauses: this.freezes } });
    this.group.thaw();
  }

  private get memoryLimitBytes(): number {
    const { memoryMb } = this.options.limits;
    return memoryMb === null ? Infinity : memoryMb * MIB;
  }
}
