import { constants } from 'node:os';
import type { Fault } from '../fault.ts';
import { LineSplitter } from './line-splitter.ts';
import type { Limits } from '../limits.ts';
import { carries, endGroup, rememberGroup, signalGroup, signalProcess } from '../../host/live-groups.ts';
import { ProcessMeter } from '../../host/measure/process-meter.ts';
import { scanProcesses } from '../../host/measure/scan-processes.ts';
import { RoundClock, type Clocks } from '../../host/measure/round-clock.ts';
import { Question } from './question.ts';
import { startProcess, type BotCommand } from './start-process.ts';
import { StderrLog } from './stderr-log.ts';

/** How long a process that has closed its output may take to say why, and the other way round. */
const GRACE_MS = 100;
/** How long a bot may take to exit at the end of its input, and then again after SIGTERM. */
export const EXIT_MS = 500;

type Child = ReturnType<typeof startProcess>;

export interface BotEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** One bot: a process in its own group, with lines going in and coming out. */
export class BotProcess {
  /** Why it is out; the first reason stays. */
  fault: Fault | undefined;
  /** How it ended, once it has: its exit code or signal, and whether it had to be told. */
  end: BotEnd | undefined;
  /** Undefined when the process could not be started. */
  readonly meter: ProcessMeter | undefined;
  private readonly child: Child;
  private readonly stderr: StderrLog;
  private readonly splitter: LineSplitter;
  private readonly exited: Promise<void>;
  private readonly early: string[] = [];
  private question: Question | undefined;
  private roundBytes = 0;
  private isClosing = false;
  private hasExited = false;
  private outputEnded = false;
  private lastCpuMs: number | undefined;

