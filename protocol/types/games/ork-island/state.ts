// Generated from schemas/games/ork-island/state.json by "npm run types". Do not edit.

import type { Alive, Limits, Names, Parameters, Rejected, Result, Scores } from '../../common.ts';

/**
 * The terrain: board[i][j] is the cell in row i and column j. W water, . grass, F forest, S sand, C city, P path. It never changes during a match.
 */
export type Board = string[];
/**
 * [row, column].
 *
 * @minItems 2
 */
export type Position = [number, number];
/**
 * Its cells, which never change.
 */
export type Cells = Position[];
/**
 * The player who conquered it last; -1 if nobody has yet.
 */
export type Owner = number;
/**
 * The two cities that a path connects, by their index in cities.
 *
 * @minItems 2
 */
export type Ends = [number, number];
/**
 * Its cells, which never change, from the first end to the second.
 */
export type Cells1 = Position[];
/**
 * The terrain, row by row: W water, . grass, F forest, S sand, C city, P path.
 */
export type Board1 = string[];
export type Cells2 = Position[];
/**
 * From the first end to the second.
 */
export type Cells3 = Position[];
/**
 * Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
 */
export type Direction = 'N' | 'S' | 'W' | 'E';

/**
 * What a bot is sent at the start of each round of Ork Island: the complete state, on one line.
 */
export interface OrkIslandState {
  protocol: 1;
  game: 'ork-island';
  /**
   * The number of a round.
   */
  round: number;
  /**
   * How many rounds the match has.
   */
  rounds: number;
  /**
   * A player, 0 to 3.
   */
  player: number;
  names: Names;
  scores: Scores;
  alive: Alive;
  /**
   * The time limit for this answer, in milliseconds; null if there is none.
   */
  timeMs: number | null;
  board: Board;
  /**
   * The cities, always in the same order: paths refer to a city by its index here.
   */
  cities: City[];
  /**
   * The paths between cities, always in the same order.
   */
  paths: Path[];
  /**
   * All orks, by ascending id. Their number never changes: an ork that dies comes back in the same round.
   */
  units: Unit[];
  start?: OrkIslandStart;
  last?: OrkIslandLast;
  /**
   * Only in the last message: the match has ended, no answer is expected.
   */
  over?: true;
  result?: Result;
}
export interface City {
  cells: Cells;
  owner: Owner;
}
export interface Path {
  ends: Ends;
  cells: Cells1;
  owner: Owner;
}
export interface Unit {
  /**
   * Never changes, even if the ork changes sides.
   */
  id: number;
  /**
   * A player, 0 to 3.
   */
  player: number;
  pos: Position;
  /**
   * At 0 an ork still lives; below 0 it dies.
   */
  health: number;
}
/**
 * Only in the first message.
 */
export interface OrkIslandStart {
  /**
   * The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random draws of the match.
   */
  seed: number;
  parameters?: Parameters;
  config: OrkIslandConfig;
  limits: Limits;
  /**
   * How often the published program has called rand() of the C library for its map: its players continue that sequence. Only with the rule set original, and only in games whose published program does so.
   */
  randCalls?: number;
}
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
  board: Board1;
  /**
   * The cells of each city. Every C of the board belongs to one of them.
   */
  cities: Cells2[];
  /**
   * Every P of the board belongs to one of them.
   */
  paths: FixedPath[];
}
export interface FixedPath {
  ends: Ends;
  cells: Cells3;
}
/**
 * What happened in the previous round; not in the first message.
 */
export interface OrkIslandLast {
  /**
   * What was executed, of all players, in order.
   */
  moves: OrkIslandMove[];
  rejected: Rejected;
}
export interface OrkIslandMove {
  /**
   * The id of the ork that was ordered.
   */
  unit: number;
  dir: Direction;
  /**
   * moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died. starved: it entered a free cell and died of its cost.
   */
  outcome: 'moved' | 'won' | 'lost' | 'starved';
}
