import { ConfigError } from '../../../core/config-error.ts';
import type { Generator } from '../../../core/generator.ts';
import { measureRingDistance } from '../../../core/grid.ts';
import { LazyShuffle } from '../../../core/shuffle.ts';
import { CELLS, COLUMNS, LEVEL_CELLS, NEIGHBOURS, ROWS, toColumn, toRow } from '../board.ts';
import { LAND } from '../vocabulary.ts';
import { measureGap, walk } from './walk.ts';

const ELEVATOR_SPACING = 10;
const MIN_CAVES = 1200;
const MAX_CAVES = 1500;
// The usual number of elevators needs a few; one that allows no map is reported within a second.
const ATTEMPTS = 200;

/** A cave of winding paths between elevators, and the outside above it. */
export function generateMap(elevatorCount: number, rng: Generator): Int8Array {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const land = digCave(elevatorCount, rng);
    if (land) return land;
  }
  throw new ConfigError(
    `no map with ${elevatorCount} elevators and ${MIN_CAVES} to ${MAX_CAVES} cave cells was found in ${ATTEMPTS} attempts`,
    'choose a number of elevators nearer to 20, or give a map with FIXED',
  );
}

function digCave(elevatorCount: number, rng: Generator): Int8Array | undefined {
  const elevators = chooseElevators(elevatorCount, rng);
  if (elevators.length < elevatorCount) return undefined;
  const land = new Int8Array(CELLS).fill(LAND.R, 0, LEVEL_CELLS).fill(LAND.O, LEVEL_CELLS);
  const dig = (cell: number): void => void (land[cell] = LAND.C);
  for (const [a, b] of makeLongestTree(elevators)) {
    if (!walk(a, b, rng, dig)) return undefined;
  }
  for (const elevator of elevators) buildElevator(land, elevator);
  let caves = 0;
  for (let cell = 0; cell < LEVEL_CELLS; cell++) if (land[cell] === LAND.C) caves += 1;
  return caves >= MIN_CAVES && caves <= MAX_CAVES ? land : undefined;
}

function chooseElevators(count: number, rng: Generator): number[] {
  const firstRow = 2;
  const places = new Int16Array((ROWS - 2 * firstRow) * COLUMNS).map((_, index) => firstRow * COLUMNS + index);
  const shuffled = new LazyShuffle(places, places.length, rng);
  const chosen: number[] = [];
  for (let index = 0; index < places.length && chosen.length < count; index++) {
    const place = shuffled.at(index);
    if (chosen.every((other) => measureWalkingDistance(place, other) >= ELEVATOR_SPACING)) chosen.push(place);
  }
  return chosen;
}

/** Steps between two cells without diagonals. */
function measureWalkingDistance(a: number, b: number): number {
  return Math.abs(toRow(a) - toRow(b)) + measureRingDistance(toColumn(a), toColumn(b), COLUMNS);
}

/** Joins all elevators, always the farthest two that are not joined yet, so that paths cross the whole map. */
function makeLongestTree(elevators: readonly number[]): [number, number][] {
  const pairs = elevators.flatMap((a, i) => elevators.slice(i + 1).map((b) => [a, b] as [number, number]));
  // Pairs of the same length stay in the order of the elevators.
  const ranks = Int32Array.from(pairs, ([a, b], index) => (COLUMNS - measureGap(a, b)) * pairs.length + index).sort();
  const component = new Map(elevators.map((elevator) => [elevator, elevator]));
  const tree: [number, number][] = [];
  for (const rank of ranks) {
    const [a, b] = pairs[rank % pairs.length]!;
    const kept = component.get(a)!;
    const joined = component.get(b)!;
    if (kept === joined) continue;
    for (const [elevator, root] of component) if (root === joined) component.set(elevator, kept);
    if (tree.push([a, b]) === elevators.length - 1) break;
  }
  return tree;
}

function buildElevator(land: Int8Array, cell: number): void {
  for (let step = 0; step < 8; step++) land[NEIGHBOURS[cell * 8 + step]!] = LAND.C;
  land[cell] = LAND.E;
  land[cell + LEVEL_CELLS] = LAND.E;
}
