import { PLAYERS } from '../../core/players.ts';

/** The published game asks for this many cells of the board for each ork. */
const CELLS_PER_ORK = 25;

/** How many orks a player can start with. */
export function countMostOrks(rows: number, columns: number): number {
  return Math.floor((rows * columns) / (CELLS_PER_ORK * PLAYERS.length));
}
