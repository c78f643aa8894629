import { makeNeighbourTable } from '../../../core/grid.ts';
import type { ByPlayer } from '../../../core/players.ts';
import { SIZE, type Position } from '../board.ts';

// A map is drawn in the north-western quadrant, and mirrored.
export const QUADRANT = SIZE / 2;
export const QUADRANT_CELLS = QUADRANT * QUADRANT;

const EIGHT_STEPS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

/** The eight neighbours within the quadrant of each of its cells: where soldiers can step. */
export const AROUND = makeNeighbourTable({ rows: QUADRANT, columns: QUADRANT, ring: false }, EIGHT_STEPS);
export const AROUND_COUNT = EIGHT_STEPS.length;

export const toQuadrantPosition = (cell: number): Position => [Math.floor(cell / QUADRANT), cell % QUADRANT];

/** The cells of the quadrant that suit, row by row. */
export function listCells(suits: (cell: number) => boolean): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < QUADRANT_CELLS; cell++) if (suits(cell)) cells.push(cell);
  return cells;
}

/** A position of player 0 and its mirror images for the others. */
export function mirror([row, column]: Readonly<Position>): ByPlayer<Position> {
  const bottom = SIZE - 1 - row;
  const right = SIZE - 1 - column;
  return [
    [row, column],
    [row, right],
    [bottom, right],
    [bottom, column],
  ];
}

/** The rows of the whole board, from the letters of the quadrant. */
export function mirrorRows(letters: string): string[] {
  const rows = Array.from({ length: QUADRANT }, (_, row) => {
    const left = letters.slice(row * QUADRANT, (row + 1) * QUADRANT);
    return left + [...left].reverse().join('');
  });
  return [...rows, ...rows.toReversed()];
}
