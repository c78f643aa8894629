import { drawOne } from '../../../core/draw-one.ts';
import type { Generator } from '../../../core/generator.ts';
import { LAND } from '../vocabulary.ts';
import { drawCurve } from './draw-curve.ts';
import { isNear, measureSquaredDistance, type Sketch } from './sketch.ts';

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
  const isTaken = (cell: number): boolean => {
    const city = cityOf[cell]!;
    return land[cell] === LAND.P || (city !== NO_CITY && !ends.includes(city));
  };
  if (course.some((cell) => isNear(size, cell, SPACING, isTaken))) return;
  const cells = course.filter((cell) => cityOf[cell] === NO_CITY);
  for (const cell of cells) land[cell] = LAND.P;
  paths.push({ ends, cells });
}
