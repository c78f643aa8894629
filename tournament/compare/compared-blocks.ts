import { groupBy } from '../../protocol/group-by.ts';
import { byPlayer, type ByPlayer, type Player } from '../../engine/core/players.ts';
import type { ComparisonFormat } from '../../protocol/types/tournament/definition.ts';
import type { Played, PlayedSeat } from '../../protocol/types/tournament/record.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { countRankPoints } from '../ratings/rank-points.ts';
import { scorePairs, scoreSameChair, scoreSameTable, type BlockScore, type Outcome } from './statistics/score-block.ts';
import { takePrefix } from './statistics/take-prefix.ts';

/** What people call the two bots, whatever these are called elsewhere. */
export const OLD = 'old';
export const NEW = 'new';

/** The ids of the two bots. */
export interface ComparedIds {
  readonly old: string;
  readonly new: string;
}

export function findIds({ definition }: TournamentState): ComparedIds {
  const [old, fresh] = definition.entrants;
  return { old: old!.id, new: fresh!.id };
}

/** One of the two bots in a match. */
export interface Appearance {
  readonly played: Played;
  readonly player: Player;
  readonly seat: PlayedSeat;
}

/** What is set side by side: two matches on one seed that differ in one bot, or both bots in one match. */
export interface ComparedPair {
  readonly old: Appearance;
  readonly new: Appearance;
}

export interface ComparedBlock extends BlockScore {
  readonly block: number;
  readonly pairs: readonly ComparedPair[];
}

/** How a comparison is played; only folders of comparisons have one. */
export function requireFormat({ definition: { format } }: TournamentState): ComparisonFormat {
  if (format.kind !== 'comparison') throw new Error(`a tournament of format ${format.kind} is not a comparison`);
  return format;
}

/** The blocks that were played whole, from the first on without a gap. */
export function readBlocks(state: TournamentState): ComparedBlock[] {
  const { design, seats, score } = requireFormat(state);
  const ids = findIds(state);
  const blocks = groupBy(state.counted, ({ block }) => block);
  const whole = [...blocks].filter(([, matches]) => matches.length === 2 * seats);
  return takePrefix(whole.map(([block, matches]) => ({ block, matches }))).map(({ block, matches }) => {
    const pairs = design === 'same-chair' ? pairChairs(matches, ids) : matches.map((match) => pairTable(match, ids));
    return { block, pairs, ...scoreBlock(pairs, design, score) };
  });
}

/** The matches of a block come in twos: with the old bot, then with the new one in its seat. */
function pairChairs(matches: readonly Played[], ids: ComparedIds): ComparedPair[] {
  return Array.from({ length: matches.length / 2 }, (_, at) => ({
    old: findBot(matches[2 * at]!, ids.old),
    new: findBot(matches[2 * at + 1]!, ids.new),
  }));
}

const pairTable = (match: Played, ids: ComparedIds): ComparedPair => ({
  old: findBot(match, ids.old),
  new: findBot(match, ids.new),
});

function findBot(played: Played, id: string): Appearance {
  const player = played.seats.findIndex((seat) => seat.id === id) as Player;
  return { played, player, seat: played.seats[player]! };
}

function scoreBlock(
  pairs: readonly ComparedPair[],
  design: ComparisonFormat['design'],
  score: ComparisonFormat['score'],
): BlockScore {
  if (score === undefined) return design === 'same-chair' ? scoreChairs(pairs) : scoreTables(pairs);
  const outcomes = pairs.map((pair) => ({ old: readOutcome(pair.old), new: readOutcome(pair.new) }));
  return scorePairs(outcomes, score);
}

const readOutcome = ({ played, player, seat }: Appearance): Outcome => ({
  points: seat.score,
  place: seat.place,
  isOut: seat.verdict !== null && seat.verdict !== undefined,
  rankPoints: countRankPoints(listPlaces(played))[player],
});

const scoreChairs = (pairs: readonly ComparedPair[]): BlockScore =>
  scoreSameChair(
    pairs.map(({ old, new: fresh }) => ({
      seat: old.player,
      withOld: listPlaces(old.played),
      withNew: listPlaces(fresh.played),
    })),
  );

const scoreTables = (pairs: readonly ComparedPair[]): BlockScore =>
  scoreSameTable(
    pairs.map(({ old, new: fresh }) => ({
      oldSeat: old.player,
      newSeat: fresh.player,
      places: listPlaces(old.played),
    })),
  );

export const listPlaces = ({ seats }: Played): ByPlayer<number> => byPlayer((player) => seats[player].place);
