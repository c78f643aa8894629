import { findCell } from '../find-cell.ts';
import type { WalkingDeadTurn } from '../types.ts';

/** As much food as was eaten in this round, by clans and by zombies, appears again, each unit on a safe cell by lot. */
export function regrowFood({ state, config, rng }: WalkingDeadTurn): void {
  for (let left = state.foodEaten[0]!; left > 0; left--) state.food[findCell(state, rng, config)] = 1;
  state.foodEaten[0] = 0;
}
