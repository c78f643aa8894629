import { copyPlain, type Player } from 'minions-judge/engine';
import { DIRECTIONS, isFloor, isIn, stepFrom, type Cell } from './cells.ts';
import type { Order, State, View } from './types.ts';

/** Every bot sees everything, as a copy. */
export function view({ board, snakes, fruits }: State): View {
  const units = snakes.flatMap(({ cells, dir }, player) =>
    cells.length > 0 ? [{ id: player, player, pos: cells[0]!, dir, cells }] : [],
  );
  return copyPlain({ board, units, fruits: fruits.map((pos) => ({ pos })), away: snakes.map(({ away }) => away) });
}

/** Turns that do not end at once in a wall or a snake. */
export function legalOrders({ board, units }: View, player: Player): Order[] {
  const isFree = (cell: Cell): boolean => isFloor(board, cell) && !units.some(({ cells }) => isIn(cells, cell));
  const mine = units.find((unit) => unit.player === player);
  return mine ? DIRECTIONS.filter((dir) => isFree(stepFrom(mine.pos, dir))).map((dir) => ({ dir })) : [];
}
