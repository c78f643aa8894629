import { isIn } from './cells.ts';
import { findHomeDirection, listHome } from './home.ts';
import type { SnakesPhase } from './types.ts';

/** A snake comes back to its corner when its time is over and nobody is there. */
export const comeBack: SnakesPhase = ({ state, config }) => {
  for (const [player, snake] of state.snakes.entries()) {
    if (snake.away === 0) continue;
    const home = listHome(player, config);
    const isTaken = state.snakes.some(({ cells }) => cells.some((cell) => isIn(home, cell)));
    snake.away = Math.max(isTaken ? 1 : 0, snake.away - 1);
    if (snake.away > 0) continue;
    state.fruits = state.fruits.filter((fruit) => !isIn(home, fruit));
    Object.assign(snake, { cells: home, dir: findHomeDirection(player) });
  }
};
