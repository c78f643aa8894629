import { drawOne } from '../../../core/draw-one.ts';
import type { Generator } from '../../../core/generator.ts';
import { LAND } from '../vocabulary.ts';
import { drawCurve } from './draw-curve.ts';
import { measureSquaredDistance, type Sketch } from './sketch.ts';

const ATTEMPTS_PER_PAIR = 3;
const SPACING = 2;
const NO_CITY = -1;

/** Paths lead straight from city to city, over water too, and keep away from other paths and from third cities. */
export function layPaths(sketch: Sketch, rng: Generator): void {
  const { cities } = sketch;
  const cityOf = new Int16Array(sketch.land.length).fill(NO_CITY);
  for (const [city, cells] of cities.entries()) for (const cell of cells) cityOf[cell] = city;
  const attempts = ATTEMPTS_PER_PAIR * cities.length ** 2;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const a = rng.random(0, cities.length - 1);
    const b = rng.random(0, cities.length - 1);
    if (a !== b) layPath(sketch, cityOf, [a, b], rng);
  }
}

function layPath(sketch: Sketch, cityOf: Int16Array, ends: [number, number], rng: Generator): void {
  const { size, land, cities, paths } = sketch;
  const from = drawOne(cities[ends[0]]!, rng);
  const to = drawOne(cities[ends[1]]!, rng);
  const course = drawCurve(sketch.four, from, (cell) => measureSquaredDistance(size, cell, to), rng);
  if (course.at(-1) !== to) return;
  if (course.some((cell) => isTakenNear(sketch, cityOf, ends, cell))) return;
  const cells = course.filter((cell) => cityOf[cell] === NO_CITY);
  for (const cell of cells) land[cell] = LAND.P;
  paths.push({ ends, cells });
}

/** Whether there is a path or a third city nearby. Most of the time that a map takes is spent here, so nothing is called for each cell. */
function isTakenNear(
  { size, land }: Sketch,
  cityOf: Int16Array,
  [a, b]: readonly [number, number],
  cell: number,
): boolean {
  const row = Math.floor(cell / size);
  const column = cell % size;
  const lastRow = Math.min(size - 1, row + SPACING);
  const lastColumn = Math.min(size - 1, column + SPACING);
  for (let i = Math.max(0, row - SPACING); i <= lastRow; i++) {
    for (let near = i * size + Math.max(0, column - SPACING); near <= i * size + lastColumn; near++) {
      const city = cityOf[near]!;
      if (land[near] === LAND.P || (city !== NO_CITY && city !== a && city !== b)) return true;
    }
  }
  return false;
}
