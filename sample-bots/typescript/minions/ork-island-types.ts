// What the judge sends and receives in ork-island.
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
 * Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
 */
export type Direction = 'N' | 'S' | 'W' | 'E';

/** The rule set. */
export type RuleSet = 'text' | 'original';

/**
 * When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
 * on-ties: only if both had the same health; otherwise its player keeps it.
 */
export type LosersChangeSides = 'always' | 'on-ties';

/**
 * Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected to
 * the edge of the board. rows, also if omitted: on the outermost land of a row.
 */
export type Shore = 'sea' | 'rows';

/**
 * moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died. starved:
 * it entered a free cell and died of its cost.
 */
export type Outcome = 'moved' | 'won' | 'lost' | 'starved';

/** What a cell of the board is: its letter there. */
export type Land = 'W' | '.' | 'F' | 'S' | 'C' | 'P';

/** Its letters by name. */
export const LAND = { water: 'W', grass: '.', forest: 'F', sand: 'S', city: 'C', path: 'P' } as const;

export interface Order {
  /** The id of the ork. */
  readonly unit: number;
  /**
   * Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
   */
  readonly dir: Direction;
}

export interface City {
  /** Its cells, which never change. */
  readonly cells: readonly Pos[];
  /** The player who conquered it last; -1 if nobody has yet. */
  readonly owner: number;
}

export interface Path {
  /** The two cities that a path connects, by their index in cities. */
  readonly ends: readonly [number, number];
  /** Its cells, which never change, from the first end to the second. */
  readonly cells: readonly Pos[];
  /** The player who conquered it last; -1 if nobody has yet. */
  readonly owner: number;
}

export interface Unit {
  /** Never changes, even if the ork changes sides. */
  readonly id: number;
  /** The player it belongs to. */
  readonly player: number;
  /** [row, column]. */
  readonly pos: Pos;
  /** At 0 an ork still lives; below 0 it dies. */
  readonly health: number;
}

/** All settings of Ork Island. */
export interface Config {
  /** The rule set. */
  readonly rules: RuleSet;
  /** Rounds of a match. */
  readonly rounds: number;
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board, as many as rows. */
  readonly columns: number;
  /** Orks of each player at the start. The board has at least 100 cells for each. */
  readonly orks: number;
  /** Health of an ork at the start and after it regenerates. */
  readonly initialHealth: number;
  /** Health it costs to enter a cell of grass. */
  readonly costGrass: number;
  /** Health it costs to enter a cell of forest. */
  readonly costForest: number;
  /** Health it costs to enter a cell of sand. */
  readonly costSand: number;
  /** Health it costs to enter a cell of a city. */
  readonly costCity: number;
  /** Health it costs to enter a cell of a path. */
  readonly costPath: number;
  /** Points each round for each cell of a conquered city. */
  readonly bonusPerCityCell: number;
  /** Points each round for each cell of a conquered path. */
  readonly bonusPerPathCell: number;
  /** A group of k connected cities gives this number times 2 to the power k, each round. */
  readonly factorConnectedComponent: number;
  /**
   * When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
   * on-ties: only if both had the same health; otherwise its player keeps it.
   */
  readonly losersChangeSides?: LosersChangeSides;
  /**
   * Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected to
   * the edge of the board. rows, also if omitted: on the outermost land of a row.
   */
  readonly shore?: Shore;
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
  /** All settings of Ork Island. */
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
  /** The id of the ork that was ordered. */
  readonly unit: number;
  /**
   * Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
   */
  readonly dir: Direction;
  /**
   * moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died.
   * starved: it entered a free cell and died of its cost.
   */
  readonly outcome: Outcome;
}

/** What happened in the previous round; not in the first message. */
export interface Last {
  /** What was executed, of all players, in order. */
  readonly moves: readonly Move[];
  /** Which of my orders of the previous round were refused, and why. */
  readonly rejected: readonly Rejection[];
}

/** What a bot is sent at the start of each round of Ork Island: the complete state, on one line. */
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
   * The terrain: board[i][j] is the cell in row i and column j. W water, . grass, F forest, S sand, C city, P path.
   * It never changes during a match.
   */
  readonly board: readonly string[];
  /** The cities, always in the same order: paths refer to a city by its index here. */
  readonly cities: readonly City[];
  /** The paths between cities, always in the same order. */
  readonly paths: readonly Path[];
  /** All orks, by ascending id. Their number never changes: an ork that dies comes back in the same round. */
  readonly units: readonly Unit[];
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

function readCity(data: Wire<City>): City {
  return { ...data, cells: data.cells.map(readPos) };
}

function readPath(data: Wire<Path>): Path {
  return { ...data, cells: data.cells.map(readPos) };
}

function readUnit(data: Wire<Unit>): Unit {
  return { ...data, pos: readPos(data.pos) };
}

export function readState(data: Omit<Wire<State>, 'config'>, config: Config): State {
  return {
    ...data,
    config,
    cities: data.cities.map(readCity),
    paths: data.paths.map(readPath),
    units: data.units.map(readUnit),
  };
}

/** The numbers of a match with the usual rules. */
export const USUAL: Config = {
  rules: 'text',
  rounds: 200,
  rows: 70,
  columns: 70,
  orks: 15,
  initialHealth: 100,
  costGrass: 1,
  costForest: 2,
  costSand: 3,
  costCity: 0,
  costPath: 0,
  bonusPerCityCell: 1,
  bonusPerPathCell: 1,
  factorConnectedComponent: 2,
  losersChangeSides: 'always',
  shore: 'sea',
};
