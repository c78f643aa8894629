import type { Clock } from '../../host/clock.ts';
import type { Clocks, RoundClock } from '../../host/round-clock.ts';
import type { Deadline, Judgement } from '../observations.ts';

interface QuestionOptions {
  readonly limitMs: number | null;
  readonly clock: Clock;
  readonly roundClock: Pick<RoundClock, 'read' | 'readAtDeadline' | 'taken' | 'isTaken'>;
  readonly hasRuntime: boolean;
  /** Tells that the time is up, and hears whether to wait a little longer. */
  readonly report: (deadline: Deadline) => Judgement;
  readonly onSettled: (clocks: Clocks) => void;
  /** Runs what nobody else would catch. */
  readonly guard: (task: () => void) => void;
  /** Whether a debugger holds the bot. */
  readonly isHeld: () => boolean;
  /** Whether the bot is running, or would be if the machine had a CPU for it. */
  readonly isRunnable: () => boolean;
}

/**
 * A state that waits for its answer. There is one absolute deadline: it starts when the pipe has taken the state, and
 * nothing the bot writes moves it. Whether the host did is for the judgement, which gets the evidence.
 */
export class Question {
  private hasClosedInput = false;
  private cancelLook: (() => void) | undefined;
  private cpuAtLastLook: number | undefined;
  private heldSince: number | undefined;
  private heldMs = 0;
  private isSettled = false;

  constructor(private readonly options: QuestionOptions) {
    const { limitMs } = options;
    if (limitMs !== null) this.lookIn(limitMs, limitMs);
  }

  /** The pipe has taken the state, or never will. */
  taken(error: Error | undefined): void {
    this.options.roundClock.taken();
    if (error) this.hasClosedInput = true;
  }

  settle(): void {
    if (this.isSettled) return;
    this.isSettled = true;
    this.cancelLook?.();
    this.options.onSettled(this.options.roundClock.read());
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

  private look(limitMs: number, dueAt: number): void {
    const { clock, roundClock, report, isHeld, isRunnable, hasRuntime } = this.options;
    const clocks = { ...roundClock.readAtDeadline(), lagMs: Math.max(0, clock.now() - dueAt) };
    const hasNotRun = this.cpuAtLastLook === undefined || clocks.cpuMs === this.cpuAtLastLook;
    this.cpuAtLastLook = clocks.cpuMs;
    const held = isHeld();
    this.countHeld(held);
    const judgement = report({
      limitMs,
      clocks,
      isTaken: roundClock.isTaken,
      hasClosedInput: this.hasClosedInput,
      isWaiting: hasNotRun && isRunnable(),
      isHeld: held,
      heldMs: this.heldMs,
      hasRuntime,
    });
    if (judgement.kind === 'wait' && !this.isSettled) this.lookIn(judgement.ms, limitMs);
  }

  private countHeld(isHeld: boolean): void {
    const now = this.options.clock.now();
    if (this.heldSince !== undefined) this.heldMs += now - this.heldSince;
    this.heldSince = isHeld ? now : undefined;
  }
}
