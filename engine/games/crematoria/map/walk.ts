import { measureRingDistance } from '../../../core/grid.ts';
import type { Generator } from '../../../core/generator.ts';
import { COLUMNS, NEIGHBOURS, ROWS, toColumn, toRow } from '../board.ts';
import { STEPS } from '../vocabulary.ts';

const MAX_WALK = 1000;
const NEIGHBOUR_COUNT = 8;
const ROCK = -1;
const DOWN = Int8Array.from(STEPS, ([down]) => down);
const RIGHT = Int8Array.from(STEPS, ([, right]) => right);

/** Scratch memory of one choice: the steps from each neighbour to the goal, or ROCK. */
const gaps = new Int16Array(NEIGHBOUR_COUNT);

/**
 * A random walk from one cell to another that leans towards its goal. Calls `dig` for every cell it visits, the first
 * and the last included; false when it got lost.
 */
export function walk(from: number, to: number, rng: Generator, dig: (cell: number) => void): boolean {
  let cell = from;
  dig(cell);
  for (let step = 1; step < MAX_WALK; step++) {
    cell = chooseNextCell(cell, to, rng);
    dig(cell);
    if (cell === to) return true;
  }
  return false;
}

/** Closer cells weigh three, equally far ones two, farther ones one. */
function chooseNextCell(cell: number, to: number, rng: Generator): number {
  const farthest = measureGaps(cell, to);
  let total = 0;
  for (let step = 0; step < NEIGHBOUR_COUNT; step++) if (gaps[step] !== ROCK) total += farthest - gaps[step]! + 1;
  let left = rng.random(1, total);
  for (let step = 0; step < NEIGHBOUR_COUNT; step++) {
    if (gaps[step] === ROCK) continue;
    left -= farthest - gaps[step]! + 1;
    if (left <= 0) return NEIGHBOURS[cell * NEIGHBOUR_COUNT + step]!;
  }
  throw new Error('a walk always has a next cell');
}

/** Fills in the gaps between the neighbours of a cell and the goal; returns the widest of the four straight ones. */
function measureGaps(cell: number, to: number): number {
  const row = toRow(cell);
  const rowsAway = row - toRow(to);
  const columnsAway = toColumn(cell) - toColumn(to);
  let farthest = 0;
  for (let step = 0; step < NEIGHBOUR_COUNT; step++) {
    const down = DOWN[step]!;
    const columns = Math.abs(columnsAway + RIGHT[step]!);
    const gap = Math.max(Math.abs(rowsAway + down), Math.min(columns, COLUMNS - columns));
    // The outermost rows stay rock.
    const isDiggable = row + down >= 1 && row + down <= ROWS - 2;
    gaps[step] = isDiggable ? gap : ROCK;
    if (isDiggable && step % 2 === 0 && gap > farthest) farthest = gap;
  }
  return farthest;
}

/** Steps between two cells when diagonals are allowed. */
export function measureGap(a: number, b: number): number {
  return Math.max(Math.abs(toRow(a) - toRow(b)), measureRingDistance(toColumn(a), toColumn(b), COLUMNS));
}
