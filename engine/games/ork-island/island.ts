import { makeNeighbourTable } from '../../core/grid.ts';
import { LAND, STEPS } from './vocabulary.ts';

/** A path joins two cities, given by their ids. */
export interface Path {
  readonly ends: readonly [number, number];
  readonly cells: readonly number[];
}

/** What a map is made of. Cells are numbered row by row. */
export interface Chart {
  readonly land: Int8Array;
  readonly cities: readonly (readonly number[])[];
  readonly paths: readonly Path[];
}

/** What never changes during a match. */
export interface Island extends Chart {
  readonly rows: number;
  readonly columns: number;
  /** The four neighbours of each cell, in the order of DIRECTIONS. */
  readonly neighbours: Int16Array;
  /** Where orks appear first of all, row by row. */
  readonly shore: Int16Array;
}

export function makeIsland(chart: Chart, rows: number, columns: number): Island {
  const neighbours = makeNeighbourTable({ rows, columns, ring: false }, STEPS);
  return { ...chart, rows, columns, neighbours, shore: findShore(chart.land, columns) };
}

/** The first and the last cell of every row that is not water, which is all the published game looks at. */
function findShore(land: Int8Array, columns: number): Int16Array {
  const shore: number[] = [];
  const isLand = (kind: number): boolean => kind !== LAND.W;
  for (let first = 0; first < land.length; first += columns) {
    const row = land.subarray(first, first + columns);
    const left = row.findIndex(isLand);
    if (left === -1) continue;
    const right = row.findLastIndex(isLand);
    shore.push(first + left);
    if (right !== left) shore.push(first + right);
  }
  return Int16Array.from(shore);
}

/** Grass, forest and sand: where orks can appear. */
export function isWild(land: number): boolean {
  return land === LAND['.'] || land === LAND.F || land === LAND.S;
}
