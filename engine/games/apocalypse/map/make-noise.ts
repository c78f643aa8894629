import type { Generator } from '../../../core/generator.ts';
import { QUADRANT, QUADRANT_CELLS } from './quadrant.ts';

const HIGHEST = 1000;

/**
 * A smooth random height for each cell of the quadrant: random numbers `spacing` cells apart, and between them the
 * straight way from one to the next. Whole numbers only, so that every machine draws the same map.
 */
export function makeNoise(spacing: number, rng: Generator): Int32Array {
  const side = Math.ceil(QUADRANT / spacing) + 1;
  const knots = Array.from({ length: side * side }, () => rng.random(0, HIGHEST));
  const heights = new Int32Array(QUADRANT_CELLS);
  for (let row = 0; row < QUADRANT; row++) {
    for (let column = 0; column < QUADRANT; column++) {
      const knot = Math.floor(row / spacing) * side + Math.floor(column / spacing);
      const down = row % spacing;
      const right = column % spacing;
      const above = knots[knot]! * (spacing - right) + knots[knot + 1]! * right;
      const below = knots[knot + side]! * (spacing - right) + knots[knot + side + 1]! * right;
      heights[row * QUADRANT + column] = Math.floor((above * (spacing - down) + below * down) / (spacing * spacing));
    }
  }
  return heights;
}