  constructor(
    command: BotCommand,
    private readonly limits: Limits,
    private readonly mark: string,
  ) {
    this.child = startProcess(command, mark);
    this.stderr = new StderrLog(limits.stderrBytes, limits.stderrMatchBytes);
    this.splitter = new LineSplitter(
      limits.lineBytes,
      (line) => this.receive(line),
      () =>
        this.fail('output-limit', `wrote a line longer than ${limits.lineBytes} bytes; end each answer with a newline`),
    );
    if (this.pid !== undefined) {
      rememberGroup(this.pid);
      this.meter = new ProcessMeter(this.pid);
    }
    this.exited = this.watch(command);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * Sends a state and waits for the line that answers it. `read` returns whether a line is the answer; other lines are
   * dropped. Resolves to the evidence, whether the bot answered or is out.
   */
  ask(line: Uint8Array, limitMs: number | null, read: (line: string) => boolean): Promise<Clocks | undefined> {
    if (this.fault) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const question = new Question({
        limitMs,
        clock: new RoundClock(this.meter),
        read,
        isTraced: () => this.isTraced(),
        isRunnable: () => this.meter?.isRunnable() ?? false,
        onTimeout: (reason) => this.fail('timeout', reason),
        onSettled: (clocks) => {
          this.question = undefined;
          resolve(clocks);
        },
      });
      this.question = question;
      this.roundBytes = 0;
      this.child.stdin.write(line, (error) => question.taken(error ?? undefined));
      for (const early of this.early.splice(0)) this.receive(early);
    });
  }

  /** Sends a line that needs no answer. */
  tell(line: Uint8Array): void {
    if (!this.fault) this.child.stdin.write(line);
  }

  /** Stops all its processes, so that it cannot think in another's time. */
  pause(): void {
    this.signal('SIGSTOP');
  }

  resume(): void {
    this.signal('SIGCONT');
  }

  /** Puts the bot out of the match. The first reason wins; its process group is ended at once. */
  fail(code: Fault['code'], reason: string): void {
    if (this.fault || this.isClosing) return;
    this.fault = { code, reason };
    this.lastCpuMs = this.cpuMs();
    this.signal('SIGKILL');
    this.question?.settle();
  }

  /** Lines that came when nobody had asked. */
  takeUnread(): string[] {
    return this.early.splice(0);
  }

  takeStderr(): string {
    return this.stderr.take();
  }

  /** The end of all it wrote on standard error. */
  get lastWords(): string {
    return this.stderr.lastWords;
  }

  cpuMs(): number | undefined {
    return this.meter?.usage()?.cpuMs ?? this.lastCpuMs;
  }

  /** Closes its input; true when it ends by itself, as it should. */
  closeInput(patienceMs = EXIT_MS): Promise<boolean> {
    this.isClosing = true;
    this.lastCpuMs = this.cpuMs();
    if (this.pid === undefined) return Promise.resolve(true);
    this.resume();
    this.child.stdin.end();
    return this.exitsWithin(patienceMs);
  }

  /** End of input, then SIGTERM, then SIGKILL, each to the whole group. */
  async close(): Promise<void> {
    const endsByItself = await this.closeInput();
    if (this.pid === undefined) return;
    if (!endsByItself) {
      this.signal('SIGTERM');
      await this.exitsWithin(EXIT_MS);
    }
    this.signal('SIGKILL');
    endGroup(this.pid);
    await this.exited;
    // A grandchild outside the group may hold the pipes; we no longer listen.
    this.child.stdout.destroy();
    this.child.stderr.destroy();
    this.meter?.close();
  }

  /** To the group, and to children that have left it. */
  private signal(signal: NodeJS.Signals): void {
    if (this.pid === undefined) return;
    signalGroup(this.pid, signal);
    for (const stray of this.meter?.strays ?? []) if (carries(stray, this.mark)) signalProcess(stray, signal);
  }

  /** Whether a debugger holds it. Looks for all its processes first: the evidence should be of all of them. */
  private isTraced(): boolean {
    this.meter?.refresh(scanProcesses());
    return this.meter?.isTraced() ?? false;
  }

  private watch({ file, folder }: BotCommand): Promise<void> {
    const { child } = this;
    child.stdin.on('error', () => {});
    child.stdout.on('data', (chunk: Buffer) => this.countBytes(chunk));
    child.stdout.once('end', () => this.onOutputEnd());
    child.stdout.on('error', () => {});
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text: string) => this.stderr.push(text));
    child.stderr.on('error', () => {});
    return new Promise((resolve) => {
      child.once('error', (error: NodeJS.ErrnoException) => {
        this.hasExited = true;
        this.fail('could-not-start', `could not start "${file}" in ${folder}: ${error.message}`);
        resolve();
      });
      child.once('exit', (code, signal) => {
        this.onExit(code, signal);
        resolve();
      });
    });
  }

  private countBytes(chunk: Buffer): void {
    if (this.fault) return;
    this.roundBytes += chunk.length;
    if (this.roundBytes > this.limits.roundBytes) {
      this.fail('output-limit', `wrote more than ${this.limits.roundBytes} bytes on standard output in one round`);
    } else {
      this.splitter.push(chunk);
    }
  }

  private receive(line: string): void {
    if (this.fault) return;
    if (this.question === undefined) this.early.push(line);
    else if (this.question.read(line)) this.question.settle();
  }

  /** The last line may still be in the pipe: the verdict waits for the end of the output, but not long. */
  private onExit(code: number | null, signal: NodeJS.Signals | null): void {
    this.hasExited = true;
    this.end = { code, signal };
    const how = signal === null ? `exited with code ${code}${signalIn(code)}` : `was ended by ${signal}`;
    const judge = (): void => this.fail('crashed', `${how} in the middle of the match`);
    if (this.outputEnded) judge();
    else setTimeout(judge, GRACE_MS).unref();
    this.child.stdout.once('end', judge);
  }

  private onOutputEnd(): void {
    this.splitter.end();
    this.outputEnded = true;
    if (this.hasExited) return;
    const judge = (): void => this.fail('closed-output', 'closed its standard output in the middle of the match');
    setTimeout(judge, GRACE_MS).unref();
  }

  private async exitsWithin(ms: number): Promise<boolean> {
    if (this.hasExited) return true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), ms);
    });
    const result = await Promise.race([this.exited.then(() => true), late]);
    clearTimeout(timer);
    return result;
  }
}

/** Shells and sandboxes pass on the signal that ended a program as 128 and its number. */
function signalIn(code: number | null): string {
  const number = (code ?? 0) - 128;
  const name = Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
  return name === undefined ? '' : ` (${name})`;
}
