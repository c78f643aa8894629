import type { Generator } from '../../../core/generator.ts';
import { OFF_BOARD } from '../../../core/grid.ts';
import type { Neighbours } from './sketch.ts';

/** The turn drawn at random, -1 to 1, is tried before all three. */
const TURNS_BY_LOT = [-1, 0, 1].map((lot) => [lot, -1, 0, 1]);

/**
 * A random line of cells, always downhill. It turns by at most one direction at each step and ends where none of the
 * three ways leads down.
 */
export function drawCurve(
  { steps, table }: Neighbours,
  from: number,
  height: (cell: number) => number,
  rng: Generator,
): number[] {
  const curve = [from];
  let cell = from;
  let here = height(cell);
  let direction = rng.random(0, steps - 1);
  const findNeighbour = (turn: number): number => table[cell * steps + ((direction + turn + steps) % steps)]!;
  const leadsDown = (turn: number): boolean => {
    const next = findNeighbour(turn);
    return next !== OFF_BOARD && height(next) < here;
  };
  for (;;) {
    const turn = TURNS_BY_LOT[rng.random(-1, 1) + 1]!.find(leadsDown);
    if (turn === undefined) return curve;
    cell = findNeighbour(turn);
    here = height(cell);
    direction = (direction + turn + steps) % steps;
    curve.push(cell);
  }
}
