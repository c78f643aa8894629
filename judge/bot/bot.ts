import type { ClockKind } from '../host/bot-group.ts';
import type { Host } from '../host/host.ts';
import type { Clocks } from '../host/round-clock.ts';
import type { Report } from './observations.ts';
import type { Limits } from './limits.ts';

/** A state that wants an answer. */
export interface Ask {
  /** Only lent: whoever still needs it after the round keeps a copy. */
  readonly line: Uint8Array;
  readonly round: number;
  /** Null when it may take any time. */
  readonly limitMs: number | null;
  /** Whether a line answers it; other lines are dropped. */
  accepts(line: string): boolean;
}

/** One of the four in a match, whatever it is made of. What happens to it, it reports. */
export interface Bot {
  /** Sends a state and waits for its answer. Resolves to the evidence, whether the bot answered or was ended. */
  ask(question: Ask): Promise<Clocks>;
  /** Sends a line that needs no answer. */
  send(line: Uint8Array): void;
  /** It is not its turn until `resume`: it is stopped, or will be if it thinks in another's time. */
  pause(): void;
  /** Stops it if it thinks though it is not its turn. */
  checkPause?(): void;
  resume(): void;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
  /** Lets it end by itself, and ends it if it does not. Nothing of it is left afterwards. */
  close(): Promise<void>;
  /** What it wrote on standard error since the last time. */
  takeStderr(): string;
  /** The end of all it wrote on standard error. */
  readonly lastWords: string;
  /** Its process, where it has one. */
  readonly pid?: number | undefined;
  /** How a debugger takes hold of it, when somebody asked for that; `{pid}` stands for its process. */
  readonly advice?: string | undefined;
  /** CPU time since its start; undefined where the system does not report it. */
  cpuMs(): number | undefined;
}

/** What a bot is started with. */
export interface BotContext {
  readonly host: Host;
  readonly limits: Limits;
  readonly report: Report;
  /** How its processes are kept together and measured; by what the machine has when not given. */
  readonly clock?: ClockKind | undefined;
  /** Whether a debugger that holds it stops its clock. */
  readonly mayBeHeld: boolean;
  /** Told what it writes on standard error, as it comes. */
  onStderr?(text: string): void;
  /** Told of a failure of our own code, which is never the bot's. */
  fail(error: unknown): void;
  /** Told that the machine has no time for this match. */
  giveUp?(reason: string): void;
}

export type StartBot<B extends Bot = Bot> = (context: BotContext) => B;
