// Generated from schemas/games/ork-island/answer.json by "npm run types". Do not edit.

import type { Debug } from '../../common.ts';

/**
 * Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
 */
export type Direction = 'N' | 'S' | 'W' | 'E';

/**
 * What a bot answers, on one line, each round of Ork Island.
 */
export interface OrkIslandAnswer {
  /**
   * The round of the state that this answers.
   */
  round: number;
  /**
   * At most one for each of my orks: only the first order of an ork counts. An ork without an order stays where it is. The orders of all players are carried out in one random order.
   */
  orders: OrkIslandOrder[];
  debug?: Debug;
}
export interface OrkIslandOrder {
  /**
   * The id of the ork.
   */
  unit: number;
  dir: Direction;
}
