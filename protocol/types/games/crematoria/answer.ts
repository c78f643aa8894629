// Generated from schemas/games/crematoria/answer.json by "npm run types". Do not edit.

import type { Debug } from '../../common.ts';

/**
 * What a bot answers, on one line, each round of Crematoria.
 */
export interface CrematoriaAnswer {
  /**
   * The round of the state that this answers.
   */
  round: number;
  /**
   * From most to least urgent. Only the first order of a unit counts.
   */
  orders: CrematoriaOrder[];
  debug?: Debug;
}
export interface CrematoriaOrder {
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator.
   */
  dir: 'Bottom' | 'BR' | 'Right' | 'RT' | 'Top' | 'TL' | 'Left' | 'LB' | 'Up' | 'Down' | 'None';
}
