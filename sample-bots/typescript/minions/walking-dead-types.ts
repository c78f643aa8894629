// What the judge sends and receives in walking-dead.
// Generated from schemas/ by "npm run types". Do not edit.

import type { Limits, Rejection, Result } from './shared-types.ts';

/** A cell, counted from the top left. Compare two with samePos, and use key for sets and maps. */
export class Pos {
  readonly row: number;
  readonly column: number;

  constructor(row: number, column: number) {
    this.row = row;
    this.column = column;
  }

  /** As in the protocol. */
  toJSON(): number[] {
    return [this.row, this.column];
  }
}

export function samePos(a: Pos | null | undefined, b: Pos | null | undefined): boolean {
  return !!a && !!b && a.row === b.row && a.column === b.column;
}

/** A number for the position, to be in a set or a key of a map. */
export function key(pos: Pos): number {
  return pos.row * 256 + pos.column;
}

/**
 * Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
 * column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an order
 * takes its turn and fails, as in the published game.
 */
export type Direction = 'Up' | 'Down' | 'Left' | 'Right' | 'DR' | 'RU' | 'UL' | 'LD';

/**
 * A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
 * nobody.
 */
export type UnitType = 'living' | 'dead' | 'zombie';

/** The rule set. */
export type RuleSet = 'text' | 'original';

/**
 * How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it wins
 * when a number from 0 to 1000 is below 1000 N / (N + M).
 */
export type FightOdds = 'exact' | 'thousandths';

/**
 * What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
 * cell, also if omitted: one of the cells around it with the fewest steps to any of them.
 */
export type ZombiesChoose = 'unit' | 'cell';

/**
 * How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
 * zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
 * moved.
 */
export type ZombieWays = 'past' | 'around';

/** What a cell of the board is: its letter there. */
export type Land = 'X' | '.' | 'M';

/** Its letters by name. */
export const LAND = { debris: 'X', street: '.', food: 'M' } as const;

export interface Order {
  /** The id of one of my living units. */
  readonly unit: number;
  /**
   * Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
   * column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an
   * order takes its turn and fails, as in the published game.
   */
  readonly dir: Direction;
}

export interface Unit {
  /** Never changes, whatever happens to the unit. */
  readonly id: number;
  /**
   * A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
   * nobody.
   */
  readonly type: UnitType;
  /** The clan it belongs to, or belonged to when it died. Zombies have none. */
  readonly clan?: number;
  /** [row, column], from the top left. */
  readonly pos: Pos;
  /** Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at the end of this one. */
  readonly turnsToZombie?: number;
}

export interface Food {
  /** [row, column], from the top left. */
  readonly pos: Pos;
}

export interface Clan {
  /** Its living units. */
  readonly living: number;
  /** Its strength points. */
  readonly strengthPoints: number;
  /**
   * Strength points for each living unit, rounded down; 0 if there is none. It decides the fights of this round.
   */
  readonly strength: number;
  /** Points for all units it has killed so far. */
  readonly killPoints: number;
  /** Cells it owns now. */
  readonly cells: number;
}

/** All settings of The Walking Dead. */
export interface Config {
  /** The rule set. */
  readonly rules: RuleSet;
  /** Rounds of a match. */
  readonly rounds: number;
  /** Rows of the board. Only a given map can have a number other than 60. */
  readonly rows: number;
  /** Columns of the board. Only a given map can have a number other than 60. */
  readonly columns: number;
  /** Living units of each clan at the start. */
  readonly unitsPerClan: number;
  /** Zombies at the start. */
  readonly zombies: number;
  /** Units of food on the board, at the start and after every round. */
  readonly food: number;
  /** Strength points of each clan at the start. */
  readonly strengthPoints: number;
  /** Points for killing a living unit of another clan. */
  readonly personPoints: number;
  /** Points for killing a zombie. */
  readonly zombiePoints: number;
  /** Points for each cell a clan owns now. */
  readonly cellPoints: number;
  /** Strength points for a unit of food. */
  readonly foodStrength: number;
  /** Rounds between being bitten or killed and becoming a zombie. */
  readonly turnsToZombie: number;
  /** The chance that an attacker surprises the other unit and wins: [30, 100] means 30 cases out of 100. */
  readonly surpriseChance: readonly [number, number];
  /**
   * How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it
   * wins when a number from 0 to 1000 is below 1000 N / (N + M).
   */
  readonly fightOdds: FightOdds;
  /** A unit moves from the largest clan to the smallest with a chance of one in this many each round. */
  readonly switchChance: number;
  /** Regenerated units and food appear, if possible, where no unit is within this many rows and columns. */
  readonly safeDistance: number;
  /**
   * Whether regenerated units and food also keep that distance from food. At the start of a match food may be close
   * to food.
   */
  readonly safeFromFood: boolean;
  /**
   * Whether an owned cell is worth cellPoints. If not, it is worth one point, whatever the value of cellPoints.
   */
  readonly useCellPoints: boolean;
  /**
   * Whether food adds to the strength points of a clan when it is eaten. If not, or if omitted, it does so at the end
   * of the round.
   */
  readonly foodAtOnce?: boolean;
  /**
   * Whether fights use the current strengths, after every meal and every death of the round so far. If not, or if
   * omitted, they use those at the start of the round.
   */
  readonly strengthAtOnce?: boolean;
  /**
   * Whether a killed zombie blocks its cell until it comes back elsewhere at the end of the round. If not, or if
   * omitted, its cell is free at once.
   */
  readonly killedZombiesStay?: boolean;
  /**
   * What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
   * cell, also if omitted: one of the cells around it with the fewest steps to any of them.
   */
  readonly zombiesChoose?: ZombiesChoose;
  /**
   * How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
   * zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
   * moved.
   */
  readonly zombieWays?: ZombieWays;
  /** The number of the first round in states and reports. */
  readonly firstRound: number;
}

