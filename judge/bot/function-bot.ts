import type { Host } from '../host/host.ts';
import { RoundClock, type Clocks } from '../host/round-clock.ts';
import type { Ask, Bot, BotContext, StartBot } from './bot.ts';
import type { Deadline } from './observations.ts';
import { Question } from './process/question.ts';
import { StderrLog } from './process/stderr-log.ts';

/** A bot that is a function of the program that calls the judge. */
export interface FunctionBot {
  /** As it is called in the match: up to 12 characters. */
  readonly name: string;
  /** Gets each state as a bot that is a process gets it, already parsed, and gives the answer, or a promise of it. */
  bot(state: object): object | Promise<object>;
}

export function startFunctionBot(bot: FunctionBot): StartBot {
  return (context) => new CalledBot(bot, context);
}

/**
 * A function is judged as a process is: by the same clock, and its answers by the same dialogue. But it runs in our own
 * process: nothing can stop one that does not return, and it is found to be late only afterwards.
 */
class CalledBot implements Bot {
  private readonly stderr: StderrLog;
  private call: Call | undefined;
  private usedMs = 0;

  constructor(
    private readonly called: FunctionBot,
    private readonly context: BotContext,
  ) {
    const { limits } = context;
    this.stderr = new StderrLog(limits.stderrBytes, limits.stderrMatchBytes);
  }

  get lastWords(): string {
    return this.stderr.lastWords;
  }

  ask(asked: Ask): Promise<Clocks> {
    return new Promise((resolve) => {
      const call: Call = new Call(asked, this.context, (clocks) => {
        this.call = undefined;
        this.usedMs += clocks.cpuMs ?? 0;
        resolve(clocks);
      });
      this.call = call;
      const state = JSON.parse(Buffer.from(asked.line).toString('utf8')) as object;
      void this.answer(state).then(
        (line) => call.answered(line),
        (error: unknown) => call.guard(() => this.crash(error, call)),
      );
    });
  }

  /** It is sent nothing that wants no answer. */
  send(): void {}

  pause(): void {}

  resume(): void {}

  kill(): void {
    this.call?.settle();
  }

  async close(): Promise<void> {
    this.kill();
  }

  takeStderr(): string {
    return this.stderr.take();
  }

  cpuMs(): number {
    return this.usedMs;
  }

  private async answer(state: object): Promise<string> {
    const answer: unknown = await this.called.bot(state);
    return JSON.stringify(answer) ?? String(answer);
  }

  private crash(error: unknown, call: Call): void {
    // It comes too late to matter.
    if (call !== this.call) return;
    const text = `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`;
    this.stderr.push(text);
    this.context.onStderr?.(text);
    this.context.report({ threw: String(error) });
  }
}

/** One call of a function, until it has answered or its time is over. */
class Call {
  private readonly question: Question;
  private isOver = false;

  constructor(
    private readonly asked: Ask,
    private readonly context: BotContext,
    onSettled: (clocks: Clocks) => void,
  ) {
    const { host, report } = context;
    const options = {
      limitMs: asked.limitMs,
      clock: host.clock,
      roundClock: new CallClock(host, new CallMeter(host)),
      guard: (task: () => void) => this.guard(task),
      hasRuntime: true,
      answered: 0,
      readUnfinished: () => undefined,
      report: (deadline: Deadline) => report({ deadline }),
      isHeld: () => false,
      isRunnable: () => false,
      countSleeps: () => new Map(),
      waitsByChoice: () => false,
      readJudgeMs: () => 0,
      onSettled: (clocks: Clocks) => {
        this.isOver = true;
        onSettled(clocks);
      },
    };
    this.question = new Question(options, true);
  }

  settle(): void {
    this.question.settle();
  }

  /**
   * An answer that is not to this round is dropped: there will be no other, and the time runs out. While a function computes, no
   * timer of ours rings: whether it was in time is seen when it returns.
   */
  answered(line: string): void {
    this.guard(() => {
      const { report, limits } = this.context;
      if (this.isOver) return;
      if (Buffer.byteLength(line) > limits.lineBytes) report({ hasOverlongLine: true });
      else if (this.asked.accepts(line)) this.question.answer();
    });
  }

  guard(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.context.fail(error);
    }
  }
}

/** While a function computes, our event loop is busy with nothing else: that is no lag of ours. */
class CallClock extends RoundClock {
  override read(): Clocks {
    return { ...super.read(), lagMs: 0 };
  }
}

/** What this process used and waited for since a function was called. */
class CallMeter {
  /** What the judge does for it is to call it, which is its own time. */
  readonly roundJudgeMs = 0;
  private readonly cpuBefore = process.cpuUsage();
  private readonly waitedBefore: number;

  constructor(private readonly host: Host) {
    this.waitedBefore = host.lag.waitedMs();
  }

  readRound(): { readonly cpuMs: number; readonly waitMs: number } {
    const { user, system } = process.cpuUsage(this.cpuBefore);
    return { cpuMs: (user + system) / 1000, waitMs: this.host.lag.waitedMs() - this.waitedBefore };
  }
}
