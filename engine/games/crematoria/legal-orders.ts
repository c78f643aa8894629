import type { Player } from '../../core/players.ts';
import { COLUMNS, ROWS } from './board.ts';
import type { Crematoria, CrematoriaOrder } from './types.ts';
import { DIRECTIONS, STEPS } from './vocabulary.ts';

/** Steps of one's own units that are not against rock or the end of the board, and elevators. A unit there may be gone by then. */
export function legalOrders({ board, units }: Crematoria['view'], player: Player): CrematoriaOrder[] {
  return units
    .filter((unit) => unit.player === player)
    .flatMap(({ id, pos: [row, column, level] }) =>
      DIRECTIONS.filter((dir) => {
        const step = STEPS[DIRECTIONS.indexOf(dir)];
        const land = board[level]![row]![column];
        if (!step) return land === 'E' && dir === (level === 0 ? 'Up' : 'Down');
        const to = row + step[0];
        return to >= 0 && to < ROWS && board[level]![to]![(column + step[1] + COLUMNS) % COLUMNS] !== 'R';
      }).map((dir) => ({ unit: id, dir })),
    );
}
