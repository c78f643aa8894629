import type { Generator } from '../../../core/generator.ts';
import { LAND } from '../vocabulary.ts';
import { drawCurve } from './draw-curve.ts';
import { RIVER, drawInnerCell, isNear, measureSquaredDistance, type Sketch } from './sketch.ts';

const FEWEST = 4;
const MOST = 10;
const ATTEMPTS = 100;
const SPACING = 4;

/** Rivers flow away from their springs as far as they can. They keep apart, and do not spring in the middle of the island. */
export function digRivers(sketch: Sketch, orks: number, rng: Generator): void {
  for (let left = rng.random(FEWEST, MOST); left > 0; left--) {
    const spring = drawInnerCell(sketch.size, rng);
    if (isNearRiver(sketch, spring) || isInTheMiddle(sketch.size, spring, orks)) continue;
    digRiver(sketch, spring, rng);
  }
}

function digRiver(sketch: Sketch, spring: number, rng: Generator): void {
  const { size, eight, land } = sketch;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const course = drawCurve(eight, spring, (cell) => -measureSquaredDistance(size, cell, spring), rng);
    if (course.some((cell) => isNearRiver(sketch, cell))) continue;
    for (const cell of course) if (land[cell] !== LAND.W) land[cell] = RIVER;
    return;
  }
}

function isNearRiver({ size, land }: Sketch, cell: number): boolean {
  return isNear(size, cell, SPACING, (other) => land[other] === RIVER);
}

/** A square with room for all orks around the centre. Its side is even, so it reaches one cell less to the south and east. */
function isInTheMiddle(size: number, cell: number, orks: number): boolean {
  const half = Math.ceil(Math.sqrt(orks));
  const first = Math.floor(size / 2) - half;
  const isMiddle = (coordinate: number): boolean => coordinate >= first && coordinate < first + 2 * half;
  return isMiddle(Math.floor(cell / size)) && isMiddle(cell % size);
}
