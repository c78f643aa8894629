import type { Player } from '../../core/players.ts';
import type { OrkIsland, OrkIslandOrder } from './types.ts';
import { DIRECTIONS, STEPS } from './vocabulary.ts';

/** Steps of one's own orks that are not into water or off the board. A unit there may be gone by then. */
export function legalOrders({ board, units }: OrkIsland['view'], player: Player): OrkIslandOrder[] {
  return units
    .filter((unit) => unit.player === player)
    .flatMap(({ id, pos: [row, column] }) =>
      DIRECTIONS.filter((_, index) => {
        const [down, right] = STEPS[index]!;
        const land = board[row + down]?.[column + right];
        return land !== undefined && land !== 'W';
      }).map((dir) => ({ unit: id, dir })),
    );
}
