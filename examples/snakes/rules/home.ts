import { turnCell } from './cells.ts';
import { DIRECTIONS, type Cell, type Direction, type SnakesConfig } from './types.ts';

const CORNER = 2;

/** Where the snake of a player begins: along the border of its corner, from head to tail. */
export function listHome(player: number, { size, length }: SnakesConfig): Cell[] {
  return Array.from({ length }, (_, index) => turnCell([CORNER, CORNER + length - 1 - index], size, player));
}

/** Player 0 begins to the right, the others as the board is turned. */
export const findHomeDirection = (player: number): Direction => DIRECTIONS[(player + 1) % DIRECTIONS.length]!;
