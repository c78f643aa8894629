// What the judge sends and receives in apocalypse.
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
 * Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or throw
 * napalm.
 */
export type Action = 'forward1' | 'forward2' | 'clockwise' | 'counterclockwise' | 'napalm';

/**
 * The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1).
 */
export type Facing = 'south' | 'east' | 'north' | 'west';

/** The rule set. */
export type RuleSet = 'text' | 'original';

/** Which cells set the forest next to them on fire: any burning cell, or only burning forest. */
export type FireSpreadsFrom = 'any' | 'forest';

/**
 * The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's in
 * the order given.
 */
export type ThrowOrder = 'random' | 'players';

/**
 * What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order is
 * refused and he stays aboard.
 */
export type StrayThrow = 'dies' | 'refused';

/**
 * Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also if
 * omitted: the first that is not refused.
 */
export type FirstOrder = 'given' | 'valid';

/** What a cell of the board is: its letter there. */
export type Land = ':' | '.' | 'O' | 'X';

/** Its letters by name. */
export const LAND = { forest: ':', grass: '.', water: 'O', mountain: 'X' } as const;

export interface SoldierOrder {
  /** The id of the soldier. */
  readonly soldier: number;
  /**
   * [row, column] of the cell to move to or to attack: one of the eight around the soldier, or his own to stay.
   */
  readonly to: Pos;
}

export interface HelicopterOrder {
  /** The id of the helicopter. */
  readonly helicopter: number;
  /**
   * Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or
   * throw napalm.
   */
  readonly do: Action;
}

export interface ParachuterOrder {
  /** [row, column] of the cell to throw a parachuter on. */
  readonly parachuter: Pos;
  /** The id of the helicopter that throws him; if omitted, my helicopter that covers the cell. */
  readonly helicopter?: number;
}

export interface Fire {
  /** [row, column]: row 0 is the northernmost, column 0 the westernmost. */
  readonly pos: Pos;
  /** How many more rounds it burns, including this one. */
  readonly rounds: number;
}

export interface Post {
  /** [row, column]: row 0 is the northernmost, column 0 the westernmost. */
  readonly pos: Pos;
  /** Points per round for its owner. */
  readonly value: number;
  /** The player who conquered it last; -1 if nobody has yet. */
  readonly owner: number;
}

export interface Soldier {
  /** Never used again once the soldier is dead. */
  readonly id: number;
  /** The player he belongs to. */
  readonly player: number;
  /** [row, column]: row 0 is the northernmost, column 0 the westernmost. */
  readonly pos: Pos;
  /** His remaining life points. */
  readonly life: number;
}

export interface Helicopter {
  readonly id: number;
  /** The player it belongs to. */
  readonly player: number;
  /** The centre of the square of 5 x 5 cells that it covers. */
  readonly pos: Pos;
  /**
   * The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1).
   */
  readonly facing: Facing;
  /** In how many rounds it can throw napalm; 0 means now. */
  readonly napalm: number;
  /**
   * One number for each parachuter aboard, the next to be thrown first: in how many more rounds, including this one,
   * he can be thrown before he expires.
   */
  readonly parachuters: readonly number[];
}

/** All settings of Apocalypse. */
export interface Config {
  /** The rule set. */
  readonly rules: RuleSet;
  /** Rounds of a match. */
  readonly rounds: number;
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board. */
  readonly columns: number;
  /** Soldiers of each player at the start. */
  readonly soldiers: number;
  /** Helicopters of each player. */
  readonly helicopters: number;
  /** A helicopter covers this many cells around its centre in every direction: a square of 5 x 5. */
  readonly helicopterReach: number;
  /** Life points of a new soldier. */
  readonly life: number;
  /** Minimum and maximum damage to a soldier who is attacked in a forest. */
  readonly forestDamage: readonly [number, number];
  /** Minimum and maximum damage to a soldier who is attacked on grass. */
  readonly grassDamage: readonly [number, number];
  /** Rounds a helicopter waits for its napalm, from the start of the match or after a throw. */
  readonly napalmWait: number;
  /** Rounds a fire lasts on a forest. */
  readonly forestBurns: number;
  /** Rounds a fire lasts on grass and on water. */
  readonly otherBurns: number;
  /** Chance, in per cent, that a fire spreads to a forest cell next to it in a round. */
  readonly fireChance: number;
  /** Rounds in which a parachuter can be thrown before he expires. */
  readonly parachuterLife: number;
  /** Maximum number of parachuters that a player can throw in a round. */
  readonly throws: number;
  /** Posts of high value in each quadrant of a generated map. */
  readonly highPosts: number;
  /** Posts of low value in each quadrant of a generated map. */
  readonly lowPosts: number;
  /** Points per round for a post of high value. */
  readonly highValue: number;
  /** Points per round for a post of low value. */
  readonly lowValue: number;
  /** Points per round for each soldier on the ground. */
  readonly soldierPoints: number;
  /** Which cells set the forest next to them on fire: any burning cell, or only burning forest. */
  readonly fireSpreadsFrom: FireSpreadsFrom;
  /**
   * The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's in
   * the order given.
   */
  readonly throwOrder: ThrowOrder;
  /**
   * What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order is
   * refused and he stays aboard.
   */
  readonly strayThrow: StrayThrow;
  /**
   * The directions of the two helicopters of player 0 at the start, on a generated map. Those of the others are
   * mirror images.
   */
  readonly firstFacing: readonly [Facing, Facing];
  /**
   * Whether a parachuter thrown on the soldier of an enemy goes to that enemy even if the helicopter does not cover
   * the cell. If not, or if omitted, a random other player gets him.
   */
  readonly enemyGetsStray?: boolean;
  /**
   * Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also
   * if omitted: the first that is not refused.
   */
  readonly firstOrder?: FirstOrder;
  /** Whether points are also counted once before the first round. True if omitted. */
  readonly pointsAtStart?: boolean;
  /**
   * Whether the round in which napalm is thrown counts as a round of waiting for the next. If not, or if omitted, the
   * wait begins with the next round.
   */
  readonly throwRoundCounts?: boolean;
  /**
   * Whether, on a generated map, the first helicopter of player 0 starts at [15, 5] and the second at [5, 15]. If
   * not, or if omitted, the reverse.
   */
  readonly crossedCentres?: boolean;
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
  /** All settings of Apocalypse. */
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
   * What was executed, of all players, in this order: parachuters thrown, then helicopters, then soldiers (moves and
   * attacks). A helicopter that was ordered to fly two cells and flew one has forward1.
   */
  readonly moves: readonly Order[];
  /** Which of my orders of the previous round were refused, and why. */
  readonly rejected: readonly Rejection[];
}

