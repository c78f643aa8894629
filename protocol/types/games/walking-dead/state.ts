// Generated from schemas/games/walking-dead/state.json by "npm run types". Do not edit.

import type { Alive, Limits, Names, Parameters, Rejected, Result, Scores } from '../../common.ts';

/**
 * [row, column], from the top left.
 *
 * @minItems 2
 */
export type Position = [number, number];

/**
 * What a bot is sent at the start of each round of The Walking Dead: the complete state, on one line.
 */
export interface WalkingDeadState {
  protocol: 1;
  game: 'walking-dead';
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
   * The rows of the board: board[row][column] is X for debris, M for food, . for any other street cell, with or without a unit.
   */
  board: string[];
  /**
   * The owner of each cell, row by row: a digit for the clan, a dot for none.
   */
  owners: string[];
  /**
   * All units, by ascending id. Their number never changes: a unit's id is its index in this list.
   */
  units: Unit[];
  /**
   * The food, row by row.
   */
  food: Food[];
  /**
   * The figures of each clan, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  clans: [Clan, Clan, Clan, Clan];
  start?: WalkingDeadStart;
  last?: WalkingDeadLast;
  /**
   * Only in the last message: the match has ended, no answer is expected.
   */
  over?: true;
  result?: Result;
}
export interface Unit {
  /**
   * Never changes, whatever happens to the unit.
   */
  id: number;
  /**
   * A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to nobody.
   */
  type: 'living' | 'dead' | 'zombie';
  /**
   * The clan it belongs to, or belonged to when it died. Zombies have none.
   */
  clan?: number;
  pos: Position;
  /**
   * Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at the end of this one.
   */
  turnsToZombie?: number;
}
export interface Food {
  pos: Position;
}
export interface Clan {
  /**
   * Its living units.
   */
  living: number;
  /**
   * Its strength points.
   */
  strengthPoints: number;
  /**
   * Strength points for each living unit, rounded down; 0 if there is none. It decides the fights of this round.
   */
  strength: number;
  /**
   * Points for all units it has killed so far.
   */
  killPoints: number;
  /**
   * Cells it owns now.
   */
  cells: number;
}
/**
 * Only in the first message.
 */
export interface WalkingDeadStart {
  /**
   * The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random draws of the match.
   */
  seed: number;
  parameters?: Parameters;
  config: WalkingDeadConfig;
  limits: Limits;
  /**
   * How often the published program has called rand() of the C library for its map: its players continue that sequence. Only with the rule set original, and only in games whose published program does so.
   */
  randCalls?: number;
}
/**
 * All settings of The Walking Dead.
 */
export interface WalkingDeadConfig {
  /**
   * The rule set.
   */
  rules: 'text' | 'original';
  /**
   * Rounds of a match.
   */
  rounds: number;
  /**
   * Rows of the board. Only a given map can have a number other than 60.
   */
  rows: number;
  /**
   * Columns of the board. Only a given map can have a number other than 60.
   */
  columns: number;
  /**
   * Living units of each clan at the start.
   */
  unitsPerClan: number;
  /**
   * Zombies at the start.
   */
  zombies: number;
  /**
   * Units of food on the board, at the start and after every round.
   */
  food: number;
  /**
   * Strength points of each clan at the start.
   */
  strengthPoints: number;
  /**
   * Points for killing a living unit of another clan.
   */
  personPoints: number;
  /**
   * Points for killing a zombie.
   */
  zombiePoints: number;
  /**
   * Points for each cell a clan owns now.
   */
  cellPoints: number;
  /**
   * Strength points for a unit of food.
   */
  foodStrength: number;
  /**
   * Rounds between being bitten or killed and becoming a zombie.
   */
  turnsToZombie: number;
  /**
   * The chance that an attacker surprises the other unit and wins: [30, 100] means 30 cases out of 100.
   *
   * @minItems 2
   */
  surpriseChance: [number, number];
  /**
   * How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it wins when a number from 0 to 1000 is below 1000 N / (N + M).
   */
  fightOdds: 'exact' | 'thousandths';
  /**
   * A unit moves from the largest clan to the smallest with a chance of one in this many each round.
   */
  switchChance: number;
  /**
   * Regenerated units and food appear, if possible, where no unit is within this many rows and columns.
   */
  safeDistance: number;
  /**
   * Whether regenerated units and food also keep that distance from food. At the start of a match food may be close to food.
   */
  safeFromFood: boolean;
  /**
   * Whether an owned cell is worth cellPoints. If not, it is worth one point, whatever the value of cellPoints.
   */
  useCellPoints: boolean;
  /**
   * Whether food adds to the strength points of a clan when it is eaten. If not, or if omitted, it does so at the end of the round.
   */
  foodAtOnce?: boolean;
  /**
   * Whether fights use the current strengths, after every meal and every death of the round so far. If not, or if omitted, they use those at the start of the round.
   */
  strengthAtOnce?: boolean;
  /**
   * Whether a killed zombie blocks its cell until it comes back elsewhere at the end of the round. If not, or if omitted, its cell is free at once.
   */
  killedZombiesStay?: boolean;
  /**
   * What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it. cell, also if omitted: one of the cells around it with the fewest steps to any of them.
   */
  zombiesChoose?: 'unit' | 'cell';
  /**
   * How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them moved.
   */
  zombieWays?: 'past' | 'around';
  /**
   * The number of the first round in states and reports.
   */
  firstRound: number;
  /**
   * How a match begins: drawn from the seed, or with a given board, units and food.
   */
  map: 'RANDOM' | FixedMap;
}
/**
 * A given start position. The numbers of units, zombies and food are those of the lists.
 */
export interface FixedMap {
  /**
   * The rows: X debris, . street, 0-3 street owned by that clan. Clans own the cells of their units; the cells of zombies have no owner.
   */
  board: string[];
  /**
   * All units, by ascending id from 0 without gaps.
   */
  units: Unit[];
  /**
   * The food, on free street cells.
   */
  food: Food[];
}
/**
 * What happened in the previous round; not in the first message.
 */
export interface WalkingDeadLast {
  /**
   * What was executed, in this order: moves and attacks of the players, then moves and bites of the zombies.
   */
  moves: WalkingDeadMove[];
  rejected: Rejected;
}
export interface WalkingDeadMove {
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and left, LD left and down.
   */
  dir: 'Down' | 'DR' | 'Right' | 'RU' | 'Up' | 'UL' | 'Left' | 'LD';
}
