import type { Generator } from '../../../core/generator.ts';
import { FOREST, GRASS, MOUNTAIN, WATER } from '../vocabulary.ts';
import { buildPocket } from './build-pocket.ts';
import { makeNoise } from './make-noise.ts';
import { listCells, QUADRANT_CELLS, toQuadrantPosition } from './quadrant.ts';

// Of the 900 cells of a quadrant. Fords and drowned islands change the shares a little: there is room for it.
const MIN_WATER = 30;
const MAX_WATER = 190;
const MIN_GRASS = 215;
const MAX_GRASS = 365;
const MIN_FOREST = 235;
const MAX_FOREST = 620;

/** The land of a quadrant: mountains on the border, perhaps a pocket, lakes or rivers, clearings in the forest. */
export function drawLand(rng: Generator): Int8Array {
  const land = new Int8Array(QUADRANT_CELLS).fill(FOREST);
  for (let cell = 0; cell < QUADRANT_CELLS; cell++) if (toQuadrantPosition(cell).includes(0)) land[cell] = MOUNTAIN;
  if (rng.random(0, 1) === 1) buildPocket(land, rng);
  addWater(land, rng);
  addGrass(land, rng);
  return land;
}

/** One map in four is dry; the others have lakes where the ground is lowest, or rivers along a line of equal height. */
function addWater(land: Int8Array, rng: Generator): void {
  if (rng.random(1, 4) === 1) return;
  const share = rng.random(MIN_WATER, MAX_WATER);
  const height = makeNoise(rng.random(5, 9), rng);
  const cells = forestCells(land);
  if (rng.random(0, 1) === 1) {
    const level = height[cells[rng.random(0, cells.length - 1)]!]!;
    for (const cell of cells) height[cell] = Math.abs(height[cell]! - level);
  }
  for (const cell of listLowest(share, cells, height)) land[cell] = WATER;
}

function addGrass(land: Int8Array, rng: Generator): void {
  const cells = forestCells(land);
  const least = Math.max(MIN_GRASS, cells.length - MAX_FOREST);
  const share = rng.random(least, Math.min(MAX_GRASS, cells.length - MIN_FOREST));
  const coarse = makeNoise(rng.random(5, 9), rng);
  const fine = makeNoise(2, rng);
  const roughness = rng.random(0, 2);
  const density = coarse.map((value, cell) => 4 * value + roughness * fine[cell]!);
  for (const cell of listLowest(share, cells, density)) land[cell] = GRASS;
}

function forestCells(land: Int8Array): number[] {
  return listCells((cell) => land[cell] === FOREST);
}

/** Of cells equally low the first ones count. */
function listLowest(count: number, cells: readonly number[], height: Int32Array): Int32Array {
  // Height and cell in one number sort much faster than cells with a comparison.
  const keys = new Int32Array(cells.map((cell) => height[cell]! * QUADRANT_CELLS + cell)).sort();
  return keys.subarray(0, count).map((key) => key % QUADRANT_CELLS);
}
