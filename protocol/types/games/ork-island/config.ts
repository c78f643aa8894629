// Generated from schemas/games/ork-island/config.json by "npm run types". Do not edit.

/**
 * The terrain, row by row: W water, . grass, F forest, S sand, C city, P path.
 */
export type Board = string[];
/**
 * [row, column].
 *
 * @minItems 2
 */
export type Position = [number, number];
export type Cells = Position[];
/**
 * The two cities that a path connects, by their index in cities.
 *
 * @minItems 2
 */
export type Ends = [number, number];
/**
 * From the first end to the second.
 */
export type Cells1 = Position[];

/**
 * All settings of Ork Island.
 */
export interface OrkIslandConfig {
  /**
   * The rule set.
   */
  rules: 'text' | 'original';
  /**
   * Rounds of a match.
   */
  rounds: number;
  /**
   * Rows of the board.
   */
  rows: number;
  /**
   * Columns of the board, as many as rows.
   */
  columns: number;
  /**
   * Orks of each player at the start. The board has at least 100 cells for each.
   */
  orks: number;
  /**
   * Health of an ork at the start and after it regenerates.
   */
  initialHealth: number;
  /**
   * Health it costs to enter a cell of grass.
   */
  costGrass: number;
  /**
   * Health it costs to enter a cell of forest.
   */
  costForest: number;
  /**
   * Health it costs to enter a cell of sand.
   */
  costSand: number;
  /**
   * Health it costs to enter a cell of a city.
   */
  costCity: number;
  /**
   * Health it costs to enter a cell of a path.
   */
  costPath: number;
  /**
   * Points each round for each cell of a conquered city.
   */
  bonusPerCityCell: number;
  /**
   * Points each round for each cell of a conquered path.
   */
  bonusPerPathCell: number;
  /**
   * A group of k connected cities gives this number times 2 to the power k, each round.
   */
  factorConnectedComponent: number;
  /**
   * When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight. on-ties: only if both had the same health; otherwise its player keeps it.
   */
  losersChangeSides?: 'always' | 'on-ties';
  /**
   * Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected to the edge of the board. rows, also if omitted: on the outermost land of a row.
   */
  shore?: 'sea' | 'rows';
  /**
   * How the map is made: GENERATOR1 draws it from the seed, or it is given completely.
   */
  map: 'GENERATOR1' | FixedMap;
}
export interface FixedMap {
  board: Board;
  /**
   * The cells of each city. Every C of the board belongs to one of them.
   */
  cities: Cells[];
  /**
   * Every P of the board belongs to one of them.
   */
  paths: FixedPath[];
}
export interface FixedPath {
  ends: Ends;
  cells: Cells1;
}
