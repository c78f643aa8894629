// Generated from schemas/games/apocalypse/answer.json by "npm run types". Do not edit.

import type { Debug } from '../../common.ts';

/**
 * An order for a soldier, for a helicopter, or to throw a parachuter.
 */
export type ApocalypseOrder = SoldierOrder | HelicopterOrder | ParachuterOrder;
/**
 * [row, column] of the cell to move to or to attack: one of the eight around the soldier, or his own to stay.
 *
 * @minItems 2
 */
export type Target = [number, number];
/**
 * [row, column] of the cell to throw a parachuter on.
 *
 * @minItems 2
 */
export type Target1 = [number, number];

/**
 * What a bot answers, on one line, each round of Apocalypse.
 */
export interface ApocalypseAnswer {
  /**
   * The round of the state that this answers.
   */
  round: number;
  /**
   * At most one order for each soldier and each helicopter, and some parachuters to throw. Of several orders for the same unit the first valid one counts.
   */
  orders: ApocalypseOrder[];
  debug?: Debug;
}
export interface SoldierOrder {
  /**
   * The id of the soldier.
   */
  soldier: number;
  to: Target;
}
export interface HelicopterOrder {
  /**
   * The id of the helicopter.
   */
  helicopter: number;
  /**
   * Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or throw napalm.
   */
  do: 'forward1' | 'forward2' | 'clockwise' | 'counterclockwise' | 'napalm';
}
export interface ParachuterOrder {
  parachuter: Target1;
  /**
   * The id of the helicopter that throws him; if omitted, my helicopter that covers the cell.
   */
  helicopter?: number;
}
