import { OFF_BOARD, measureRingDistance } from '../../../core/grid.ts';
import type { Generator } from '../../../core/generator.ts';
import { COLUMNS, NEIGHBOURS, ROWS, toColumn, toRow } from '../board.ts';

const MAX_WALK = 1000;
const NEIGHBOUR_COUNT = 8;

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
  const farthest = findFarthestOrthogonal(cell, to);
  const weigh = (next: number): number => (isDiggable(next) ? farthest - measureGap(next, to) + 1 : 0);
  let total = 0;
  for (let step = 0; step < NEIGHBOUR_COUNT; step++) total += weigh(NEIGHBOURS[cell * NEIGHBOUR_COUNT + step]!);
  let left = rng.random(1, total);
  for (let step = 0; step < NEIGHBOUR_COUNT; step++) {
    const next = NEIGHBOURS[cell * NEIGHBOUR_COUNT + step]!;
    left -= weigh(next);
    if (left <= 0 && isDiggable(next)) return next;
  }
  throw new Error('a walk always has a next cell');
}

function findFarthestOrthogonal(cell: number, to: number): number {
  let farthest = 0;
  for (let step = 0; step < NEIGHBOUR_COUNT; step += 2) {
    const next = NEIGHBOURS[cell * NEIGHBOUR_COUNT + step]!;
    if (isDiggable(next)) farthest = Math.max(farthest, measureGap(next, to));
  }
  return farthest;
}

/** The outermost rows stay rock. */
function isDiggable(cell: number): boolean {
  if (cell === OFF_BOARD) return false;
  const row = toRow(cell);
  return row >= 1 && row <= ROWS - 2;
}

/** Steps between two cells when diagonals are allowed. */
export function measureGap(a: number, b: number): number {
  return Math.max(Math.abs(toRow(a) - toRow(b)), measureRingDistance(toColumn(a), toColumn(b), COLUMNS));
}
