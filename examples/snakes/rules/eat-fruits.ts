import { isSame } from './cells.ts';
import type { SnakesPhase } from './types.ts';

export const eatFruits: SnakesPhase = ({ state, config }) => {
  for (const snake of state.snakes) {
    const [head] = snake.cells;
    const eaten = head === undefined ? -1 : state.fruits.findIndex((fruit) => isSame(fruit, head));
    if (eaten === -1) continue;
    state.fruits.splice(eaten, 1);
    snake.points += config.fruitPoints;
    snake.growing += 1;
  }
};
