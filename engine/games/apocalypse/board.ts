import { makeNeighbourTable } from '../../core/grid.ts';
import { STEPS } from './vocabulary.ts';

export const SIZE = 60;
export const CELLS = SIZE * SIZE;

/** The four neighbours of each cell along rows and columns, in the order of FACINGS. */
export const NEIGHBOURS = makeNeighbourTable({ rows: SIZE, columns: SIZE, ring: false }, STEPS);

export type Position = [row: number, column: number];

export const toCell = (row: number, column: number): number => row * SIZE + column;

export const toRow = (cell: number): number => Math.floor(cell / SIZE);

export const toColumn = (cell: number): number => cell % SIZE;

export const toPosition = (cell: number): Position => [toRow(cell), toColumn(cell)];

export function isOnBoard([row, column]: Readonly<Position>): boolean {
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
}

/** The greater of the distances by rows and by columns. */
export function measureGap([row, column]: Readonly<Position>, [otherRow, otherColumn]: Readonly<Position>): number {
  return Math.max(Math.abs(row - otherRow), Math.abs(column - otherColumn));
}
