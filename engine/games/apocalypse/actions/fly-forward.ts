import { measureGap, toPosition, SIZE } from '../board.ts';
import { HELICOPTERS, toHelicopterId, REACH } from '../helicopters.ts';
import type { ApocalypseState } from '../state.ts';
import { MOUNTAIN, STEPS } from '../vocabulary.ts';

interface Flight {
  steps: number;
  /** What stopped it, if anything did. */
  obstacle?: string;
}

/** Step by step, until something is in the way. */
export function flyForward(state: ApocalypseState, helicopter: number, steps: number): Flight {
  const [down, right] = STEPS[state.facing[helicopter]!]!;
  const forward = down * SIZE + right;
  for (let step = 0; step < steps; step++) {
    const centre = state.centre[helicopter]! + forward;
    const obstacle = findObstacle(state, helicopter, centre, forward);
    if (obstacle !== undefined) return { steps: step, obstacle };
    state.centre[helicopter] = centre;
  }
  return { steps };
}

function findObstacle(state: ApocalypseState, helicopter: number, centre: number, forward: number): string | undefined {
  const front = centre + REACH * forward;
  const sideways = Math.abs(forward) === 1 ? SIZE : 1;
  for (let side = -REACH; side <= REACH; side++) {
    if (state.land[front + side * sideways] === MOUNTAIN) return 'there is a mountain ahead';
  }
  for (let other = 0; other < HELICOPTERS; other++) {
    // Squares of the same size share a cell when their centres are that near.
    const meets = other !== helicopter && measureGap(toPosition(state.centre[other]!), toPosition(centre)) <= 2 * REACH;
    if (meets) return `helicopter ${toHelicopterId(other)} is in the way`;
  }
  return undefined;
}
