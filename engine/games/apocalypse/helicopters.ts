import { PLAYERS } from '../../core/players.ts';
import { toColumn, measureGap, toPosition, toRow, SIZE, type Position } from './board.ts';
import type { ApocalypseState } from './state.ts';

export const HELICOPTERS_EACH = 2;
export const HELICOPTERS = PLAYERS.length * HELICOPTERS_EACH;

/** A helicopter covers the cells up to this far from its centre. */
export const REACH = 2;

// Helicopters are numbered from 0 in the state, and have the ids 1 to 8.
export const toHelicopterId = (helicopter: number): number => helicopter + 1;

export const isHelicopterId = (id: number): boolean => id >= 1 && id <= HELICOPTERS;

export const toHelicopter = (id: number): number => id - 1;

export const findHelicopterOwner = (helicopter: number): number => Math.floor(helicopter / HELICOPTERS_EACH);

export const findFirstHelicopter = (player: number): number => player * HELICOPTERS_EACH;

export function covers(state: ApocalypseState, helicopter: number, position: Readonly<Position>): boolean {
  return measureGap(toPosition(state.centre[helicopter]!), position) <= REACH;
}

/** Calls `visit` for the 25 cells below a helicopter, row by row. */
export function forEachCellBelow(centre: number, visit: (cell: number) => void): void {
  const row = toRow(centre);
  const column = toColumn(centre);
  for (let i = row - REACH; i <= row + REACH; i++) {
    for (let j = column - REACH; j <= column + REACH; j++) visit(i * SIZE + j);
  }
}
