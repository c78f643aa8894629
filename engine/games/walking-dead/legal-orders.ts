import type { Player } from '../../core/players.ts';
import type { WalkingDead, WalkingDeadMove } from './types.ts';
import { DIRECTIONS, isDiagonal, STEPS } from './vocabulary.ts';

/** Steps of one's own living units that are not against debris or the end of the board. A unit there may be gone by then. */
export function legalOrders({ board, units }: WalkingDead['view'], player: Player): WalkingDeadMove[] {
  return units
    .filter(({ type, clan }) => type === 'living' && clan === player)
    .flatMap(({ id, pos: [row, column] }) =>
      DIRECTIONS.filter((_, index) => {
        const [down, right] = STEPS[index]!;
        const land = board[row + down]?.[column + right];
        return !isDiagonal(index) && land !== undefined && land !== 'X';
      }).map((dir) => ({ unit: id, dir })),
    );
}
