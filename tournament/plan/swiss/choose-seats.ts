import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import type { Block, Table } from '../plan.ts';

/** How often a bot sat in each seat. */
export type SeatCounts = ReadonlyMap<string, Readonly<ByPlayer<number>>>;

export function countSeats(blocks: readonly Block[]): SeatCounts {
  const counts = new Map<string, ByPlayer<number>>();
  for (const { seatings, isOutdated } of blocks) {
    if (isOutdated) continue;
    for (const seats of seatings) {
      byPlayer((seat) => {
        const count = counts.get(seats[seat]) ?? [0, 0, 0, 0];
        count[seat]++;
        counts.set(seats[seat], count);
      });
    }
  }
  return counts;
}

const ORDERS = listOrders([0, 1, 2, 3]).map((order) => order as ByPlayer<number>);

function listOrders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => listOrders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** Of the 24 orders of a table the one after which the squares of all seat counts have the smallest sum. */
export function chooseSeats(table: Table, counts: SeatCounts): Table {
  const price = (order: ByPlayer<number>): number =>
    // A square grows by 2c + 1, and the ones are the same for every order.
    order.reduce((sum, bot, seat) => sum + (counts.get(table[bot as 0])?.[seat as 0] ?? 0), 0);
  const best = ORDERS.reduce((best, order) => (price(order) < price(best) ? order : best));
  return byPlayer((seat) => table[best[seat] as 0]);
}
