import type { Player } from 'minions-judge/engine';
import { isFloor, isIn, stepFrom } from './cells.ts';
import { DIRECTIONS, type Cell, type Snakes, type SnakesState, type SnakesView } from './types.ts';

const copy = ([row, column]: Cell): Cell => [row, column];

/** All see all. What is told is a copy: whoever changes it changes nothing. */
export function view({ board, snakes, fruits }: SnakesState): SnakesView {
  const units = snakes.flatMap(({ cells, dir }, player) =>
    cells.length === 0
      ? []
      : [{ id: player, player, type: 'snake' as const, pos: copy(cells[0]!), dir, cells: cells.map(copy) }],
  );
  return {
    board: [...board],
    units,
    fruits: fruits.map((pos) => ({ pos: copy(pos) })),
    away: snakes.map(({ away }) => away),
  };
}

/** Turns that do not end at once in a wall or a snake. */
export function legalOrders({ board, units }: SnakesView, player: Player): Snakes['order'][] {
  const mine = units.find((unit) => unit.player === player);
  if (!mine) return [];
  const bodies = units.flatMap(({ cells }) => cells);
  const isFree = (dir: (typeof DIRECTIONS)[number]): boolean => {
    const cell = stepFrom(mine.pos, dir);
    return isFloor(board, cell) && !isIn(bodies, cell);
  };
  return DIRECTIONS.filter(isFree).map((dir) => ({ dir }));
}
