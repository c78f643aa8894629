import { makeNeighbourTable, OFF_BOARD } from '../../core/grid.ts';
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
  /** Where orks appear first of all, row by row: as the published game has it, and as the document does. */
  readonly outermost: Int16Array;
  readonly seaside: Int16Array;
}

export function makeIsland(chart: Chart, rows: number, columns: number): Island {
  const neighbours = makeNeighbourTable({ rows, columns, ring: false }, STEPS);
  const outermost = listOutermost(chart.land, columns);
  return { ...chart, rows, columns, neighbours, outermost, seaside: listSeaside(chart.land, columns, neighbours) };
}

/** The first and the last cell of every row that is not water, which is all the published game looks at. */
function listOutermost(land: Int8Array, columns: number): Int16Array {
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

/** The wild cells a step from the sea, which is all water that is joined to the edge of the board. */
function listSeaside(land: Int8Array, columns: number, neighbours: Int16Array): Int16Array {
  const isSea = new Int8Array(land.length);
  const sea: number[] = [];
  const flood = (cell: number): void => {
    if (cell === OFF_BOARD || isSea[cell] || land[cell] !== LAND.W) return;
    isSea[cell] = 1;
    sea.push(cell);
  };
  for (const cell of land.keys()) if (isAtEdge(cell, columns, land.length)) flood(cell);
  for (const cell of sea) for (const next of listNext(neighbours, cell)) flood(next);
  const isBySea = (cell: number): boolean =>
    listNext(neighbours, cell).some((next) => next !== OFF_BOARD && isSea[next]);
  return Int16Array.from(land.keys()).filter((cell) => isWild(land[cell]!) && isBySea(cell));
}

function listNext(neighbours: Int16Array, cell: number): Int16Array {
  return neighbours.subarray(cell * STEPS.length, (cell + 1) * STEPS.length);
}

function isAtEdge(cell: number, columns: number, cells: number): boolean {
  return cell % columns === 0 || (cell + 1) % columns === 0 || cell < columns || cell >= cells - columns;
}

/** Grass, forest and sand: where orks can appear. */
export function isWild(land: number): boolean {
  return land === LAND['.'] || land === LAND.F || land === LAND.S;
}

export function toPosition({ columns }: Pick<Island, 'columns'>, cell: number): [row: number, column: number] {
  return [Math.floor(cell / columns), cell % columns];
}
