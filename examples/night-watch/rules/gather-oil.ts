import { drawOne, type Generator } from 'minions-judge/engine';
import { isFloor, isSame, type Cell } from './cells.ts';
import type { Config, Rule, State } from './types.ts';

export const gatherOil: Rule = ({ state, config, rng }) => {
  for (const guard of state.guards) {
    if (guard.health === 0) continue;
    const left = state.cans.filter((can) => !isSame(can, guard.pos));
    guard.points += state.cans.length - left.length;
    state.cans = left;
  }
  layCans(state, config, rng);
};

/** New cans on empty cells, until there are enough. */
export function layCans({ board, guards, cans }: State, config: Config, rng: Generator): void {
  if (cans.length >= config.cans) return;
  const taken = [...cans, ...guards.map(({ pos }) => pos)];
  const free = board
    .flatMap((row, i) => Array.from(row, (_, j): Cell => [i, j]))
    .filter((cell) => isFloor(board, cell) && !taken.some((one) => isSame(one, cell)));
  while (cans.length < config.cans && free.length > 0) {
    const can = drawOne(free, rng);
    cans.push(can);
    free.splice(free.indexOf(can), 1);
  }
}
