// Generated from schemas/games/crematoria/answer.json by "npm run types". Do not edit.

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
