import type { EventListener } from '../engine/core/match-event.ts';
import type { Match, RoundOutcome } from '../engine/core/match.ts';
import { byPlayer, type ByPlayer, type Player } from '../engine/core/players.ts';
import type { Limits, Parameters } from '../protocol/types/common.ts';
import type { FindValidator } from '../protocol/validator.ts';
import { openStates } from './open-states.ts';
import { makeAnswerParser, type ParsedAnswer } from './parse-answer.ts';

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
  /** How long the answer to the next line of a player may take; null when there is no limit, or nothing to answer. */
  timeMs(player: Player): number | null;
  /**
   * What each bot is sent now, as one line, which is empty for a player that is sent nothing. `alive`: who is still in the
   * match, as far as faults go.
   */
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
  play(given: ByPlayer<readonly object[]>, onEvent?: EventListener): PlayedRound;
  /** Takes what came of a round that somebody else played, as whoever steps through a replay does. */
  follow(outcome: RoundOutcome): void;
}

/** A round with what was asked for and what came of it. */
export interface PlayedRound extends RoundOutcome {
  readonly given: ByPlayer<readonly object[]>;
}

export function openDialogue(match: Match, settings: DialogueSettings): Dialogue {
  const { limits, findValidator } = settings;
  const states = openStates(match, settings);
  return {
    match,
    timeMs: (player) => states.timeMs(player),
    makeLines(alive) {
      const lines = states.write(alive);
      return byPlayer((player) => lines[player].slice());
    },
    writeLinesInPlace: (alive) => states.write(alive),
    checkLines: () => states.check(),
    parseAnswer: makeAnswerParser(match.game, limits, findValidator),
    play(given, onEvent) {
      const outcome = match.play(given, onEvent);
      states.follow(outcome);
      return { ...outcome, given };
    },
    follow: (outcome) => states.follow(outcome),
  };
}
