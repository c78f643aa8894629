import { SafeCells } from '../safe-cells.ts';
import type { WalkingDeadTurn } from '../types.ts';

/**
 * As much food as was eaten in this round, by clans and by zombies, appears again, each piece on a random safe cell.
 */
export function regrowFood({ state, config, rng }: WalkingDeadTurn): void {
  if (state.foodEaten[0] === 0) return;
  const safeCells = new SafeCells(state, config);
  for (let left = state.foodEaten[0]!; left > 0; left--) {
    const cell = safeCells.draw(rng);
    state.food[cell] = 1;
    safeCells.addFood(cell);
  }
  state.foodEaten[0] = 0;
}
