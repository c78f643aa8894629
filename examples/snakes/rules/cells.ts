import { STEPS, type Cell, type Direction } from './types.ts';

export const isSame = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

export const isIn = (cells: readonly Cell[], cell: Cell): boolean => cells.some((other) => isSame(cell, other));

export const stepFrom = ([row, column]: Cell, dir: Direction): Cell => [row + STEPS[dir][0], column + STEPS[dir][1]];

/** Floor is a cell of the board that is no wall. */
export const isFloor = (board: readonly string[], [row, column]: Cell): boolean => board[row]?.[column] === '.';

/** Where a cell of the first player's corner is in the corner of another: the board turned that often. */
export function turnCell([row, column]: Cell, size: number, turns: number): Cell {
  let cell: Cell = [row, column];
  for (let turn = 0; turn < turns; turn++) cell = [cell[1], size - 1 - cell[0]];
  return cell;
}
