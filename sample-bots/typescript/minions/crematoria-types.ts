// What the judge sends and receives in crematoria.
// Generated from schemas/ by "npm run types". Do not edit.

import type { Limits, Rejection, Result } from './shared-types.ts';

/** A cell, counted from the top left. Compare two with samePos, and use key for sets and maps. */
export class Pos {
  readonly row: number;
  readonly column: number;
  readonly level: number;

  constructor(row: number, column: number, level: number) {
    this.row = row;
    this.column = column;
    this.level = level;
  }

  /** As in the protocol. */
  toJSON(): number[] {
    return [this.row, this.column, this.level];
  }
}

export function samePos(a: Pos | null | undefined, b: Pos | null | undefined): boolean {
  return !!a && !!b && a.row === b.row && a.column === b.column && a.level === b.level;
}

/** A number for the position, to be in a set or a key of a map. */
export function key(pos: Pos): number {
  return (pos.level * 256 + pos.row) * 256 + pos.column;
}

/** Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator. */
export type Direction = 'Bottom' | 'BR' | 'Right' | 'RT' | 'Top' | 'TL' | 'Left' | 'LB' | 'Up' | 'Down' | 'None';

export type UnitType = 'pioneer' | 'furyan' | 'necromonger' | 'hellhound';

/** The rule set. */
export type RuleSet = 'text' | 'original';

/** What a cell of the board is: its letter there. */
export type Land = 'R' | 'C' | 'E' | 'O';

/** Its letters by name. */
export const LAND = { rock: 'R', cave: 'C', elevator: 'E', outside: 'O' } as const;

export interface Order {
  /** The id of the unit. */
  readonly unit: number;
  /** Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator. */
  readonly dir: Direction;
}

export interface Gem {
  /** [row, column, level]. */
  readonly pos: Pos;
}

export interface Unit {
  /** Never changes, even if the unit changes sides. */
  readonly id: number;
  readonly type: UnitType;
  /** The player it belongs to; -1 for necromongers and hellhounds. */
  readonly player: number;
  /** [row, column, level]. */
  readonly pos: Pos;
  /** Hellhounds, which are immortal, have none. */
  readonly health?: number;
}

export interface Landing {
  readonly id: number;
  /** Where it will land; a unit on that cell dies. */
  readonly pos: Pos;
  /** In how many rounds it lands: 1 means during this one. */
  readonly turns: number;
}

export interface Group {
  /** Cave cells it owns now. */
  readonly cells: number;
  /** Gems it has picked so far. */
  readonly gems: number;
  readonly pioneers: number;
  readonly furyans: number;
}

/** All settings of Crematoria. */
export interface Config {
  /** The rule set. */
  readonly rules: RuleSet;
  /** Rounds of a match. */
  readonly rounds: number;
  /** Rows of a level. */
  readonly rows: number;
  /** Columns of a level. */
  readonly columns: number;
  /** Furyans of each group at the start. */
  readonly furyans: number;
  /** Pioneers of each group at the start. */
  readonly pioneers: number;
  /** Maximum number of necromongers at one time. */
  readonly necromongers: number;
  /** Number of hellhounds. */
  readonly hellhounds: number;
  /** Number of elevators. */
  readonly elevators: number;
  /** Points for a gem. */
  readonly gemPoints: number;
  /** Rounds a necromonger takes to land. */
  readonly turnsToLand: number;
  /** Health of a newborn furyan. */
  readonly furyanHealth: number;
  /** Health of a newborn pioneer. */
  readonly pioneerHealth: number;
  /** Health of a newborn necromonger. */
  readonly necromongerHealth: number;
  /** Minimum and maximum damage of a furyan's attack. */
  readonly furyanDamage: readonly [number, number];
  /** Minimum and maximum damage of a necromonger's attack. */
  readonly necromongerDamage: readonly [number, number];
  /** A gem appears with a chance of one in this many each round. */
  readonly gemChance: number;
  /** A necromonger appears with a chance of one in this many each round. */
  readonly necromongerChance: number;
  /** Health recovered at the end of each round. */
  readonly recovery: number;
  /**
   * Whether a necromonger that died in this round makes room for another in the same round. If not, or if omitted,
   * only in the next.
   */
  readonly roomAtOnce?: boolean;
  /**
   * Whether necromongers and hellhounds ignore people who were killed before their turn. If not, or if omitted, they
   * choose targets once, before the first of them moves.
   */
  readonly huntersLookAgain?: boolean;
  /**
   * Whether a necromonger that lands in the sun dies. If not, or if omitted, it lives there until night or until its
   * next step.
   */
  readonly sunKillsLanding?: boolean;
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
  /** All settings of Crematoria. */
  readonly config: Config;
  /** What a bot may use. null: no limit. */
  readonly limits: Limits;
  /**
   * How often the published program has called rand() of the C library for its map: its players continue that
   * sequence. Only with the rule set original, and only in games whose published program does so.
   */
  readonly randCalls?: number;
}

/** What happened in the previous round; not in the first message. */
export interface Last {
  /**
   * What was executed, in this order: moves and attacks of the players, then the necromongers, then the hellhounds.
   */
  readonly moves: readonly Order[];
  /** Which of my orders of the previous round were refused, and why. */
  readonly rejected: readonly Rejection[];
}

/** What a bot is sent at the start of each round of Crematoria: the complete state, on one line. */
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
   * The terrain: board[k][i][j] is the cell in row i and column j of level k. Level 0 is underground (R rock, C cave,
   * E elevator), level 1 outside (O outside, E elevator). Column 79 is next to column 0.
   */
  readonly board: readonly (readonly string[])[];
  /** The owner of each cell of level 0: a digit for the player, a dot for none. */
  readonly owners: readonly string[];
  /** The gems lying outside, row by row. */
  readonly gems: readonly Gem[];
  /** All units on the board, by ascending id. */
  readonly units: readonly Unit[];
  /** Necromongers still in the sky, by ascending id. They are not on the board and cannot be attacked. */
  readonly landings: readonly Landing[];
  /**
   * First and last column of the night outside, going right around the ring: [60, 19] means 60 to 79 and 0 to 19. All
   * other columns of level 1 lie in the sun.
   */
  readonly night: readonly [number, number];
  /** The figures of each player. */
  readonly groups: readonly Group[];
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

function readPos([row, column, level]: readonly number[]): Pos {
  return new Pos(row, column, level);
}

function readGem(data: Wire<Gem>): Gem {
  return { ...data, pos: readPos(data.pos) };
}

function readUnit(data: Wire<Unit>): Unit {
  return { ...data, pos: readPos(data.pos) };
}

function readLanding(data: Wire<Landing>): Landing {
  return { ...data, pos: readPos(data.pos) };
}

export function readState(data: Omit<Wire<State>, 'config'>, config: Config): State {
  return {
    ...data,
    config,
    gems: data.gems.map(readGem),
    units: data.units.map(readUnit),
    landings: data.landings.map(readLanding),
  };
}

/** The numbers of a match with the usual rules. */
export const USUAL: Config = {
  rules: 'text',
  rounds: 120,
  rows: 40,
  columns: 80,
  furyans: 5,
  pioneers: 15,
  necromongers: 10,
  hellhounds: 3,
  elevators: 20,
  gemPoints: 30,
  turnsToLand: 2,
  furyanHealth: 100,
  pioneerHealth: 50,
  necromongerHealth: 75,
  furyanDamage: [25, 50],
  necromongerDamage: [20, 40],
  gemChance: 4,
  necromongerChance: 2,
  recovery: 5,
  roomAtOnce: true,
  huntersLookAgain: true,
  sunKillsLanding: true,
};
