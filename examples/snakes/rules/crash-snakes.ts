import { isFloor, isIn, isSame } from './cells.ts';
import type { Rule, Snake } from './types.ts';

/** A snake that runs into something is away for a while. All crashes are found before any is applied. */
export const crashSnakes: Rule = ({ state, config, emit }) => {
  const { board, snakes, fruits } = state;
  const crashed = snakes.filter(
    (snake) => snake.cells.length > 0 && (!isFloor(board, snake.cells[0]!) || snakes.some((one) => stops(one, snake))),
  );
  for (const snake of crashed) {
    const owner = snakes.find((other) => other !== snake && hasInBody(other, snake));
    if (owner) owner.points += config.crashPoints;
  }
  for (const snake of crashed) {
    const player = snakes.indexOf(snake);
    emit({ kind: 'killed', type: 'snake', unit: player, player, at: snake.cells[0]!, cause: 'crashes' });
    // Only what it has grown: crashing must not feed the snake that comes back.
    fruits.push(...snake.cells.slice(config.length).filter((_, index) => index % 2 === 0));
    Object.assign(snake, { cells: [], growing: 0, away: config.absence });
  }
};

const hasInBody = (one: Snake, { cells }: Snake): boolean => isIn(one.cells.slice(1), cells[0]!);

/** A body stops every head, its own too. Of two heads only the longer snake goes on. */
function stops(one: Snake, snake: Snake): boolean {
  if (hasInBody(one, snake)) return true;
  const [head] = one === snake ? [] : one.cells;
  return head !== undefined && isSame(head, snake.cells[0]!) && one.cells.length >= snake.cells.length;
}
