// Generated from schemas/games/walking-dead/answer.json by "npm run types". Do not edit.

import type { Debug } from '../../common.ts';

/**
 * What a bot answers, on one line, each round of The Walking Dead.
 */
export interface WalkingDeadAnswer {
  /**
   * The round of the state that this answers.
   */
  round: number;
  /**
   * From most to least urgent: they are carried out in this order. Only the first order of a unit counts.
   */
  orders: WalkingDeadOrder[];
  debug?: Debug;
}
export interface WalkingDeadOrder {
  /**
   * The id of one of my living units.
   */
  unit: number;
  /**
   * Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an order takes its turn and fails, as in the published game.
   */
  dir: 'Up' | 'Down' | 'Left' | 'Right' | 'DR' | 'RU' | 'UL' | 'LD';
}
