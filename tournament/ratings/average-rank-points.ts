import type { IndexedTable } from './indexed-table.ts';
import { countRankPoints } from './rank-points.ts';

/** By bot: how often it played, and its mean rank points. */
export function averageRankPoints(
  bots: number,
  tables: Iterable<IndexedTable>,
): { matches: number; mean: number | null }[] {
  // In sixths, which are whole numbers: their sum does not depend on the order.
  const sixths = Array<number>(bots).fill(0);
  const matches = Array<number>(bots).fill(0);
  for (const { seats, places } of tables) {
    for (const [seat, points] of countRankPoints(places).entries()) {
      sixths[seats[seat]!]! += Math.round(6 * points);
      matches[seats[seat]!]!++;
    }
  }
  return matches.map((count, bot) => ({ matches: count, mean: count === 0 ? null : sixths[bot]! / 6 / count }));
}
