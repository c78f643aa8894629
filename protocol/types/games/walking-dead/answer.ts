// Generated from schemas/games/walking-dead/answer.json by "npm run types". Do not edit.

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
   * Where to: onto an empty cell or food, or against whoever is there. Down is one row further (row + 1), Right one column (column + 1). The diagonals DR, RU, UL and LD can be said, but only zombies move diagonally: such an order takes its turn and fails, as in the published game.
   */
  dir: 'Up' | 'Down' | 'Left' | 'Right' | 'DR' | 'RU' | 'UL' | 'LD';
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
