import { makeNeighbourTable, measureRingDistance } from '../../core/grid.ts';
import { STEPS } from './vocabulary.ts';

// Two levels, laid out one after the other: cell = (level * ROWS + row) * COLUMNS + column.
export const ROWS = 40;
export const COLUMNS = 80;
export const LEVEL_CELLS = ROWS * COLUMNS;
export const CELLS = 2 * LEVEL_CELLS;

/** The eight neighbours of each cell of one level, in the order of DIRECTIONS. */
export const NEIGHBOURS = makeNeighbourTable({ rows: ROWS, columns: COLUMNS, ring: true }, STEPS);

export const toCell = (row: number, column: number, level: number): number =>
  (level * ROWS + row) * COLUMNS + ((column + COLUMNS) % COLUMNS);

export const toLevel = (cell: number): number => (cell < LEVEL_CELLS ? 0 : 1);

export const toRow = (cell: number): number => Math.floor((cell % LEVEL_CELLS) / COLUMNS);

export const toColumn = (cell: number): number => cell % COLUMNS;

export type Position = [row: number, column: number, level: number];

export const toPosition = (cell: number): Position => [toRow(cell), toColumn(cell), toLevel(cell)];

/** The cell next to another on the same level, or OFF_BOARD. `step` is one of the eight directions of a level. */
export function findNeighbour(cell: number, step: number): number {
  if (cell < LEVEL_CELLS) return NEIGHBOURS[cell * 8 + step]!;
  const below = NEIGHBOURS[(cell - LEVEL_CELLS) * 8 + step]!;
  return below < 0 ? below : below + LEVEL_CELLS;
}

/** Whether two cells of one level are at most `reach` rows and columns apart. */
export function isWithin(reach: number, a: number, b: number): boolean {
  return Math.abs(toRow(a) - toRow(b)) <= reach && measureRingDistance(toColumn(a), toColumn(b), COLUMNS) <= reach;
}

const NIGHT_COLUMNS = COLUMNS / 2;
const SUN_SPEED = 2;

/** The first column of the night in a round; the night goes on for half of the ring. */
export const findFirstNightColumn = (round: number): number => (SUN_SPEED * round) % COLUMNS;

export const findLastNightColumn = (round: number): number =>
  (findFirstNightColumn(round) + NIGHT_COLUMNS - 1) % COLUMNS;

/** The two columns outside that the sun reaches at the end of a round. */
export const listDawnColumns = (round: number): [number, number] => makePair(findFirstNightColumn(round));

/** The two columns outside that the sun leaves at the end of a round. */
export const listDuskColumns = (round: number): [number, number] =>
  makePair(findFirstNightColumn(round) + NIGHT_COLUMNS);

function makePair(column: number): [number, number] {
  return [column % COLUMNS, (column + 1) % COLUMNS];
}

export function isInDaylight(cell: number, round: number): boolean {
  if (cell < LEVEL_CELLS) return false;
  return (toColumn(cell) - findFirstNightColumn(round) + COLUMNS) % COLUMNS >= NIGHT_COLUMNS;
}
