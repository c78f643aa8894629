// Generated from schemas/seat.json by "npm run types". Do not edit.

import type { Parameters, Rejected } from './common.ts';

/**
 * The part of a state that only one bot gets.
 */
export interface Seat {
  /**
   * A player, 0 to 3.
   */
  player: number;
  /**
   * The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random draws of the match.
   */
  seed?: number;
  parameters?: Parameters;
  rejected?: Rejected;
}
