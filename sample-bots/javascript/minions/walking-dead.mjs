// What a bot for The Walking Dead needs to know of the town.

import { Ground } from './ground.mjs';
import { makePlayer, once, parseStateOf } from './minions.mjs';
import { Pos, USUAL, key, readState, samePos } from './walking-dead-types.mjs';

export { LAND, Pos, key, samePos } from './walking-dead-types.mjs';

/** @import { Game, Plan, Player } from './minions.mjs' */
/** @import { Direction, Land, Order, State, Unit, UnitType } from './walking-dead-types.mjs' */

/** Where people go. @typedef {keyof typeof STEPS} Walk */

/** @type {Game<State>} */
const GAME = { id: 'walking-dead', read: readState, usual: USUAL };

/** A plan for The Walking Dead, as `run` takes it. @param {new () => Plan<State>} MakePlan @returns {Player} */
export function playing(MakePlan) {
  return makePlayer(GAME, () => new MakePlan());
}

/** A saved state, from its line. @param {string} line @returns {State} */
export function parseState(line) {
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
};

export const DIRECTIONS = /** @type {Walk[]} */ (Object.keys(STEPS));

/** The position one step away, or null beyond the edge. @param {Pos} pos @param {Walk} dir @returns {Pos | null} */
export function step({ row, column }, dir) {
  const [down, right] = STEPS[dir];
  const to = new Pos(row + down, column + right);
  return to.row >= 0 && to.row < ROWS && to.column >= 0 && to.column < COLUMNS ? to : null;
}

/**
 * Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer.
 * @param {Pos} a @param {Pos} b @returns {number}
 */
export function distance(a, b) {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

/** A number for each position, row by row. @param {Pos} pos @returns {number} */
export function index({ row, column }) {
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

/** @param {Unit} unit @param {Direction} dir @returns {Order} */
export function order(unit, dir) {
  return { unit: unit.id, dir };
}

/**
 * The rows of a town of this size, those of a smaller one included.
 * @param {readonly string[]} rows @param {string} mark @returns {string[]}
 */
function widen(rows, mark) {
  return Array.from({ length: ROWS }, (_, row) => (rows[row] ?? '').padEnd(COLUMNS, mark));
}

/** @extends {Ground<Pos>} */
export class Town extends Ground {
  /** @type {number} */
  me;
  /** @type {readonly Unit[]} */
  units;
  /** The living of my clan. @type {readonly Unit[]} */
  mine;
  /** The living of the others. @type {readonly Unit[]} */
  enemies;
  /** @type {readonly Unit[]} */
  zombies;
  /** @type {readonly Pos[]} */
  food;
  /** @type {State} */
  #state;
  far = FAR;
  /** @type {readonly string[]} */
  #board;
  /** @type {readonly string[]} */
  #owners;
  /** @type {ReadonlyMap<number, Unit>} */
  #unitByIndex;
  /** @type {boolean[]} */
  #isFree;

  /** @param {State} state */
  constructor(state) {
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

  /** X debris, M food, . any other street, whoever stands there. @param {Pos} pos @returns {Land} */
  cell({ row, column }) {
    return /** @type {Land} */ (this.#board[row][column]);
  }

  /** The clan that owns the cell, or -1. @param {Pos} pos @returns {number} */
  owner({ row, column }) {
    const mark = this.#owners[row][column];
    return mark === '.' ? -1 : Number(mark);
  }

  /**
   * Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise.
   * @param {number} clan @returns {number}
   */
  strength(clan) {
    return this.#state.clans[clan].strength;
  }

  /** @param {Pos} pos @returns {Unit | null} */
  unitAt(pos) {
    return this.#unitByIndex.get(index(pos)) ?? null;
  }

  /**
   * Where an order leads, or null when the town forbids it. Somebody may stand there.
   * @param {Pos} pos @param {Walk} dir @returns {Pos | null}
   */
  target(pos, dir) {
    const to = step(pos, dir);
    return to !== null && this.cell(to) !== 'X' ? to : null;
  }

  /** @param {Pos} pos @returns {Pos[]} */
  neighbours(pos) {
    return DIRECTIONS.flatMap((dir) => this.target(pos, dir) ?? []);
  }

  /**
   * The direction of the first step to the nearest goal, or null.
   * @param {Pos} from @param {readonly Pos[]} goals @returns {Walk | null}
   */
  towards(from, goals) {
    const [first] = this.path(from, goals);
    return DIRECTIONS.find((dir) => samePos(first, step(from, dir))) ?? null;
  }

  /**
   * The direction of the best step of a unit of mine by a table of `stepsTo`, or null when none leads to a target. The cell
   * is then claimed: no other unit of mine gets it in this round. Of equally good steps the first of DIRECTIONS.
   * @param {Unit} unit @param {Int32Array} steps @returns {Walk | null}
   */
  claimStep(unit, steps) {
    const ways = DIRECTIONS.flatMap((dir) => {
      const to = this.target(unit.pos, dir);
      return to === null ? [] : [{ way: dir, cell: index(to) }];
    });
    return this.claimBest(ways, steps, FAR);
  }

  /**
   * The units of a clan, or of nobody (-1): all, the dead among them, or those of a type.
   * @param {number} clan @param {UnitType} [type] @returns {Unit[]}
   */
  unitsOf(clan, type) {
    return this.units.filter((unit) => (unit.clan ?? -1) === clan && (type ?? unit.type) === unit.type);
  }

  /** Whom the unit could attack now: the living of other clans, and zombies. @param {Unit} unit @returns {Unit[]} */
  enemiesInReach(unit) {
    return this.neighbours(unit.pos)
      .flatMap((pos) => this.unitAt(pos) ?? [])
      .filter((other) => other.type !== 'dead' && other.clan !== this.me);
  }

  /** The streets of a clan, or of nobody (-1). @param {number} clan @returns {Pos[]} */
  cellsOf(clan) {
    const rows = this.#state.board.map((_, row) => row);
    const cells = rows.flatMap((row) => Array.from(this.#state.board[row], (_, column) => new Pos(row, column)));
    return cells.filter((pos) => this.cell(pos) !== 'X' && this.owner(pos) === clan);
  }

  /** The board as text: clans by their digits, z zombies, d the dead. @returns {string} */
  grid() {
    const rows = this.#state.board.map((row) => [...row]);
    for (const { type, clan, pos } of this.units) {
      rows[pos.row][pos.column] = type === 'living' ? String(clan) : type[0];
    }
    return rows.map((row) => row.join('')).join('\n');
  }

  /** @param {Pos} pos @returns {boolean} */
  isOccupied(pos) {
    return this.unitAt(pos) !== null;
  }

  /** @param {Pos} pos @returns {number} */
  keyOf(pos) {
    return key(pos);
  }

  /**
   * For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way.
   * @param {readonly Pos[]} targets @returns {Int32Array}
   */
  stepsTo(targets) {
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
