import type { Host } from '../../host/host.ts';
import { RoundClock, type Clocks } from '../../host/round-clock.ts';
import type { Ask, Bot, BotContext, StartBot } from '../bot.ts';
import type { Observations, Exit, Judgement } from '../observations.ts';
import type { Limits } from '../limits.ts';
import { LineSplitter } from './line-splitter.ts';
import { Question } from './question.ts';
import { startProcess, type BotCommand, type StartedProcess } from './start-process.ts';
import { StderrLog } from './stderr-log.ts';
import { Supervisor } from './supervisor.ts';

/** How long a bot may take to exit at the end of its input, and then again after SIGTERM. */
export const EXIT_MS = 500;

export function startProcessBot(command: BotCommand): StartBot<ProcessBot> {
  return (context) => new ProcessBot(command, context);
}

/** A bot that is a process in its own group, with lines going in and coming out. */
export class ProcessBot implements Bot {
  exit: Exit | undefined;
  /** Undefined when the process could not be started. */
  readonly supervisor: Supervisor | undefined;
  readonly pid: number | undefined;
  private readonly host: Host;
  private readonly limits: Limits;
  private readonly process: StartedProcess;
  private readonly tag: string | undefined;
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
    private readonly context: BotContext,
  ) {
    const { host, limits } = context;
    this.host = host;
    this.limits = limits;
    this.tag = command.hasOwnProcesses ? undefined : host.makeTag();
    this.process = startProcess(command, this.tag, host, (chunk) => this.guard(() => this.read(chunk)));
    this.stderr = new StderrLog(limits.stderrBytes, limits.stderrMatchBytes);
    this.splitter = new LineSplitter(
      limits.lineBytes,
      (line) => this.receive(line),
      () => this.happened({ hasOverlongLine: true }),
    );
    this.ended = this.listen();
    this.pid = this.process.child.pid;
    this.supervisor = this.pid === undefined ? undefined : this.supervise(this.pid);
    if (command.debugged?.isStopped) this.supervisor?.signal('SIGSTOP');
  }

  get advice(): string | undefined {
    return this.command.debugged?.advice;
  }

  get lastWords(): string {
    return this.stderr.lastWords;
  }

  ask({ line, limitMs, accepts }: Ask): Promise<Clocks> {
    const { clock } = this.host;
    this.supervisor?.beginRound(limitMs);
    return new Promise((resolve) => {
      const isTaken = this.process.stdin.write(line, (error) => deadline.taken(error ?? undefined));
      const deadline = new Question({
        limitMs,
        clock,
        roundClock: new RoundClock(this.host, this.supervisor?.meter, isTaken),
        guard: (task) => this.guard(task),
        hasRuntime: this.command.hasRuntime ?? false,
        report: (observation) => this.report({ deadline: observation }),
        isHeld: () => (this.context.mayBeHeld && this.supervisor?.isHeld()) ?? false,
        isRunnable: () => this.supervisor?.meter.isRunnable() ?? false,
        onSettled: (clocks) => {
          this.question = undefined;
          this.supervisor?.reportRound(clocks.cpuMs);
          resolve(clocks);
        },
      });
      this.question = { deadline, accepts };
      this.outputBytes = 0;
      for (const early of this.takeUnread()) this.receive(early);
      if (this.isDismissed) deadline.settle();
    });
  }

  send(line: Uint8Array): void {
    if (!this.isDismissed) this.process.stdin.write(line);
  }

  pause(): void {
    this.supervisor?.pause();
  }

  resume(): void {
    this.supervisor?.resume();
  }

  kill(): void {
    this.dismiss();
    this.supervisor?.signal('SIGKILL');
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
    return this.supervisor?.meter.cpuMs();
  }

  /** Closes its input; true when it ends by itself, as it should. */
  closeInput(patienceMs = EXIT_MS): Promise<boolean> {
    this.dismiss();
    if (this.pid === undefined) return Promise.resolve(true);
    this.resume();
    this.process.stdin.end();
    return this.endsWithin(patienceMs);
  }

  /** End of input, then SIGTERM, then SIGKILL, each to all its processes. */
  async close(): Promise<void> {
    const endsByItself = await this.closeInput();
    if (!endsByItself) {
      this.supervisor?.signal('SIGTERM');
      await this.endsWithin(EXIT_MS);
    }
    this.supervisor?.signal('SIGKILL');
    if (this.pid !== undefined) this.host.killGroup(this.pid);
    await this.ended;
    await this.supervisor?.waitForEnd();
    // Somebody outside the group may hold the pipes; we no longer listen.
    this.process.stdin.destroy();
    this.process.stdout.destroy();
    this.process.stderr.destroy();
    this.supervisor?.close();
  }

  private supervise(pid: number): Supervisor {
    const { host, limits, command, tag } = this;
    host.track(pid);
    const report = (observation: Observations): void => this.guard(() => this.happened(observation));
    return new Supervisor({ host, limits, command, pid, tag, report });
  }

  /** What it has used is read while it is still there to be asked. */
  private dismiss(): void {
    this.isDismissed = true;
    this.supervisor?.rest();
    this.cancelNews?.();
  }

  private listen(): Promise<void> {
    const { child, stdout, stderr } = this.process;
    stdout.once('end', () => this.guard(() => this.onOutputEnd()));
    stdout.on('error', () => {});
    stderr.setEncoding('utf8');
    stderr.on('data', (text: string) => this.guard(() => this.onStderr(text)));
    stderr.on('error', () => {});
    return new Promise((resolve) => {
      child.once('error', (error) => {
        const { file, folder } = this.command;
        const couldNotStart = `could not start "${file}" in ${folder}: ${error.message}`;
        this.guard(() => this.happened({ couldNotStart }));
        resolve();
      });
      child.once('exit', (code, signal) => {
        const exit = { code, signal, atMs: this.host.clock.now() };
        this.exit = exit;
        this.guard(() => this.happened({ exit }));
        resolve();
      });
    });
  }

  private onStderr(text: string): void {
    this.stderr.push(text);
    this.context.onStderr?.(text);
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
      this.context.fail(error);
    }
  }

  /** Tells what happened. If it is too early to say what follows from it, it is asked again later. */
  private happened(observation: Observations): void {
    const judgement = this.report(observation);
    if (judgement.kind !== 'wait') return;
    this.cancelNews?.();
    this.cancelNews = this.host.clock.after(judgement.ms, () => this.guard(() => this.happened({})));
  }

  private report(observation: Observations): Judgement {
    return this.isDismissed ? { kind: 'in' } : this.context.report(observation);
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
