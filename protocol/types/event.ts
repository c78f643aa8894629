// Generated from schemas/event.json by "npm run types". Do not edit.

/**
 * Something that happened in a round of any game, and why: what the rules emit. Kinds and other fields are the game's own (games/<game>/event); those named here mean the same in every game.
 */
export interface MatchEvent {
  /**
   * A word such as moved, attacked, killed, captured or reborn.
   */
  kind: string;
  /**
   * The id of the unit that does it or that it happens to.
   */
  unit?: number;
  /**
   * The player it is about: whose unit it is, or who gains. -1 for nobody's.
   */
  player?: number;
  /**
   * The player who loses by it; -1 where nobody does.
   */
  loser?: number;
  /**
   * The id of the unit that it was done to: that an attack hit, or that died of it.
   */
  victim?: number;
  /**
   * The id of the unit that caused it.
   */
  by?: number;
  /**
   * Whose unit caused it; -1 for nobody's.
   */
  byPlayer?: number;
  /**
   * Where it happened.
   */
  at?: number[];
  /**
   * Where that led to.
   */
  to?: number[];
}
