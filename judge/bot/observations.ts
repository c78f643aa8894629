import type { ParsedAnswer } from '../../dialogue/parse-answer.ts';
import type { DeadlineClocks } from '../host/round-clock.ts';
import type { Fault } from '../../protocol/types/common.ts';

/** No bot is made to wait for a CPU longer than so many times its limit. */
export const MAX_WAITS = 10;

/** How a process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly atMs: number;
}

/** What a bot uses beside time, all its processes together. */
export interface Usage {
  readonly memoryMb: number;
  readonly processes: number;
  readonly threads: number;
  /** Since its start. */
  readonly cpuMs: number;
}

/** A question whose time is up by the wall clock. */
export interface Deadline {
  readonly limitMs: number;
  /** `lagMs` is the time by which the judge was late to look. */
  readonly clocks: DeadlineClocks;
  /** Whether the pipe had taken the state. */
  readonly isTaken: boolean;
  readonly hasClosedInput: boolean;
  /** Whether it runs, or would if the machine had a CPU for it, and not because it chose to wait. */
  readonly isRunnable: boolean;
  /** Whether the answer is there, and only late. */
  readonly hasAnswered: boolean;
  /** Whether a debugger holds it. */
  readonly isHeld: boolean;
  /** For how long one was seen to hold it. */
  readonly heldMs: number;
  /** Whether a runtime of ours reads for it and writes for it: then it can forget neither. */
  readonly hasRuntime: boolean;
  /** How many states it has answered before this one. */
  readonly answered: number;
  /** The beginning of what it has written without a newline at the end. */
  readonly unfinished?: string | undefined;
}

/** A line that is no answer to the question. */
export type BadAnswer =
  | Exclude<ParsedAnswer, { kind: 'answer' }>
  | { readonly kind: 'round-ahead'; readonly answered: number; readonly asked: number };

/** Why a bot is out, where nobody has said yet which and when. Bad bots are values, never exceptions. */
export type FaultCause = Pick<Fault, 'code' | 'reason'>;

/** What has happened to a bot so far. It only reports; what follows from it is for the judgement. Times are the host's. */
export interface Observations {
  /** What put it out in the match that it gives again. */
  readonly recorded?: FaultCause;
  readonly couldNotStart?: string;
  readonly exit?: Exit;
  /** What a bot that is a function has thrown. */
  readonly threw?: string;
  readonly outputEndedAtMs?: number;
  /** Whether its process has begun to end, though its exit is not known yet. */
  readonly isEnding?: () => boolean;
  readonly hasOverlongLine?: true;
  /** On standard output since the last question. */
  readonly outputBytes?: number;
  readonly usage?: Usage;
  /** CPU time since the last question, and how long its answer might take. */
  readonly round?: { readonly cpuMs: number; readonly limitMs: number | null };
  /** CPU time used while it was stopped, in so many pauses. */
  readonly stopped?: { readonly cpuMs: number; readonly pauses: number };
  readonly badAnswer?: BadAnswer;
  /** The round of an answer that was dropped since the last question, because it came too late for that round. */
  readonly droppedRound?: number;
  /** How many lines were dropped since the last question. */
  readonly droppedLines?: number;
  readonly deadline?: Deadline;
}

export type Judgement =
  | { readonly kind: 'in' }
  /** It is too early to say: look again after so many milliseconds. */
  | { readonly kind: 'wait'; readonly ms: number }
  /** Nobody is to blame: the machine had no time for the match. */
  | { readonly kind: 'void'; readonly reason: string }
  | { readonly kind: 'out'; readonly fault: FaultCause };

/** Reports what has happened to a bot, and returns what follows from it. */
export type Report = (observation: Observations) => Judgement;
