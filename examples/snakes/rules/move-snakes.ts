import { stepFrom } from './cells.ts';
import type { SnakesPhase } from './types.ts';

/** All snakes go one cell ahead at the same time; who has nothing to grow draws in its tail. */
export const moveSnakes: SnakesPhase = ({ state, orders, moves }) => {
  for (const [player, snake] of state.snakes.entries()) {
    if (snake.cells.length === 0) continue;
    snake.dir = orders[player]![0]?.order.dir ?? snake.dir;
    snake.cells.unshift(stepFrom(snake.cells[0]!, snake.dir));
    if (snake.growing > 0) snake.growing -= 1;
    else snake.cells.pop();
    moves.push({ player, dir: snake.dir });
  }
};
