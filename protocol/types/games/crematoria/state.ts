// Generated from schemas/games/crematoria/state.json by "npm run types". Do not edit.

import type { Alive, Limits, Names, Parameters, Rejected, Result, Scores } from '../../common.ts';

/**
 * [row, column, level].
 *
 * @minItems 3
 */
export type Position = [number, number, number];
/**
 * [row, column, level].
 *
 * @minItems 3
 */
export type Position1 = [number, number, number];
/**
 * Minimum and maximum damage of a furyan's attack.
 *
 * @minItems 2
 */
export type Range = [number, number];
/**
 * Minimum and maximum damage of a necromonger's attack.
 *
 * @minItems 2
 */
export type Range1 = [number, number];

/**
 * What a bot is sent at the start of each round of Crematoria: the complete state, on one line.
 */
export interface CrematoriaState {
  protocol: 1;
  game: 'crematoria';
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
  /**
   * The terrain: board[k][i][j] is the cell in row i and column j of level k. Level 0 is underground (R rock, C cave, E elevator), level 1 outside (O outside, E elevator). Column 79 is next to column 0.
   *
   * @minItems 2
   */
  board: [string[], string[]];
  /**
   * The owner of each cell of level 0: a digit for the player, a dot for none.
   */
  owners: string[];
  /**
   * The gems lying outside, row by row.
   */
  gems: Gem[];
  /**
   * All units on the board, by ascending id.
   */
  units: Unit[];
  /**
   * Necromongers still in the sky, by ascending id. They are not on the board and cannot be attacked.
   */
  landings: Landing[];
  /**
   * First and last column of the night outside, going right around the ring: [60, 19] means 60 to 79 and 0 to 19. All other columns of level 1 lie in the sun.
   *
   * @minItems 2
   */
  night: [number, number];
  /**
   * The figures of each player.
   *
   * @minItems 4
   * @maxItems 4
   */
  groups: [Group, Group, Group, Group];
  start?: CrematoriaStart;
  last?: CrematoriaLast;
  /**
   * Only in the last message: the match has ended, no answer is expected.
   */
  over?: true;
  result?: Result;
}
export interface Gem {
  pos: Position;
}
export interface Unit {
  /**
   * Never changes, even if the unit changes sides.
   */
  id: number;
  type: 'pioneer' | 'furyan' | 'necromonger' | 'hellhound';
  /**
   * The player it belongs to; -1 for necromongers and hellhounds.
   */
  player: number;
  pos: Position;
  /**
   * Hellhounds, which are immortal, have none.
   */
  health?: number;
}
export interface Landing {
  id: number;
  pos: Position1;
  /**
   * In how many rounds it lands: 1 means during this one.
   */
  turns: number;
}
export interface Group {
  /**
   * Cave cells it owns now.
   */
  cells: number;
  /**
   * Gems it has picked so far.
   */
  gems: number;
  pioneers: number;
  furyans: number;
}
/**
 * Only in the first message.
 */
export interface CrematoriaStart {
  /**
   * The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random draws of the match.
   */
  seed: number;
  parameters?: Parameters;
  config: CrematoriaConfig;
  limits: Limits;
  /**
   * How often the published program has called rand() of the C library for its map: its players continue that sequence. Only with the rule set original, and only in games whose published program does so.
   */
  randCalls?: number;
}
/**
 * All settings of Crematoria.
 */
export interface CrematoriaConfig {
  /**
   * The rule set.
   */
  rules: 'text' | 'original';
  /**
   * Rounds of a match.
   */
  rounds: number;
  /**
   * Rows of a level.
   */
  rows: 40;
  /**
   * Columns of a level.
   */
  columns: 80;
  /**
   * Furyans of each group at the start.
   */
  furyans: number;
  /**
   * Pioneers of each group at the start.
   */
  pioneers: number;
  /**
   * Maximum number of necromongers at one time.
   */
  necromongers: number;
  /**
   * Number of hellhounds.
   */
  hellhounds: number;
  /**
   * Number of elevators.
   */
  elevators: number;
  /**
   * Points for a gem.
   */
  gemPoints: number;
  /**
   * Rounds a necromonger takes to land.
   */
  turnsToLand: number;
  /**
   * Health of a newborn furyan.
   */
  furyanHealth: number;
  /**
   * Health of a newborn pioneer.
   */
  pioneerHealth: number;
  /**
   * Health of a newborn necromonger.
   */
  necromongerHealth: number;
  furyanDamage: Range;
  necromongerDamage: Range1;
  /**
   * A gem appears with a chance of one in this many each round.
   */
  gemChance: number;
  /**
   * A necromonger appears with a chance of one in this many each round.
   */
  necromongerChance: number;
  /**
   * Health recovered at the end of each round.
   */
  recovery: number;
  /**
   * Whether a necromonger that died in this round makes room for another in the same round. If not, or if omitted, only in the next.
   */
  roomAtOnce?: boolean;
  /**
   * Whether necromongers and hellhounds ignore people who were killed before their turn. If not, or if omitted, they choose targets once, before the first of them moves.
   */
  huntersLookAgain?: boolean;
  /**
   * Whether a necromonger that lands in the sun dies. If not, or if omitted, it lives there until night or until its next step.
   */
  sunKillsLanding?: boolean;
  /**
   * How the map is made: drawn from the seed, or given as two levels of 40 rows (R rock, C cave, 0-3 owned cave, E elevator; O outside, G gem, E elevator).
   */
  map: 'GENERATOR' | [string[], string[]];
}
/**
 * What happened in the previous round; not in the first message.
 */
export interface CrematoriaLast {
  /**
   * What was executed, in this order: moves and attacks of the players, then the necromongers, then the hellhounds.
   */
  moves: CrematoriaOrder[];
  rejected: Rejected;
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