/** What a bot is sent at the start of each round of Apocalypse: the complete state, on one line. */
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
   * The terrain: board[i][j] is the cell in row i and column j. A colon is forest, a dot grass, O water, X mountain.
   * Forest that burns down becomes grass.
   */
  readonly board: readonly string[];
  /** The cells on fire, row by row. */
  readonly fire: readonly Fire[];
  /** The control points. Their order never changes. */
  readonly posts: readonly Post[];
  /** The soldiers on the ground, by ascending id. */
  readonly soldiers: readonly Soldier[];
  /** The eight helicopters, by ascending id: player p has 2p + 1 and 2p + 2. */
  readonly helicopters: readonly Helicopter[];
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

export type Order = SoldierOrder | HelicopterOrder | ParachuterOrder;

/** A thing as it comes from the judge, where positions are lists. */
type Wire<T> = T extends Pos ? readonly number[] : T extends object ? { readonly [K in keyof T]: Wire<T[K]> } : T;

function readPos([row, column]: readonly number[]): Pos {
  return new Pos(row, column);
}

function readSoldierOrder(data: Wire<SoldierOrder>): SoldierOrder {
  return { ...data, to: readPos(data.to) };
}

function readParachuterOrder(data: Wire<ParachuterOrder>): ParachuterOrder {
  return { ...data, parachuter: readPos(data.parachuter) };
}

function readOrder(data: Wire<Order>): Order {
  if ('soldier' in data) return readSoldierOrder(data);
  if ('do' in data) return data;
  return readParachuterOrder(data);
}

function readFire(data: Wire<Fire>): Fire {
  return { ...data, pos: readPos(data.pos) };
}

function readPost(data: Wire<Post>): Post {
  return { ...data, pos: readPos(data.pos) };
}

function readSoldier(data: Wire<Soldier>): Soldier {
  return { ...data, pos: readPos(data.pos) };
}

function readHelicopter(data: Wire<Helicopter>): Helicopter {
  return { ...data, pos: readPos(data.pos) };
}

function readLast(data: Wire<Last>): Last {
  return { ...data, moves: data.moves.map(readOrder) };
}

export function readState(data: Omit<Wire<State>, 'config'>, config: Config): State {
  return {
    ...data,
    config,
    fire: data.fire.map(readFire),
    posts: data.posts.map(readPost),
    soldiers: data.soldiers.map(readSoldier),
    helicopters: data.helicopters.map(readHelicopter),
    last: data.last && readLast(data.last),
  };
}

/** The numbers of a match with the usual rules. */
export const USUAL: Config = {
  rules: 'text',
  rounds: 200,
  rows: 60,
  columns: 60,
  soldiers: 20,
  helicopters: 2,
  helicopterReach: 2,
  life: 100,
  forestDamage: [20, 40],
  grassDamage: [50, 100],
  napalmWait: 30,
  forestBurns: 10,
  otherBurns: 5,
  fireChance: 10,
  parachuterLife: 20,
  throws: 4,
  highPosts: 2,
  lowPosts: 2,
  highValue: 100,
  lowValue: 50,
  soldierPoints: 1,
  fireSpreadsFrom: 'any',
  throwOrder: 'random',
  strayThrow: 'dies',
  firstFacing: ['east', 'south'],
  enemyGetsStray: true,
  firstOrder: 'given',
  pointsAtStart: false,
  throwRoundCounts: true,
  crossedCentres: true,
};
