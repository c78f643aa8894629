// What a bot for The Walking Dead needs to know of the town.

import { Ground } from './ground.ts';
import { makePlayer, once, parseStateOf, type Game, type Plan, type Player } from './minions.ts';
import { Pos, USUAL, key, readState, samePos } from './walking-dead-types.ts';
import type { Direction, Land, Order, State, Unit, UnitType } from './walking-dead-types.ts';

export { LAND, Pos, key, samePos } from './walking-dead-types.ts';
export type * from './walking-dead-types.ts';

const GAME: Game<State> = { id: 'walking-dead', read: readState, usual: USUAL };

/** A plan for The Walking Dead, as `run` takes it. */
export function playing(MakePlan: new () => Plan<State>): Player {
  return makePlayer(GAME, () => new MakePlan());
}

/** A saved state, from its line. */
export function parseState(line: string): State {
  return parseStateOf(GAME, line);
}

/** The size of the documents. A smaller town has debris around it. */
export const ROWS = 60;
export const COLUMNS = 60;
/** Farther than any way in the town. */
export const FAR = 9999;

/** Only zombies go diagonally. */
const STEPS = {
  Down: [1, 0],
  Right: [0, 1],
  Up: [-1, 0],
  Left: [0, -1],
} as const satisfies Partial<Record<Direction, readonly number[]>>;

/** Where people go. */
export type Walk = keyof typeof STEPS;

export const DIRECTIONS = Object.keys(STEPS) as Walk[];

/** The position one step away, or null beyond the edge. */
export function step({ row, column }: Pos, dir: Walk): Pos | null {
  const [down, right] = STEPS[dir];
  const to = new Pos(row + down, column + right);
  return to.row >= 0 && to.row < ROWS && to.column >= 0 && to.column < COLUMNS ? to : null;
}

/** Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer. */
export function distance(a: Pos, b: Pos): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

/** A number for each position, row by row. */
export function index({ row, column }: Pos): number {
  return row * COLUMNS + column;
}

/** The indices around each one. */
const neighbours = once(() =>
  Array.from({ length: ROWS * COLUMNS }, (_, n) =>
    DIRECTIONS.map((dir) => step(new Pos(Math.floor(n / COLUMNS), n % COLUMNS), dir))
      .filter((near) => near !== null)
      .map(index),
  ),
);

export function order(unit: Unit, dir: Direction): Order {
  return { unit: unit.id, dir };
}

/** The rows of a town of this size, those of a smaller one included. */
function widen(rows: readonly string[], mark: string): string[] {
  return Array.from({ length: ROWS }, (_, row) => (rows[row] ?? '').padEnd(COLUMNS, mark));
}

export class Town extends Ground<Pos> {
  readonly me: number;
  readonly units: readonly Unit[];
  /** The living of my clan. */
  readonly mine: readonly Unit[];
  /** The living of the others. */
  readonly enemies: readonly Unit[];
  readonly zombies: readonly Unit[];
  readonly food: readonly Pos[];
  readonly #state: State;
  protected readonly far = FAR;
  readonly #board: readonly string[];
  readonly #owners: readonly string[];
  readonly #unitByIndex: ReadonlyMap<number, Unit>;
  readonly #isFree: boolean[];

  constructor(state: State) {
    super();
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
  cell({ row, column }: Pos): Land {
    return this.#board[row][column] as Land;
  }

  /** The clan that owns the cell, or -1. */
  owner({ row, column }: Pos): number {
    const mark = this.#owners[row][column];
    return mark === '.' ? -1 : Number(mark);
  }

  /** Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise. */
  strength(clan: number): number {
    return this.#state.clans[clan].strength;
  }

  unitAt(pos: Pos): Unit | null {
    return this.#unitByIndex.get(index(pos)) ?? null;
  }

  /** Where an order leads, or null when the town forbids it. Somebody may stand there. */
  target(pos: Pos, dir: Walk): Pos | null {
    const to = step(pos, dir);
    return to !== null && this.cell(to) !== 'X' ? to : null;
  }

  neighbours(pos: Pos): Pos[] {
    return DIRECTIONS.flatMap((dir) => this.target(pos, dir) ?? []);
  }

  /** The direction of the first step to the nearest goal, or null. */
  towards(from: Pos, goals: readonly Pos[]): Walk | null {
    const [first] = this.path(from, goals);
    return DIRECTIONS.find((dir) => samePos(first, step(from, dir))) ?? null;
  }

  /**
   * The direction of the best step of a unit of mine by a table of `stepsTo`, or null when none leads to a target. The cell
   * is then claimed: no other unit of mine gets it in this round. Of equally good steps the first of DIRECTIONS.
   */
  claimStep(unit: Unit, steps: Int32Array): Walk | null {
    const ways = DIRECTIONS.flatMap((dir) => {
      const to = this.target(unit.pos, dir);
      return to === null ? [] : [{ way: dir, cell: index(to) }];
    });
    return this.claimBest(ways, steps, FAR);
  }

  /** The units of a clan, or of nobody (-1): all, the dead among them, or those of a type. */
  unitsOf(clan: number, type?: UnitType): Unit[] {
    return this.units.filter((unit) => (unit.clan ?? -1) === clan && (type ?? unit.type) === unit.type);
  }

  /** Whom the unit could attack now: the living of other clans, and zombies. */
  enemiesInReach(unit: Unit): Unit[] {
    return this.neighbours(unit.pos)
      .flatMap((pos) => this.unitAt(pos) ?? [])
      .filter((other) => other.type !== 'dead' && other.clan !== this.me);
  }

  /** The streets of a clan, or of nobody (-1). */
  cellsOf(clan: number): Pos[] {
    const rows = this.#state.board.map((_, row) => row);
    const cells = rows.flatMap((row) => Array.from(this.#state.board[row], (_, column) => new Pos(row, column)));
    return cells.filter((pos) => this.cell(pos) !== 'X' && this.owner(pos) === clan);
  }

  /** The board as text: clans by their digits, z zombies, d the dead. */
  grid(): string {
    const rows = this.#state.board.map((row) => [...row]);
    for (const { type, clan, pos } of this.units) {
      rows[pos.row][pos.column] = type === 'living' ? String(clan) : type[0];
    }
    return rows.map((row) => row.join('')).join('\n');
  }

  protected isOccupied(pos: Pos): boolean {
    return this.unitAt(pos) !== null;
  }

  protected keyOf(pos: Pos): number {
    return key(pos);
  }

  /** For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way. */
  stepsTo(targets: readonly Pos[]): Int32Array {
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
