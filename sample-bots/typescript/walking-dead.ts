// What a bot for The Walking Dead needs to know of the town.

import { once, type State } from './minions.ts';

/** The size of the documents. A smaller town has debris around it. */
export const ROWS = 60;
export const COLUMNS = 60;
/** Farther than any way in the town. */
export const FAR = 9999;

/** As in the protocol. */
export type Position = readonly [row: number, column: number];

const STEPS = {
  Down: [1, 0],
  Right: [0, 1],
  Up: [-1, 0],
  Left: [0, -1],
} as const;

export type Direction = keyof typeof STEPS;

export const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** The position one step away, or null beyond the edge. */
export function step([row, column]: Position, dir: Direction): Position | null {
  const [down, right] = STEPS[dir];
  const to: Position = [row + down, column + right];
  return to[0] >= 0 && to[0] < ROWS && to[1] >= 0 && to[1] < COLUMNS ? to : null;
}

/** Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer. */
export function distance(a: Position, b: Position): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

/** A number for each position, row by row. */
export function index([row, column]: Position): number {
  return row * COLUMNS + column;
}

/** The indices around each one. */
const neighbours = once(() =>
  Array.from({ length: ROWS * COLUMNS }, (_, n) =>
    DIRECTIONS.map((dir) => step([Math.floor(n / COLUMNS), n % COLUMNS], dir))
      .filter((near) => near !== null)
      .map(index),
  ),
);

/** What the judge tells in this game, as far as the bots use it. */
export interface WalkingDeadState extends State {
  readonly board: readonly string[];
  readonly owners: readonly string[];
  readonly units: readonly Unit[];
  readonly food: readonly { readonly pos: Position }[];
  /** By player. */
  readonly clans: readonly Clan[];
}

export interface Unit {
  readonly id: number;
  /** The dead block their cells until they rise as zombies. */
  readonly type: 'living' | 'dead' | 'zombie';
  /** Zombies have none. */
  readonly clan?: number;
  readonly pos: Position;
  /** Only for the dead and the bitten. */
  readonly turnsToZombie?: number;
}

export interface Clan {
  readonly living: number;
  readonly strengthPoints: number;
  readonly strength: number;
  readonly killPoints: number;
  readonly cells: number;
}

export interface Order {
  readonly unit: number;
  readonly dir: Direction;
}

export function order(unit: Unit, dir: Direction): Order {
  return { unit: unit.id, dir };
}

/** The rows of a town of this size, those of a smaller one included. */
function widen(rows: readonly string[], mark: string): string[] {
  return Array.from({ length: ROWS }, (_, row) => (rows[row] ?? '').padEnd(COLUMNS, mark));
}

export class Town {
  readonly me: number;
  readonly units: readonly Unit[];
  /** The living of my clan. */
  readonly mine: readonly Unit[];
  /** The living of the others. */
  readonly enemies: readonly Unit[];
  readonly zombies: readonly Unit[];
  readonly food: readonly Position[];
  readonly #state: WalkingDeadState;
  readonly #board: readonly string[];
  readonly #owners: readonly string[];
  readonly #unitByIndex: ReadonlyMap<number, Unit>;
  readonly #isFree: boolean[];

  constructor(state: WalkingDeadState) {
    this.#state = state;
    this.#board = widen(state.board, 'X');
    this.#owners = widen(state.owners, '.');
    this.me = state.player;
    this.units = state.units;
    const living = state.units.filter((unit) => unit.type === 'living');
    this.mine = living.filter((unit) => unit.clan === this.me);
    this.enemies = living.filter((unit) => unit.clan !== this.me);
    this.zombies = state.units.filter((unit) => unit.type === 'zombie');
    this.food = state.food.map((food) => food.pos);
    this.#unitByIndex = new Map(state.units.map((unit) => [index(unit.pos), unit]));
    this.#isFree = Array.from(this.#board.join(''), (mark) => mark !== 'X');
    for (const n of this.#unitByIndex.keys()) this.#isFree[n] = false;
  }

  /** X debris, M food, . any other street, whoever stands there. */
  cell([row, column]: Position): string {
    return this.#board[row][column];
  }

  /** The clan that owns the cell, or -1. */
  owner([row, column]: Position): number {
    const mark = this.#owners[row][column];
    return mark === '.' ? -1 : Number(mark);
  }

  /** Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise. */
  strength(clan: number): number {
    return this.#state.clans[clan].strength;
  }

  unitAt(pos: Position): Unit | null {
    return this.#unitByIndex.get(index(pos)) ?? null;
  }

  /** Where an order leads, or null when the town forbids it. Somebody may stand there. */
  target(pos: Position, dir: Direction): Position | null {
    const to = step(pos, dir);
    return to !== null && this.cell(to) !== 'X' ? to : null;
  }

  /** For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way. */
  stepsTo(targets: readonly Position[]): Int32Array {
    const steps = new Int32Array(ROWS * COLUMNS).fill(FAR);
    const queue = targets.map(index);
    for (const target of queue) steps[target] = 0;
    const around = neighbours();
    for (const here of queue) {
      for (const near of around[here]) {
        if (steps[near] !== FAR || !this.#isFree[near]) continue;
        steps[near] = steps[here] + 1;
        queue.push(near);
      }
    }
    return steps;
  }
}
