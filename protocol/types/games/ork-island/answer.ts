// Generated from schemas/games/ork-island/answer.json by "npm run types". Do not edit.

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
/**
 * Kept in the replay and shown in the viewer; never read by the rules nor sent to other bots.
 */
export interface Debug {
  /**
   * Text for whoever watches.
   */
  notes?: string;
  /**
   * Numbers to draw over time, by name.
   */
  metrics?: {
    [k: string]: number;
  };
  /**
   * Drawings on the board of this round.
   */
  marks?: Mark[];
}
/**
 * One or more cells, lit in a colour, joined by a line, or with a word on them.
 */
export interface Mark {
  /**
   * Positions as in the state, at most 200.
   *
   * @minItems 1
   */
  cells: [[number, number] | [number, number, number], ...([number, number] | [number, number, number])[]];
  /**
   * Each cell by itself (the default), or a line from the first to the last.
   */
  as?: 'cells' | 'line';
  /**
   * A word at the first cell.
   */
  label?: string;
  /**
   * As in CSS: a name in small letters, or # and six digits.
   */
  color?: string;
}