/** Only in the first message. */
export interface Start {
  /**
   * The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random
   * draws of the match.
   */
  readonly seed: number;
  /** The values of the parameters in a bot's bot.json, by name. */
  readonly parameters?: Readonly<Record<string, number>>;
  /** All settings of The Walking Dead. */
  readonly config: Config;
  /** What a bot may use. null: no limit. */
  readonly limits: Limits;
  /**
   * How often the published program has called rand() of the C library for its map: its players continue that
   * sequence. Only with the rule set original, and only in games whose published program does so.
   */
  readonly randCalls?: number;
}

export interface Move {
  /** The id of the unit. */
  readonly unit: number;
  /**
   * Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and left, LD left and down.
   */
  readonly dir: Direction;
}

/** What happened in the previous round; not in the first message. */
export interface Last {
  /** What was executed, in this order: moves and attacks of the players, then moves and bites of the zombies. */
  readonly moves: readonly Move[];
  /** Which of my orders of the previous round were refused, and why. */
  readonly rejected: readonly Rejection[];
}

/** What a bot is sent at the start of each round of The Walking Dead: the complete state, on one line. */
export interface State {
  readonly protocol: number;
  readonly game: string;
  /** The number of a round. */
  readonly round: number;
  /** How many rounds the match has. */
  readonly rounds: number;
  /** A player, 0 to 3. */
  readonly player: number;
  /** The names of the four bots, by player. */
  readonly names: readonly string[];
  /** The points of the four players at the start of this round. */
  readonly scores: readonly number[];
  /**
   * Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on the board. The
   * rules of a game may put a player out too.
   */
  readonly alive: readonly boolean[];
  /** The time limit for this answer, in milliseconds; null if there is none. */
  readonly timeMs: number | null;
  /**
   * The rows of the board: board[row][column] is X for debris, M for food, . for any other street cell, with or
   * without a unit.
   */
  readonly board: readonly string[];
  /** The owner of each cell, row by row: a digit for the clan, a dot for none. */
  readonly owners: readonly string[];
  /** All units, by ascending id. Their number never changes: a unit's id is its index in this list. */
  readonly units: readonly Unit[];
  /** The food, row by row. */
  readonly food: readonly Food[];
  /** The figures of each clan, by player. */
  readonly clans: readonly Clan[];
  /** Only in the first message. */
  readonly start?: Start;
  /** What happened in the previous round; not in the first message. */
  readonly last?: Last;
  /** Only in the last message: the match has ended, no answer is expected. */
  readonly over?: boolean;
  /** How the match ended. */
  readonly result?: Result;
  /** Every number of the rules, kept from the first state. */
  readonly config: Config;
}

/** A thing as it comes from the judge, where positions are lists. */
type Wire<T> = T extends Pos ? readonly number[] : T extends object ? { readonly [K in keyof T]: Wire<T[K]> } : T;

function readPos([row, column]: readonly number[]): Pos {
  return new Pos(row, column);
}

function readUnit(data: Wire<Unit>): Unit {
  return { ...data, pos: readPos(data.pos) };
}

function readFood(data: Wire<Food>): Food {
  return { ...data, pos: readPos(data.pos) };
}

export function readState(data: Omit<Wire<State>, 'config'>, config: Config): State {
  return { ...data, config, units: data.units.map(readUnit), food: data.food.map(readFood) };
}

/** The numbers of a match with the usual rules. */
export const USUAL: Config = {
  rules: 'text',
  rounds: 200,
  rows: 60,
  columns: 60,
  unitsPerClan: 20,
  zombies: 10,
  food: 15,
  strengthPoints: 1000,
  personPoints: 50,
  zombiePoints: 10,
  cellPoints: 1,
  foodStrength: 50,
  turnsToZombie: 5,
  surpriseChance: [30, 100],
  fightOdds: 'exact',
  switchChance: 5,
  safeDistance: 2,
  safeFromFood: true,
  useCellPoints: true,
  foodAtOnce: true,
  strengthAtOnce: true,
  killedZombiesStay: true,
  zombiesChoose: 'unit',
  zombieWays: 'past',
  firstRound: 1,
};
