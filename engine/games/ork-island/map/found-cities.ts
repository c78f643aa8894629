import type { Generator } from '../../../core/generator.ts';
import { LAND } from '../vocabulary.ts';
import type { Sketch } from './sketch.ts';

const FEWEST = 8;
const MOST = 25;
const ATTEMPTS = 100;
const MIN_SIDE = 2;
const MAX_SIDE = 6;

interface Rectangle {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** Rectangular cities away from the sea and from each other. One that finds no place in many attempts is left out. */
export function foundCities(sketch: Sketch, rng: Generator): void {
  for (let left = rng.random(FEWEST, MOST); left > 0; left--) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const city = drawRectangle(sketch.size, rng);
      if (!hasRoom(sketch, city)) continue;
      build(sketch, city);
      break;
    }
  }
}

function drawRectangle(size: number, rng: Generator): Rectangle {
  const top = rng.random(0, size - 1);
  const left = rng.random(0, size - 1);
  const height = rng.random(MIN_SIDE, MAX_SIDE);
  const width = rng.random(MIN_SIDE, MAX_SIDE);
  return { top, left, height, width };
}

/** Two cells of room above and to the left are enough with one below and to the right, as the next city has its own. */
function hasRoom({ size, land }: Sketch, { top, left, height, width }: Rectangle): boolean {
  if (top < 2 || left < 2 || top + height >= size || left + width >= size) return false;
  for (let row = top - 2; row <= top + height; row++) {
    for (let column = left - 2; column <= left + width; column++) {
      const kind = land[row * size + column];
      if (kind === LAND.W || kind === LAND.C) return false;
    }
  }
  return true;
}

function build({ size, land, cities }: Sketch, { top, left, height, width }: Rectangle): void {
  const cells = Array.from({ length: height * width }, (_, index) => {
    const row = top + Math.floor(index / width);
    return row * size + left + (index % width);
  });
  for (const cell of cells) land[cell] = LAND.C;
  cities.push(cells);
}
