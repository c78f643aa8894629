// Generated from schemas/games/apocalypse/state.json by "npm run types". Do not edit.

import type { Alive, Limits, Names, Parameters, Rejected, Result, Scores } from '../../common.ts';

/**
 * The terrain: board[i][j] is the cell in row i and column j. A colon is forest, a dot grass, O water, X mountain. Forest that burns down becomes grass.
 */
export type Board = string[];
/**
 * [row, column]: row 0 is the northernmost, column 0 the westernmost.
 *
 * @minItems 2
 */
export type Position = [number, number];
/**
 * The cells on fire, row by row.
 */
export type Fires = Fire[];
/**
 * The control points. Their order never changes.
 */
export type Posts = Post[];
/**
 * The soldiers on the ground, by ascending id.
 */
export type Soldiers = Soldier[];
/**
 * [row, column]: row 0 is the northernmost, column 0 the westernmost.
 *
 * @minItems 2
 */
export type Position1 = [number, number];
/**
 * The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1).
 */
export type Facing = 'south' | 'east' | 'north' | 'west';
/**
 * The eight helicopters, by ascending id: player p has 2p + 1 and 2p + 2.
 */
export type Helicopters = Helicopter[];
/**
 * Minimum and maximum damage to a soldier who is attacked in a forest.
 *
 * @minItems 2
 */
export type Range = [number, number];
/**
 * Minimum and maximum damage to a soldier who is attacked on grass.
 *
 * @minItems 2
 */
export type Range1 = [number, number];
/**
 * An order for a soldier, for a helicopter, or to throw a parachuter.
 */
export type ApocalypseOrder = SoldierOrder | HelicopterOrder | ParachuterOrder;
/**
 * [row, column] of the cell to move to or to attack: one of the eight around the soldier, or his own to stay.
 *
 * @minItems 2
 */
export type Target = [number, number];
/**
 * [row, column] of the cell to throw a parachuter on.
 *
 * @minItems 2
 */
export type Target1 = [number, number];

/**
 * What a bot is sent at the start of each round of Apocalypse: the complete state, on one line.
 */
export interface ApocalypseState {
  protocol: 1;
  game: 'apocalypse';
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
  fire: Fires;
  posts: Posts;
  soldiers: Soldiers;
  helicopters: Helicopters;
  start?: ApocalypseStart;
  last?: ApocalypseLast;
  /**
   * Only in the last message: the match has ended, no answer is expected.
   */
  over?: true;
  result?: Result;
}
export interface Fire {
  pos: Position;
  /**
   * How many more rounds it burns, including this one.
   */
  rounds: number;
}
export interface Post {
  pos: Position;
  /**
   * Points per round for its owner.
   */
  value: number;
  /**
   * The player who conquered it last; -1 if nobody has yet.
   */
  owner: number;
}
export interface Soldier {
  /**
   * Never used again once the soldier is dead.
   */
  id: number;
  /**
   * The player he belongs to.
   */
  player: number;
  pos: Position;
  /**
   * His remaining life points.
   */
  life: number;
}
export interface Helicopter {
  id: number;
  /**
   * The player it belongs to.
   */
  player: number;
  pos: Position1;
  facing: Facing;
  /**
   * In how many rounds it can throw napalm; 0 means now.
   */
  napalm: number;
  /**
   * One number for each parachuter aboard, the next to be thrown first: in how many more rounds, including this one, he can be thrown before he expires.
   */
  parachuters: number[];
}
/**
 * Only in the first message.
 */
export interface ApocalypseStart {
  /**
   * The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random draws of the match.
   */
  seed: number;
  parameters?: Parameters;
  config: ApocalypseConfig;
  limits: Limits;
  /**
   * How often the published program has called rand() of the C library for its map: its players continue that sequence. Only with the rule set original, and only in games whose published program does so.
   */
  randCalls?: number;
}
/**
 * All settings of Apocalypse.
 */
