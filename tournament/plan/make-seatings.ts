import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { Table } from './plan.ts';

// A Williams square: each bot once in each seat, and each ordered pair of neighbours once.
const SQUARE: readonly Readonly<ByPlayer<number>>[] = [
  [0, 1, 3, 2],
  [1, 2, 0, 3],
  [2, 3, 1, 0],
  [3, 0, 2, 1],
];

/** Who sits where in the matches of a block: in all four seats by turns, or once as the table stands. */
export function makeSeatings<Bot>(table: Readonly<ByPlayer<Bot>>, seats: 1 | 4): Readonly<ByPlayer<Bot>>[] {
  if (seats === 1) return [table];
  return SQUARE.map((row) => byPlayer((seat) => table[row[seat] as 0 | 1 | 2 | 3]));
}

/** The table of a block whose first match was seated like this. */
export function recoverTable(seating: Table, seats: 1 | 4): Table {
  // The first row of the square is its own inverse.
  return makeSeatings(seating, seats)[0]!;
}
