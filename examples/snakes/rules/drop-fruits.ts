import { drawOne, type Generator } from 'minions-judge/engine';
import { isFloor, isIn } from './cells.ts';
import type { Cell, SnakesConfig, SnakesPhase, SnakesState } from './types.ts';

/** New fruits fall where nothing is, until there are as many as there should be. */
export const growFruits: SnakesPhase = ({ state, config, rng }) => dropFruits(state, config, rng);

export function dropFruits(state: SnakesState, { fruits }: SnakesConfig, rng: Generator): void {
  for (let missing = fruits - state.fruits.length; missing > 0; missing--) {
    const free = listFree(state);
    if (free.length > 0) state.fruits.push(drawOne(free, rng));
  }
}

function listFree({ board, snakes, fruits }: SnakesState): Cell[] {
  const taken = new Set([...fruits, ...snakes.flatMap(({ cells }) => cells)].map(String));
  const cells = board.flatMap((row, i) => Array.from(row, (_, j): Cell => [i, j]));
  return cells.filter((cell) => isFloor(board, cell) && !taken.has(String(cell)));
}

/** Every second cell of a snake that is gone becomes a fruit. */
export function leaveFruits(state: SnakesState, cells: readonly Cell[]): void {
  for (const [index, cell] of cells.entries()) {
    if (index % 2 === 1 && isFloor(state.board, cell) && !isIn(state.fruits, cell)) state.fruits.push(cell);
  }
}
