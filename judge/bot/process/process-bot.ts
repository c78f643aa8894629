import type { BotGroup } from '../../host/bot-group.ts';
import type { Host } from '../../host/host.ts';
import { RoundClock, type Clocks } from '../../host/round-clock.ts';
import type { Ask, Bot, BotContext, StartBot } from '../bot.ts';
import type { Observations, Deadline, Exit, Judgement } from '../observations.ts';
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
  private readonly stderr: StderrLog;
  private readonly splitter: LineSplitter;
  private readonly ended: Promise<void>;
  /** Lines that came when nobody had asked. */
  private readonly early: string[] = [];
  private question: { readonly deadline: Question; accepts(line: string): boolean } | undefined;
  private outputBytes = 0;
  private answered = 0;
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
    // A debugger is to find the program, and not a shell that will become it.
    const clock = host.chooseClock(command.debugged?.isStopped ? 'proc' : (context.clock ?? 'auto'));
    this.process = startProcess(command, { host, limits, clock }, (chunk) => this.guard(() => this.read(chunk)));
    const { group } = this.process;
    this.stderr = new StderrLog(limits.stderrBytes, limits.stderrMatchBytes);
    this.splitter = new LineSplitter(
      limits.lineBytes,
      (line) => this.receive(line),
      () => this.happened({ hasOverlongLine: true }),
    );
    this.ended = this.listen();
    this.pid = this.process.child.pid;
    this.supervisor = this.pid === undefined ? undefined : this.supervise(this.pid, group);
    if (this.supervisor === undefined) group.close();
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
    const { supervisor } = this;
    const before = supervisor?.beginRound(limitMs);
    return new Promise((resolve) => {
      const roundClock = new RoundClock(this.host, supervisor?.meter, before);
      const isTaken = this.process.stdin.write(line, (error) => deadline.taken(error ?? undefined));
      const options = {
        limitMs,
        owedMs: before?.owedMs ?? 0,
        clock,
        roundClock,
        guard: (task: () => void) => this.guard(task),
        hasRuntime: this.command.hasRuntime ?? false,
        answered: this.answered,
        readUnfinished: () => this.splitter.unfinished,
        report: (observation: Deadline) => this.report({ deadline: observation }),
        isHeld: () => (this.context.mayBeHeld && supervisor?.isHeld()) ?? false,
        isRunnable: () => supervisor?.isRunnable() ?? false,
        countSleeps: () => supervisor?.countSleeps() ?? new Map<string, number>(),
        waitsByChoice: () => supervisor?.waitsByChoice() ?? false,
        readJudgeMs: () => supervisor?.meter.roundJudgeMs ?? 0,
        onSettled: (clocks: Clocks) => {
          this.question = undefined;
          supervisor?.reportRound(clocks.cpuMs);
          resolve(clocks);
        },
      };
      const deadline = new Question(options, isTaken);
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

  checkPause(): void {
    this.supervisor?.checkPause();
  }

  resume(): void {
    this.supervisor?.resume();
  }

  kill(): void {
    this.dismiss();
    this.supervisor?.kill();
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
    this.supervisor?.kill();
    if (this.pid !== undefined) this.host.killGroup(this.pid);
    await this.ended;
    await this.supervisor?.waitForEnd();
    // Somebody outside the group may hold the pipes; we no longer listen.
    this.process.stdin.destroy();
    this.process.stdout.destroy();
    this.process.stderr.destroy();
    this.supervisor?.close();
  }

  private supervise(pid: number, group: BotGroup): Supervisor {
    const { host, limits, command } = this;
    host.track(pid);
    const report = (observation: Observations): void => this.guard(() => this.happened(observation));
    return new Supervisor({ host, limits, group, pid, isEnclosed: command.hasOwnProcesses ?? false, report });
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
        // The kernel may have ended it for what it used.
        if (!this.isDismissed) this.guard(() => this.supervisor?.look());
        this.guard(() => this.happened({ exit }));
        resolve();
      });
    });
  }

  private onStderr(text: string): void {
    this.charge(() => {
      this.stderr.push(text);
      this.context.onStderr?.(text);
    });
  }

  private read(chunk: Buffer): void {
    this.charge(() => {
      this.outputBytes += chunk.length;
      if (this.outputBytes > this.limits.roundBytes) this.happened({ outputBytes: this.outputBytes });
      else this.splitter.push(chunk);
    });
  }

  /** What it takes the judge to read what the bot writes is the bot's doing, and no excuse for it. */
  private charge(task: () => void): void {
    const began = this.host.clock.now();
    task();
    if (this.supervisor) this.supervisor.meter.judgeMs += this.host.clock.now() - began;
  }

  private receive(line: string): void {
    if (this.isDismissed) return;
    if (this.question === undefined) this.early.push(line);
    else if (this.question.accepts(line)) this.finishAnswer();
  }

  private finishAnswer(): void {
    this.answered += 1;
    this.supervisor?.endTurn();
    this.question?.deadline.answer();
  }

  private onOutputEnd(): void {
    this.splitter.end();
    const { supervisor } = this;
    this.happened({ outputEndedAtMs: this.host.clock.now(), isEnding: () => supervisor?.isEnding() ?? false });
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
