import type { Generator } from '../../../core/generator.ts';
import { LAND } from '../vocabulary.ts';
import { growBlob } from './grow-blob.ts';
import { drawInnerCell, measureSquaredDistance, type Sketch } from './sketch.ts';

const FEWEST = 8;
const MOST = 12;

/** Forests grow on grass. */
export function plantForests(sketch: Sketch, rng: Generator): void {
  scatterPatches(sketch, LAND.F, [5, 15], rng);
}

/** Deserts spread over the grass that the forests have left, and are larger. */
export function spreadDeserts(sketch: Sketch, rng: Generator): void {
  scatterPatches(sketch, LAND.S, [8, 20], rng);
}

/** `density` is a range in tenths. */
function scatterPatches(sketch: Sketch, kind: number, density: [number, number], rng: Generator): void {
  const { size, land } = sketch;
  for (let left = rng.random(FEWEST, MOST); left > 0; left--) {
    const centre = drawInnerCell(size, rng);
    const reach = rng.random(...density) / 10;
    const patch = growBlob(
      sketch,
      centre,
      (cell) => reach / Math.sqrt(measureSquaredDistance(size, cell, centre)),
      rng,
    );
    for (let cell = 0; cell < land.length; cell++) {
      if (patch[cell] === 1 && land[cell] === LAND['.']) land[cell] = kind;
    }
  }
}
