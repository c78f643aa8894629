import type { PlayedTable } from '../ratings/played-table.ts';
import { countRankPoints } from '../ratings/rank-points.ts';

/** The mean rank points of each bot over some matches. Sums of sixths, so that equals are exactly equal. */
export function averageByBot(tables: readonly PlayedTable[]): Map<string, number> {
  const sums = new Map<string, { sixths: number; seats: number }>();
  for (const { seats, places } of tables) {
    for (const [seat, points] of countRankPoints(places).entries()) {
      const sum = sums.get(seats[seat]!) ?? { sixths: 0, seats: 0 };
      sums.set(seats[seat]!, { sixths: sum.sixths + Math.round(6 * points), seats: sum.seats + 1 });
    }
  }
  return new Map(Array.from(sums, ([bot, { sixths, seats }]) => [bot, sixths / (6 * seats)]));
}
