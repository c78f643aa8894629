import { groupBy } from '../../protocol/group-by.ts';
import type { ByPlayer } from '../../engine/core/players.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { countRankPoints } from '../ratings/rank-points.ts';

/** A map and what came of it. The matches of a block share one. */
export interface PlayedMap {
  readonly block: number;
  /** In their order. */
  readonly matches: readonly Played[];
  /** Mean rank points of each seat, whoever sat in it. */
  readonly seats: ByPlayer<number>;
  /** Best first. */
  readonly bots: readonly MapBot[];
}

/** What one bot made of a map. */
export interface MapBot {
  readonly id: string;
  /** Mean rank points of its matches there. */
  readonly rankPoints: number;
  /** Those that the ratings give it at this table; null where somebody has no rating. */
  readonly expected: number | null;
  /** Its place as player 0 to 3; null where it did not sit. */
  readonly places: ByPlayer<number | null>;
}

/** The maps of a tournament, in order of block. A qualification shows that a bot works, and is left out. */
export function collectMaps(
  counted: readonly Played[],
  rows: readonly Pick<StandingsRow, 'id' | 'points'>[],
): PlayedMap[] {
  const points = new Map(rows.map((row) => [row.id, row.points]));
  const blocks = groupBy(
    counted.filter(({ isRated }) => isRated),
    ({ block }) => block,
  );
  return Array.from(blocks, ([block, matches]) => makeMap(block, matches, points));
}

interface Tally {
  sum: number;
  matches: number;
  readonly places: ByPlayer<number | null>;
}

function makeMap(block: number, matches: readonly Played[], points: ReadonlyMap<string, number>): PlayedMap {
  const seats: ByPlayer<number> = [0, 0, 0, 0];
  const tallies = new Map<string, Tally>();
  for (const played of matches) {
    const gained = countRankPoints(played.seats.map(({ place }) => place) as ByPlayer<number>);
    for (const [player, { id, place }] of played.seats.entries()) {
      const tally = tallies.get(id) ?? { sum: 0, matches: 0, places: [null, null, null, null] };
      tallies.set(id, tally);
      tally.sum += gained[player as 0];
      tally.matches += 1;
      tally.places[player as 0] = place;
      seats[player as 0] += gained[player as 0] / matches.length;
    }
  }
  const table = matches[0]!.seats.map(({ id }) => id);
  const bots = Array.from(tallies, ([id, { sum, matches, places }]) => {
    return { id, rankPoints: sum / matches, expected: expect(id, table, points), places };
  });
  return { block, matches, seats, bots: bots.sort((a, b) => b.rankPoints - a.rankPoints) };
}

/** Of two bots the one with 400 points more is above in ten of eleven matches: the share of rivals it should beat. */
function expect(id: string, table: readonly string[], points: ReadonlyMap<string, number>): number | null {
  const rivals = table.filter((rival) => rival !== id).map((rival) => points.get(rival));
  const own = points.get(id);
  if (own === undefined || rivals.length === 0 || rivals.includes(undefined)) return null;
  return rivals.reduce<number>((sum, rival) => sum + 1 / (1 + 10 ** ((rival! - own) / 400)), 0) / rivals.length;
}

/** How much more or less a bot made of a map than its rating says. */
export const findSurprise = ({ rankPoints, expected }: MapBot): number =>
  expected === null ? 0 : rankPoints - expected;
