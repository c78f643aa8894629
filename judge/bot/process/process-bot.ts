import type { Host } from '../../host/host.ts';
import type { Watched } from '../../host/monitor.ts';
import { ProcessFamily } from '../../host/processes/process-family.ts';
import { ProcessMeter } from '../../host/processes/process-meter.ts';
import { scanProcesses, type Stat } from '../../host/processes/stat.ts';
import { RoundClock, type Clocks } from '../../host/round-clock.ts';
import type { Ask, Bot, BotSurroundings, StartBot } from '../bot.ts';
import type { Conduct, Exit } from '../conduct.ts';
import type { Limits } from '../limits.ts';
import { LineSplitter } from './line-splitter.ts';
import { Question } from './question.ts';
import { startProcess, type BotCommand } from './start-process.ts';
import { StderrLog } from './stderr-log.ts';

/** How long a bot may take to exit at the end of its input, and then again after SIGTERM. */
export const EXIT_MS = 500;

const MIB = 1_048_576;

export function startProcessBot(command: BotCommand): StartBot<ProcessBot> {
  return (surroundings) => new ProcessBot(command, surroundings);
}

/** A bot that is a process in its own group, with lines going in and coming out. */
export class ProcessBot implements Bot, Watched {
  exit: Exit | undefined;
  /** Undefined when the process could not be started. */
  readonly family: ProcessFamily | undefined;
  readonly pid: number | undefined;
  private readonly host: Host;
  private readonly limits: Limits;
  private readonly child;
  private readonly mark: string | undefined;
  private readonly meter: ProcessMeter | undefined;
  private readonly stderr: StderrLog;
  private readonly splitter: LineSplitter;
  private readonly ended: Promise<void>;
  /** Lines that came when nobody had asked. */
  private readonly early: string[] = [];
  private question: { readonly deadline: Question; accepts(line: string): boolean } | undefined;
  private outputBytes = 0;
  private cancelNews: (() => void) | undefined;
  /** Whether what happens to it no longer matters. */
  private isDismissed = false;

  constructor(
    private readonly command: BotCommand,
    private readonly surroundings: BotSurroundings,
  ) {
    const { host, limits } = surroundings;
    this.host = host;
    this.limits = limits;
    this.mark = command.hasOwnProcesses ? undefined : host.makeMark();
    this.child = startProcess(command, this.mark);
    this.stderr = new StderrLog(limits.stderrBytes, limits.stderrMatchBytes);
    this.splitter = new LineSplitter(
      limits.lineBytes,
      (line) => this.receive(line),
      () => this.happened({ hasOverlongLine: true }),
    );
    this.ended = this.listen();
    this.pid = this.child.pid;
    if (this.pid === undefined) return;
    host.adopt(this.pid);
    this.family = new ProcessFamily(host.proc, this.pid, this.mark);
    this.meter = new ProcessMeter(host.clock, this.family);
    host.monitor.watch(this);
  }

  get lastWords(): string {
    return this.stderr.lastWords;
  }

  ask({ line, limitMs, accepts }: Ask): Promise<Clocks> {
    const { clock, lag } = this.host;
    return new Promise((resolve) => {
      const deadline = new Question({
        limitMs,
        clock,
        roundClock: new RoundClock(clock, lag, this.meter),
        guard: (task) => this.guard(task),
        report: (news) => this.report({ deadline: news }),
        isHeld: () => this.isHeld(),
        isRunnable: () => this.family?.living.some((member) => member.isRunnable()) ?? false,
        onSettled: (clocks) => {
          this.question = undefined;
          resolve(clocks);
        },
      });
      this.question = { deadline, accepts };
      this.outputBytes = 0;
      this.child.stdin.write(line, (error) => deadline.taken(error ?? undefined));
      for (const early of this.early.splice(0)) this.receive(early);
      if (this.isDismissed) deadline.settle();
    });
  }

  tell(line: Uint8Array): void {
    if (!this.isDismissed) this.child.stdin.write(line);
  }

  pause(): void {
    this.signal('SIGSTOP');
  }

  resume(): void {
    this.signal('SIGCONT');
  }

  kill(): void {
    this.isDismissed = true;
    // What it used is read while it is still there to be asked.
    this.cpuMs();
    this.signal('SIGKILL');
    this.rest();
    this.question?.deadline.settle();
  }

  /** Lines that came when nobody had asked. */
  takeUnread(): string[] {
    return this.early.splice(0);
  }

  takeStderr(): string {
    return this.stderr.take();
  }

  cpuMs(): number | undefined {
    return this.meter?.cpuMs();
  }

  /** Resident memory of all its processes together. */
  get memoryMb(): number {
    let pages = 0;
    for (const member of this.family?.members.values() ?? []) pages += member.memoryPages;
    return (pages * this.host.pageBytes) / MIB;
  }

