import { PLAYERS } from 'minions-judge/engine';
import { stepFrom } from './cells.ts';
import type { Rule } from './types.ts';

/** All snakes go one cell ahead at the same time. A snake with nothing to grow draws in its tail. */
export const moveSnakes: Rule = ({ state, orders }) => {
  for (const player of PLAYERS) {
    const snake = state.snakes[player]!;
    const [head] = snake.cells;
    if (!head) continue;
    snake.dir = orders[player][0]?.order.dir ?? snake.dir;
    snake.cells.unshift(stepFrom(head, snake.dir));
    if (snake.growing > 0) snake.growing -= 1;
    else snake.cells.pop();
  }
};
