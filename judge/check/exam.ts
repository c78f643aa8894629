import { makeAnswerParser, type ParsedAnswer } from '../../dialogue/parse-answer.ts';
import type { Limits } from '../bot/limits.ts';
import type { BotCommand } from '../bot/process/start-process.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import type { Host } from '../host/host.ts';
import { Conversation, type Exchange } from './conversation.ts';

/** What a step found. */
export type StepFinding =
  | { readonly kind: 'passed'; readonly note?: string }
  | { readonly kind: 'skipped'; readonly note: string }
  | {
      readonly kind: 'failed';
      readonly problem: string;
      readonly advice: string;
      readonly transcript: readonly Exchange[];
      /** The end of all it wrote on standard error, where no transcript has it. */
      readonly stderr?: string;
    };

/** One named thing that a bot must be able to do. */
export interface ExamStep {
  readonly name: string;
  /** Steps that are not required are only reported. */
  readonly isRequired: boolean;
  run(exam: Exam): Promise<StepFinding>;
}

/** A conversation that went to the end of a match and of the input. */
export interface EndedConversation {
  readonly conversation: Conversation;
  readonly endsByItself: boolean;
}

/** Who is examined, and by what rules. */
export interface ExamTerms {
  readonly game: LoadedGame;
  readonly command: BotCommand;
  readonly opponent: BotCommand;
  readonly limits: Limits;
  readonly host: Host;
}

/** What all steps of one game share. */
export class Exam {
  readonly game: LoadedGame;
  readonly limits: Limits;
  readonly parse: (line: string) => ParsedAnswer;
  /** Turns in which lines came that answer nothing, over all conversations. */
  readonly strayLines: Exchange[] = [];
  slowest = 0;
  peakMb = 0;
  /** The first conversation, which several steps look at. */
  opening: Conversation | undefined;
  /** The last conversation, likewise. */
  ending: Promise<EndedConversation> | undefined;

  constructor(readonly terms: ExamTerms) {
    const { game, limits } = terms;
    this.game = game;
    this.limits = limits;
    this.parse = makeAnswerParser(game.id, limits, game.findValidator);
  }

  openConversation(): Conversation {
    const { command, limits, host } = this.terms;
    return new Conversation(command, limits, host);
  }

  /** Remembers what the last steps report. */
  note(conversation: Conversation): void {
    const { exchanges, peakMb } = conversation;
    this.strayLines.push(...exchanges.filter(({ came, clocks }) => came.length > (clocks ? 1 : 0)));
    this.peakMb = Math.max(this.peakMb, peakMb);
    this.slowest = Math.max(this.slowest, ...exchanges.slice(1).map(({ clocks }) => clocks?.wallMs ?? 0));
  }
}

export const passed = (note?: string): StepFinding => ({ kind: 'passed', ...(note === undefined ? {} : { note }) });

export function failed(problem: string, advice: string, transcript: readonly Exchange[]): StepFinding {
  return { kind: 'failed', problem, advice, transcript };
}
