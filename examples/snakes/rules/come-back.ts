import { isIn } from './cells.ts';
import { beginSnake } from './generate.ts';
import type { Rule } from './types.ts';

/** A snake that was away long enough begins again in its corner, as soon as it is free. */
export const comeBack: Rule = ({ state, config }) => {
  for (const [player, { away, points }] of state.snakes.entries()) {
    if (away === 0) continue;
    const snake = beginSnake(player, config, points);
    const isTaken = state.snakes.some(({ cells }) => cells.some((cell) => isIn(snake.cells, cell)));
    if (away > 1 || isTaken) state.snakes[player]!.away = Math.max(1, away - 1);
    else state.snakes[player] = snake;
  }
  state.fruits = state.fruits.filter((fruit) => !state.snakes.some(({ cells }) => isIn(cells, fruit)));
};
