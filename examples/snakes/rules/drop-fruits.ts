import { drawOne } from 'minions-judge/engine';
import { isFloor, type Cell } from './cells.ts';
import type { Rule, State } from './types.ts';

/** New fruits fall on empty cells, until there are enough. */
export const dropFruits: Rule = ({ state, config, rng }) => {
  while (state.fruits.length < config.fruits) {
    const free = listFree(state);
    if (free.length === 0) return;
    state.fruits.push(drawOne(free, rng));
  }
};

function listFree({ board, snakes, fruits }: State): Cell[] {
  const taken = new Set([...fruits, ...snakes.flatMap(({ cells }) => cells)].map(String));
  const cells = board.flatMap((row, i) => Array.from(row, (_, j): Cell => [i, j]));
  return cells.filter((cell) => isFloor(board, cell) && !taken.has(String(cell)));
}
