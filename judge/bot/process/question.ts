import { makeEvidence, type Clocks, type RoundClock } from '../../host/measure/round-clock.ts';

/** However loaded the host is: this many times the limit, and a second, are the end. */
const CEILING_FACTOR = 10;
const CEILING_MS = 1000;
const DEBUGGER_POLL_MS = 200;
/** How soon to look again at a bot that is ready to run. */
const SECOND_LOOK_MS = 5;

interface QuestionOptions {
  readonly limitMs: number | null;
  readonly clock: RoundClock;
  /** Whether a line is the answer. */
  readonly read: (line: string) => boolean;
  readonly onTimeout: (reason: string) => void;
  readonly onSettled: (clocks: Clocks) => void;
  /** Whether a debugger holds the bot. */
  readonly isTraced: () => boolean;
  /** Whether the bot is running, or would be if the machine had a CPU for it. */
  readonly isRunnable: () => boolean;
}

/**
 * A state that waits for its answer. There is one absolute deadline: it starts when the pipe has taken the state, and
 * nothing the bot writes moves it. Only what the host did does: time in which the bot waited for a CPU, and time by
 * which the judge itself was late, is not billed to the bot.
 */
export class Question {
  private inputProblem: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private dueAt = 0;
  private lastCpuMs: number | undefined;
  private isSettled = false;

  constructor(private readonly options: QuestionOptions) {
    const { limitMs } = options;
    if (limitMs !== null) this.lookAgainIn(limitMs, limitMs);
  }

  get read(): (line: string) => boolean {
    return this.options.read;
  }

  /** The pipe has taken the state, or never will. */
  taken(error: Error | undefined): void {
    this.options.clock.taken();
    if (error) this.inputProblem = 'it had closed its standard input';
  }

  settle(): void {
    this.isSettled = true;
    clearTimeout(this.timer);
    this.options.onSettled(this.options.clock.read());
  }

  private lookAgainIn(ms: number, limitMs: number): void {
    const delay = Math.max(1, Math.ceil(ms));
    this.dueAt = performance.now() + delay;
    this.timer = setTimeout(() => this.checkDeadline(limitMs), delay);
  }

  private checkDeadline(limitMs: number): void {
    const { clock, isTraced } = this.options;
    const lateMs = Math.max(0, performance.now() - this.dueAt);
    if (isTraced()) return this.lookAgainIn(DEBUGGER_POLL_MS, limitMs);
    const clocks = { ...clock.read(), lagMs: lateMs };
    const isHopeless = clocks.wallMs >= limitMs * CEILING_FACTOR + CEILING_MS;
    const extraMs = isHopeless ? 0 : this.extraTime(clocks, limitMs);
    if (extraMs > 0) return this.lookAgainIn(extraMs, limitMs);
    // What the bot wrote while the judge was late is still in the pipe: it is read before the verdict.
    setImmediate(() => {
      if (!this.isSettled) this.giveUp(clocks, limitMs);
    });
  }

  /** How much longer to wait, because the host owes the bot some of its time. */
  private extraTime(clocks: Clocks, limitMs: number): number {
    if (!this.options.clock.isTaken) return 0;
    const owedMs = limitMs - (clocks.wallMs - (clocks.waitMs ?? 0) - clocks.lagMs);
    if (owedMs > 0) return owedMs;
    // A wait is counted only once it is over. A bot that is ready, and has not run since the last look, is waiting still.
    const mayWait = this.lastCpuMs === undefined || clocks.cpuMs === this.lastCpuMs;
    this.lastCpuMs = clocks.cpuMs;
    return mayWait && this.options.isRunnable() ? SECOND_LOOK_MS : 0;
  }

  private giveUp(clocks: Clocks, limitMs: number): void {
    const notTaken = this.options.clock.isTaken ? undefined : 'it does not read its standard input';
    const advice = this.inputProblem ?? notTaken ?? 'think faster, and flush standard output after each answer';
    this.options.onTimeout(`gave no answer within ${limitMs} ms (${makeEvidence(clocks)}); ${advice}`);
  }
}
