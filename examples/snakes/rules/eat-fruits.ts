import { isIn } from './cells.ts';
import type { Rule } from './types.ts';

export const eatFruits: Rule = ({ state, config }) => {
  for (const snake of state.snakes) {
    const left = state.fruits.filter((fruit) => !isIn(snake.cells.slice(0, 1), fruit));
    if (left.length === state.fruits.length) continue;
    state.fruits = left;
    snake.growing += 1;
    snake.points += config.fruitPoints;
  }
};
