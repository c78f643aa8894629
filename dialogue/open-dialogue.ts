import type { Match, RoundOutcome } from '../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { Limits, Parameters } from '../protocol/types/common.ts';
import type { FindValidator } from '../protocol/validator.ts';
import { makeStateChecker } from './check-state.ts';
import { makeAnswerParser, type ParsedAnswer } from './parse-answer.ts';
import { StateLines } from './state-lines.ts';
import { makeStateMessage, type StateMessage } from './state-message.ts';

export interface DialogueSettings {
  readonly names: ByPlayer<string>;
  readonly limits: Limits;
  /** By player, where bots have numbers left open. */
  readonly parameters?: ByPlayer<Parameters | undefined> | undefined;
  readonly findValidator: FindValidator;
}

/** A match as its bots know it: what they are sent each round, and how what they answer is read. */
export interface Dialogue {
  readonly match: Match;
  /** How long the answers to the next lines may take; null when there is no limit, or nothing to answer. */
  readonly timeMs: number | null;
  /** What each bot is sent now, as one line. `alive`: who is still in the match. */
  makeLines(alive: ByPlayer<boolean>): ByPlayer<Uint8Array>;
  /** The same lines, but only lent, which is much faster: the next ones are written in the same place. */
  writeLinesInPlace(alive: ByPlayer<boolean>): ByPlayer<Uint8Array>;
  /**
   * Looks whether the lines made last keep to the schema of the game: all four, what they share once. Apart from making
   * them, so that it can be done while the bots think. Throws if not: that is a bug of ours, never of a bot.
   */
  checkLines(): void;
  parseAnswer(line: string): ParsedAnswer;
  /** Plays a round with the orders as they were given. */
  play(given: ByPlayer<readonly object[]>): PlayedRound;
  /** Takes what came of a round that somebody else played, as whoever steps through a replay does. */
  follow(outcome: RoundOutcome): void;
}

/** A round with what was asked for and what came of it. */
export interface PlayedRound extends RoundOutcome {
  readonly given: ByPlayer<readonly object[]>;
}

export function openDialogue(match: Match, settings: DialogueSettings): Dialogue {
  const { names, limits, parameters, findValidator } = settings;
  const checkState = makeStateChecker(match.game, findValidator);
  const stateLines = new StateLines();
  let last: RoundOutcome | undefined;
  let message: StateMessage | undefined;
  return {
    match,
    get timeMs() {
      if (match.isOver) return null;
      return last === undefined ? limits.startMs : limits.roundMs;
    },
    makeLines(alive) {
      const lines = this.writeLinesInPlace(alive);
      return byPlayer((player) => lines[player].slice());
    },
    writeLinesInPlace(alive) {
      message = makeStateMessage(match, { names, alive, limits, parameters, timeMs: this.timeMs, last });
      return stateLines.write(message);
    },
    checkLines: () => void (message && checkState(message)),
    parseAnswer: makeAnswerParser(match.game, limits, findValidator),
    play(given) {
      last = match.play(given);
      return { ...last, given };
    },
    follow: (outcome) => void (last = outcome),
  };
}
