import type { Player } from '../../core/players.ts';
import type { Apocalypse, ApocalypseOrder } from './types.ts';

export const STEPS_AROUND = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

const WALKABLE: ReadonlySet<string | undefined> = new Set([':', '.']);

/** Steps of soldiers onto land, turns and flights of helicopters, napalm that is ready, and parachuters below the middle of a helicopter. */
export function legalOrders({ board, soldiers, helicopters }: Apocalypse['view'], player: Player): ApocalypseOrder[] {
  const isLand = (row: number, column: number): boolean => WALKABLE.has(board[row]?.[column]);
  const steps = soldiers
    .filter((soldier) => soldier.player === player)
    .flatMap(({ id, pos: [row, column] }) =>
      STEPS_AROUND.filter(([down, right]) => isLand(row + down, column + right)).map(
        ([down, right]): ApocalypseOrder => ({ soldier: id, to: [row + down, column + right] }),
      ),
    );
  const flights = helicopters
    .filter((helicopter) => helicopter.player === player)
    .flatMap(({ id, pos, napalm, parachuters }): ApocalypseOrder[] => [
      { helicopter: id, do: 'forward1' },
      { helicopter: id, do: 'forward2' },
      { helicopter: id, do: 'clockwise' },
      { helicopter: id, do: 'counterclockwise' },
      ...(napalm === 0 ? [{ helicopter: id, do: 'napalm' as const }] : []),
      ...(parachuters.length > 0 && isLand(pos[0], pos[1]) ? [{ parachuter: pos, helicopter: id }] : []),
    ]);
  return [...steps, ...flights];
}
