import type { Clock } from '../../host/clock.ts';
import type { Clocks, DeadlineClocks, RoundClock } from '../../host/round-clock.ts';
import { MAX_WAITS, type Deadline, type Judgement } from '../observations.ts';
import { SteadyThreads } from './steady-threads.ts';

/** What the kernel reports of a bot's waiting is no finer than this, and must not be read more often. */
const MIN_LOOK_MS = 20;

interface QuestionOptions {
  readonly limitMs: number | null;
  /** What is taken off its time for what it computed in the turns of others. */
  readonly owedMs?: number;
  readonly clock: Clock;
  readonly roundClock: Pick<RoundClock, 'read' | 'readAtDeadline'>;
  readonly hasRuntime: boolean;
  /** How many states were answered before this one. */
  readonly answered: number;
  /** What the bot has written without a newline at the end. */
  readonly readUnfinished: () => string | undefined;
  /** Reports that the time is up, and returns whether to wait a little longer. */
  readonly report: (deadline: Deadline) => Judgement;
  readonly onSettled: (clocks: Clocks) => void;
  /** Runs what nobody else would catch. */
  readonly guard: (task: () => void) => void;
  /** Whether a debugger holds the bot. */
  readonly isHeld: () => boolean;
  /** Whether the bot is running, or would be if the machine had a CPU for it. */
  readonly isRunnable: () => boolean;
  /** The threads of the bot that are, with how often each went to sleep by itself. */
  readonly countSleeps: () => ReadonlyMap<string, number>;
  /** Whether it waits because it wants to. */
  readonly waitsByChoice: () => boolean;
  /** Time that the judge has spent on what the bot wrote since the question was put. */
  readonly readJudgeMs: () => number;
}

/**
 * A state that waits for its answer. There is one absolute deadline: it starts with the first byte of the state, and nothing
 * the bot reads or writes moves it. Whether the host did is for the judgement, which gets the evidence.
 */
export class Question {
  private isTaken: boolean;
  private hasClosedInput = false;
  private cancelLook: (() => void) | undefined;
  private heldSince: number | undefined;
  private heldMs = 0;
  private isSettled = false;
  private readonly threads = new SteadyThreads();

  constructor(
    private readonly options: QuestionOptions,
    /** Whether the pipe has taken the whole state already; if not, `taken` resolves when it has. */
    isTaken: boolean,
  ) {
    this.isTaken = isTaken;
    const { limitMs, owedMs = 0 } = options;
    if (limitMs !== null) this.lookIn(limitMs - owedMs, limitMs);
  }

  /** The pipe has taken the state, or never will. */
  taken(error: Error | undefined): void {
    this.isTaken = true;
    if (error) this.hasClosedInput = true;
  }

  /** The answer is there. One that comes after the limit, before anybody has looked, is judged like none. */
  answer(): void {
    if (this.isSettled) return;
    const { roundClock, limitMs, owedMs = 0, report } = this.options;
    const clocks = roundClock.read();
    this.finish();
    if (limitMs !== null && clocks.wallMs + owedMs > limitMs) {
      report({ ...this.readDeadline(limitMs, roundClock.readAtDeadline()), hasAnswered: true });
    }
    this.options.onSettled(clocks);
  }

  /** There will be no answer. */
  settle(): void {
    if (this.isSettled) return;
    this.finish();
    this.options.onSettled(this.options.roundClock.read());
  }

  private finish(): void {
    this.isSettled = true;
    this.cancelLook?.();
  }

  private lookIn(ms: number, limitMs: number): void {
    const { clock } = this.options;
    const delay = Math.max(1, Math.ceil(ms));
    const dueAt = clock.now() + delay;
    this.cancelLook = clock.after(delay, () => {
      // What the bot wrote while the judge was late is still in the pipe: it is read before anything is judged.
      clock.soon(() => {
        if (!this.isSettled) this.options.guard(() => this.look(limitMs, dueAt));
      });
    });
  }

  /** What is found is judged only when it is sure that the answer did not come meanwhile: on a busy machine, looking takes its time. */
  private look(limitMs: number, dueAt: number): void {
    const { clock, report, guard } = this.options;
    const lateMs = clock.now() - dueAt;
    // First, since a bot that still works now may be done when the clocks are read.
    const wantsToRun = this.options.isRunnable();
    const clocks = this.options.roundClock.readAtDeadline();
    const lagMs = Math.max(0, lateMs - this.options.readJudgeMs());
    const deadline = this.readDeadline(limitMs, { ...clocks, lagMs }, wantsToRun);
    clock.soon(() => {
      if (this.isSettled) return;
      guard(() => {
        const judgement = report(deadline);
        if (judgement.kind === 'wait' && !this.isSettled) this.lookIn(Math.max(MIN_LOOK_MS, judgement.ms), limitMs);
      });
    });
  }

  private readDeadline(limitMs: number, clocks: DeadlineClocks, wantsToRun = false): Deadline {
    const { isHeld, waitsByChoice, countSleeps, clock, readUnfinished, hasRuntime, answered } = this.options;
    const byChoice = waitsByChoice();
    this.threads.note(countSleeps(), clock.now());
    const held = isHeld();
    this.countHeld(held);
    return {
      limitMs,
      clocks: byChoice ? { ...clocks, waitMs: 0 } : this.boundWait(clocks, limitMs),
      isTaken: this.isTaken,
      hasClosedInput: this.hasClosedInput,
      isRunnable: wantsToRun && !byChoice,
      hasAnswered: false,
      isHeld: held,
      heldMs: this.heldMs,
      hasRuntime,
      answered,
      unfinished: readUnfinished(),
    };
  }

  /** No match is void because of a bot that only waits: it is not forgiven more than would make it so. */
  private boundWait(clocks: DeadlineClocks, limitMs: number): DeadlineClocks {
    const { waitMs } = clocks;
    if (waitMs === undefined || this.threads.hasAny) return clocks;
    return { ...clocks, waitMs: Math.min(waitMs, MAX_WAITS * limitMs) };
  }

  private countHeld(isHeld: boolean): void {
    const now = this.options.clock.now();
    if (this.heldSince !== undefined) this.heldMs += now - this.heldSince;
    this.heldSince = isHeld ? now : undefined;
  }
}
