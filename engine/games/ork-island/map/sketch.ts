import type { Generator } from '../../../core/generator.ts';
import { makeNeighbourTable, type Step } from '../../../core/grid.ts';
import type { Path } from '../island.ts';
import { LAND, STEPS } from '../vocabulary.ts';

/** Rivers are kept apart from the sea until the map is finished: cities may be built over them. */
export const RIVER = 6;

/** All around, from the south-west and turning left. */
const EIGHT_STEPS: readonly Step[] = [
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
];

/** Where a step in each direction leads from each cell, or OFF_BOARD: `table[cell * steps + direction]`. */
export interface Neighbours {
  readonly steps: number;
  readonly table: Int16Array;
}

/** A map while it is being drawn. Generated maps are square. */
export interface Sketch {
  readonly size: number;
  readonly four: Neighbours;
  readonly eight: Neighbours;
  readonly land: Int8Array;
  readonly cities: number[][];
  readonly paths: Path[];
}

/** Grass, with water all around. */
export function makeSketch(size: number): Sketch {
  const land = new Int8Array(size * size).fill(LAND['.']);
  for (let i = 0; i < size; i++) {
    for (const cell of [i, (size - 1) * size + i, i * size, i * size + size - 1]) land[cell] = LAND.W;
  }
  return {
    size,
    four: makeNeighbours(size, STEPS),
    eight: makeNeighbours(size, EIGHT_STEPS),
    land,
    cities: [],
    paths: [],
  };
}

function makeNeighbours(size: number, steps: readonly Step[]): Neighbours {
  return { steps: steps.length, table: makeNeighbourTable({ rows: size, columns: size, ring: false }, steps) };
}

export function findCentre(size: number): number {
  const half = Math.floor(size / 2);
  return half * size + half;
}

/** A random cell that is not near the edge. */
export function drawInnerCell(size: number, rng: Generator): number {
  const margin = Math.floor(size / 5);
  const row = rng.random(margin, size - 1 - margin);
  const column = rng.random(margin, size - 1 - margin);
  return row * size + column;
}

export function countRowsApart(size: number, a: number, b: number): number {
  return Math.abs(Math.floor(a / size) - Math.floor(b / size));
}

export function countColumnsApart(size: number, a: number, b: number): number {
  return Math.abs((a % size) - (b % size));
}

export function measureSquaredDistance(size: number, a: number, b: number): number {
  return countRowsApart(size, a, b) ** 2 + countColumnsApart(size, a, b) ** 2;
}

/** Whether any cell at most `reach` rows and columns away, the cell itself included, suits. */
export function isNear(size: number, cell: number, reach: number, suits: (cell: number) => boolean): boolean {
  const row = Math.floor(cell / size);
  const column = cell % size;
  for (let i = Math.max(0, row - reach); i <= Math.min(size - 1, row + reach); i++) {
    for (let j = Math.max(0, column - reach); j <= Math.min(size - 1, column + reach); j++) {
      if (suits(i * size + j)) return true;
    }
  }
  return false;
}
