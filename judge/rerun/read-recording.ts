import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import { makeGivenOrders } from '../../replay/compare-refusals.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { stepThroughHolding, type NamedReplay } from '../../replay/step-through-holding.ts';

/** A round of a recording, and how it left the board. */
export interface RecordedRound {
  readonly line: ReplayRound;
  /** The orders of each player, those that were refused too. */
  readonly given: ByPlayer<readonly object[]>;
  /** Who was in the match when the round began. */
  readonly alive: ByPlayer<boolean>;
  /** Of the board after the round, whoever gave which orders. */
  readonly board: string;
}

/** A match that was played, ready to be played again. */
export interface Recording {
  readonly header: ReplayHeader;
  readonly game: LoadedGame;
  /** The number of the first round, which is 0 in some games and 1 in others. */
  readonly firstRound: number;
  readonly rounds: readonly RecordedRound[];
  readonly scores: ByPlayer<number>;
  /** Undefined for a match of which the end is missing. */
  readonly end: ReplayEnd | undefined;
}

/** More than any match has; what is read whole must have an end. */
const MAX_CHARACTERS = 48 * 1_048_576;

/** Reads a replay and plays it through the engine. One that is damaged, false or of other rules throws a ReplayError. */
export async function readRecording(replay: NamedReplay<LoadedGame>): Promise<Recording> {
  const rounds: RecordedRound[] = [];
  let last;
  let firstRound = 0;
  let characters = 0;
  let alive: ByPlayer<boolean> = byPlayer(() => true);
  for await (const { stepper, step } of stepThroughHolding(replay)) {
    if (last === undefined) firstRound = stepper.match.round;
    last = stepper;
    if (step?.kind !== 'round') continue;
    const { stderr: _, ...line } = step.round;
    characters += JSON.stringify(line).length;
    if (characters > MAX_CHARACTERS)
      throw new ReplayError(`${replay.name}: its orders are too many to be played again`);
    rounds.push({ line, given: makeGivenOrders(line), alive, board: stepper.match.boardFingerprint() });
    alive = stepper.alive;
  }
  const { header, game, match, end } = last!;
  return { header, game, firstRound, rounds, scores: match.scores(), end };
}

/** A round by its number; undefined where the recording has none. */
export function findRound({ rounds, firstRound }: Recording, round: number): RecordedRound | undefined {
  return rounds[round - firstRound];
}
