import { isFloor, isIn, isSame } from './cells.ts';
import { leaveFruits } from './drop-fruits.ts';
import type { SnakesPhase, SnakesState } from './types.ts';

/** Who has run into a wall, into a snake or head against head is gone for a while. Whose body it was gets points. */
export const crashSnakes: SnakesPhase = ({ state, config }) => {
  const crashed = state.snakes.filter((_, player) => hasCrashed(state, player));
  for (const snake of crashed) {
    const stopper = state.snakes.find((other) => other !== snake && isIn(other.cells.slice(1), snake.cells[0]!));
    if (stopper) stopper.points += config.crashPoints;
  }
  for (const snake of crashed) {
    // The head is where it must not be.
    leaveFruits(state, snake.cells.slice(1));
    Object.assign(snake, { cells: [], growing: 0, away: config.absence, crashes: snake.crashes + 1 });
  }
};

function hasCrashed({ board, snakes }: SnakesState, player: number): boolean {
  const [head, ...body] = snakes[player]!.cells;
  if (head === undefined) return false;
  if (!isFloor(board, head) || isIn(body, head)) return true;
  return snakes.some(
    ({ cells }, other) =>
      other !== player && (isIn(cells.slice(1), head) || (cells.length > 0 && isSame(cells[0]!, head))),
  );
}
