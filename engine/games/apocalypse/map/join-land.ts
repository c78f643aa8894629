import { DistanceField, makeGround, UNREACHABLE } from '../../../core/distance-field.ts';
import { OFF_BOARD } from '../../../core/grid.ts';
import { GRASS, isWalkable, MOUNTAIN, WATER } from '../vocabulary.ts';
import { AROUND, AROUND_COUNT, listCells, QUADRANT, QUADRANT_CELLS, toQuadrantPosition } from './quadrant.ts';

/** Smaller islands drown; larger ones get a ford. */
const MIN_ISLAND = 12;

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const field = new DistanceField(QUADRANT_CELLS);

/**
 * Joins all land on which soldiers can walk, within the quadrant. False when it does not touch both of the inner edges,
 * across which it joins its mirror images.
 */
export function joinLand(land: Int8Array): boolean {
  const islands = findIslands(land).toSorted((a, b) => b.length - a.length);
  const mainland = islands.shift() ?? [];
  for (const island of islands) if (island.length < MIN_ISLAND) for (const cell of island) land[cell] = WATER;
  for (const island of islands) {
    if (island.length < MIN_ISLAND) continue;
    layFord(land, mainland, island);
    mainland.push(...island);
  }
  return [0, 1].every((axis) => mainland.some((cell) => toQuadrantPosition(cell)[axis] === QUADRANT - 1));
}

function findIslands(land: Int8Array): number[][] {
  const ground = makeGround(AROUND, AROUND_COUNT, (cell) => isWalkable(land[cell]!));
  const islands: number[][] = [];
  const found = new Set<number>();
  for (const cell of land.keys()) {
    if (found.has(cell) || !isWalkable(land[cell]!)) continue;
    field.clear(ground);
    field.addSource(cell);
    field.spread();
    const island = listCells(isReached);
    for (const other of island) found.add(other);
    islands.push(island);
  }
  return islands;
}

const isReached = (cell: number): boolean => field.distance[cell]! >= 0 && field.distance[cell]! < UNREACHABLE;

/** Turns a shortest way over the water into grass. */
function layFord(land: Int8Array, mainland: readonly number[], island: readonly number[]): void {
  field.clear(makeGround(AROUND, AROUND_COUNT, (cell) => land[cell] !== MOUNTAIN));
  for (const cell of mainland) field.addSource(cell);
  field.spread();
  let cell = findNearest(island);
  while (field.distance[cell]! > 0) {
    cell = findNearest(listNeighbours(cell).filter((next) => field.distance[next]! >= 0));
    if (land[cell] === WATER) land[cell] = GRASS;
  }
}

function listNeighbours(cell: number): number[] {
  return [...AROUND.subarray(cell * AROUND_COUNT, (cell + 1) * AROUND_COUNT)].filter((next) => next !== OFF_BOARD);
}

function findNearest(cells: readonly number[]): number {
  return cells.reduce((best, cell) => (field.distance[cell]! < field.distance[best]! ? cell : best));
}