export interface ApocalypseConfig {
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
  rows: 60;
  /**
   * Columns of the board.
   */
  columns: 60;
  /**
   * Soldiers of each player at the start.
   */
  soldiers: number;
  /**
   * Helicopters of each player.
   */
  helicopters: 2;
  /**
   * A helicopter covers this many cells around its centre in every direction: a square of 5 x 5.
   */
  helicopterReach: 2;
  /**
   * Life points of a new soldier.
   */
  life: number;
  forestDamage: Range;
  grassDamage: Range1;
  /**
   * Rounds a helicopter waits for its napalm, from the start of the match or after a throw.
   */
  napalmWait: number;
  /**
   * Rounds a fire lasts on a forest.
   */
  forestBurns: number;
  /**
   * Rounds a fire lasts on grass and on water.
   */
  otherBurns: number;
  /**
   * Chance, in per cent, that a fire spreads to a forest cell next to it in a round.
   */
  fireChance: number;
  /**
   * Rounds in which a parachuter can be thrown before he expires.
   */
  parachuterLife: number;
  /**
   * Maximum number of parachuters that a player can throw in a round.
   */
  throws: number;
  /**
   * Posts of high value in each quadrant of a generated map.
   */
  highPosts: 2;
  /**
   * Posts of low value in each quadrant of a generated map.
   */
  lowPosts: 2;
  /**
   * Points per round for a post of high value.
   */
  highValue: number;
  /**
   * Points per round for a post of low value.
   */
  lowValue: number;
  /**
   * Points per round for each soldier on the ground.
   */
  soldierPoints: number;
  /**
   * Which cells set the forest next to them on fire: any burning cell, or only burning forest.
   */
  fireSpreadsFrom: 'any' | 'forest';
  /**
   * The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's in the order given.
   */
  throwOrder: 'random' | 'players';
  /**
   * What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order is refused and he stays aboard.
   */
  strayThrow: 'dies' | 'refused';
  /**
   * The directions of the two helicopters of player 0 at the start, on a generated map. Those of the others are mirror images.
   *
   * @minItems 2
   */
  firstFacing: [Facing, Facing];
  /**
   * Whether a parachuter thrown on the soldier of an enemy goes to that enemy even if the helicopter does not cover the cell. If not, or if omitted, a random other player gets him.
   */
  enemyGetsStray?: boolean;
  /**
   * Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also if omitted: the first that is not refused.
   */
  firstOrder?: 'given' | 'valid';
  /**
   * Whether points are also counted once before the first round. True if omitted.
   */
  pointsAtStart?: boolean;
  /**
   * Whether the round in which napalm is thrown counts as a round of waiting for the next. If not, or if omitted, the wait begins with the next round.
   */
  throwRoundCounts?: boolean;
  /**
   * Whether, on a generated map, the first helicopter of player 0 starts at [15, 5] and the second at [5, 15]. If not, or if omitted, the reverse.
   */
  crossedCentres?: boolean;
  /**
   * How the map is made: drawn from the seed, or given.
   */
  map: 'GENERATOR' | ApocalypseMap;
}
/**
 * A given map, with everything that is on it at the start.
 */
export interface ApocalypseMap {
  board: Board;
  fire: Fires;
  posts: Posts;
  soldiers: Soldiers;
  helicopters: Helicopters;
}
/**
 * What happened in the previous round; not in the first message.
 */
export interface ApocalypseLast {
  /**
   * What was executed, of all players, in this order: parachuters thrown, then helicopters, then soldiers (moves and attacks). A helicopter that was ordered to fly two cells and flew one has forward1.
   */
  moves: ApocalypseOrder[];
  rejected: Rejected;
}
export interface SoldierOrder {
  /**
   * The id of the soldier.
   */
  soldier: number;
  to: Target;
}
export interface HelicopterOrder {
  /**
   * The id of the helicopter.
   */
  helicopter: number;
  /**
   * Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or throw napalm.
   */
  do: 'forward1' | 'forward2' | 'clockwise' | 'counterclockwise' | 'napalm';
}
export interface ParachuterOrder {
  parachuter: Target1;
  /**
   * The id of the helicopter that throws him; if omitted, my helicopter that covers the cell.
   */
  helicopter?: number;
}