  get needsScan(): boolean {
    return !this.command.hasOwnProcesses || !this.host.tellsChildren || (this.family?.hasUnreadThreads ?? false);
  }

  look(scan?: readonly Stat[]): void {
    const { family, meter } = this;
    if (this.isDismissed || !family || !meter) return;
    this.guard(() => {
      meter.update(scan);
      const usage = { memoryMb: this.memoryMb, processes: family.living.length, cpuMs: meter.cpuMs() ?? 0 };
      this.happened({ usage });
    });
  }

  /** How many processes are there beside the one that was started. */
  countLeftBehind(): number {
    this.meter?.update(scanProcesses(this.host.proc));
    return this.family?.living.filter(({ pid }) => pid !== this.pid).length ?? 0;
  }

  /** Closes its input; true when it ends by itself, as it should. */
  closeInput(patienceMs = EXIT_MS): Promise<boolean> {
    this.isDismissed = true;
    this.cpuMs();
    this.rest();
    if (this.pid === undefined) return Promise.resolve(true);
    this.resume();
    this.child.stdin.end();
    return this.endsWithin(patienceMs);
  }

  /** End of input, then SIGTERM, then SIGKILL, each to all its processes. */
  async close(): Promise<void> {
    const endsByItself = await this.closeInput();
    if (this.pid === undefined) return;
    if (!endsByItself) {
      this.signal('SIGTERM');
      await this.endsWithin(EXIT_MS);
    }
    this.signal('SIGKILL');
    this.host.bury(this.pid, this.mark);
    await this.ended;
    // Somebody outside the group may hold the pipes; we no longer listen.
    this.child.stdin.destroy();
    this.child.stdout.destroy();
    this.child.stderr.destroy();
    this.family?.close();
  }

  private signal(signal: NodeJS.Signals): void {
    this.meter?.update();
    this.family?.signal(signal);
  }

  private rest(): void {
    this.host.monitor.forget(this);
    this.cancelNews?.();
  }

  private isHeld(): boolean {
    const isTraced = /^TracerPid:\s+[1-9]/m;
    return (
      this.family?.living.some(({ pid }) => isTraced.test(this.host.proc.read(`/proc/${pid}/status`) ?? '')) ?? false
    );
  }

  private listen(): Promise<void> {
    const { child } = this;
    child.stdin.on('error', () => {});
    child.stdout.on('data', (chunk: Buffer) => this.guard(() => this.read(chunk)));
    child.stdout.once('end', () => this.guard(() => this.onOutputEnd()));
    child.stdout.on('error', () => {});
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text: string) => this.guard(() => this.stderr.push(text)));
    child.stderr.on('error', () => {});
    return new Promise((resolve) => {
      child.once('error', (error) => {
        const { file, folder } = this.command;
        this.guard(() => this.happened({ couldNotStart: `could not start "${file}" in ${folder}: ${error.message}` }));
        resolve();
      });
      child.once('exit', (code, signal) => {
        this.exit = { code, signal, atMs: this.host.clock.now() };
        this.guard(() => this.happened({ exit: this.exit! }));
        resolve();
      });
    });
  }

  private read(chunk: Buffer): void {
    this.outputBytes += chunk.length;
    if (this.outputBytes > this.limits.roundBytes) this.happened({ outputBytes: this.outputBytes });
    else this.splitter.push(chunk);
  }

  private receive(line: string): void {
    if (this.question === undefined) this.early.push(line);
    else if (this.question.accepts(line)) this.question.deadline.settle();
  }

  private onOutputEnd(): void {
    this.splitter.end();
    this.happened({ outputEndedAtMs: this.host.clock.now() });
  }

  /** Whatever a bot makes us stumble over: it ends the match with a result, not the judge without one. */
  private guard(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.surroundings.fail(error);
    }
  }

  /** Tells what happened. If it is too early to say what follows from it, it is asked again later. */
  private happened(news: Conduct): void {
    const judgement = this.report(news);
    if (judgement.kind !== 'wait') return;
    this.cancelNews?.();
    this.cancelNews = this.host.clock.after(judgement.ms, () => this.guard(() => this.happened({})));
  }

  private report(news: Conduct): ReturnType<BotSurroundings['report']> {
    return this.isDismissed ? { kind: 'in' } : this.surroundings.report(news);
  }

  private async endsWithin(ms: number): Promise<boolean> {
    if (this.exit !== undefined) return true;
    let cancel: (() => void) | undefined;
    const late = new Promise<boolean>((resolve) => {
      cancel = this.host.clock.after(ms, () => resolve(false));
    });
    const result = await Promise.race([this.ended.then(() => true), late]);
    cancel?.();
    return result;
  }
}
