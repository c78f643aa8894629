import { toPosition } from '../board.ts';
import { SafeCells } from '../safe-cells.ts';
import type { WalkingDeadTurn } from '../types.ts';

/**
 * As much food as was eaten in this round, by clans and by zombies, appears again, each piece on a random safe cell.
 */
export function regrowFood(turn: WalkingDeadTurn): void {
  const { state, config, rng } = turn;
  if (state.foodEaten[0] === 0) return;
  const safeCells = new SafeCells(state, config);
  for (let left = state.foodEaten[0]!; left > 0; left--) {
    const cell = safeCells.draw(rng);
    state.food[cell] = 1;
    if (turn.isWatched) turn.emit({ kind: 'born', at: toPosition(cell) });
    safeCells.addFood(cell);
  }
  state.foodEaten[0] = 0;
}
