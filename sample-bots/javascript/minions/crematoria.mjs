// What a bot for Crematoria needs to know of the planet.

import { Pos, USUAL, key, readState, samePos } from './crematoria-types.mjs';
import { Ground } from './ground.mjs';
import { makePlayer, once, parseStateOf } from './minions.mjs';

export { LAND, Pos, key, samePos } from './crematoria-types.mjs';

/** @import { Direction, Land, Order, State, Unit, UnitType } from './crematoria-types.mjs' */
/** @import { Game, Plan, Player } from './minions.mjs' */

/**
 * For every index of level 0: `steps` to the nearest source (FAR if there is no way) and `source`, its place in the list.
 * @typedef {object} Walk
 * @property {Int32Array} steps
 * @property {Int32Array} source
 */

/** A unit that can be killed: anybody but a hellhound. @typedef {Unit & { readonly health: number }} Mortal */

/** @type {Game<State>} */
const GAME = { id: 'crematoria', read: readState, usual: USUAL };

/** A plan for Crematoria, as `run` takes it. @param {new () => Plan<State>} MakePlan @returns {Player} */
export function playing(MakePlan) {
  return makePlayer(GAME, () => new MakePlan());
}

/** A saved state, from its line. @param {string} line @returns {State} */
export function parseState(line) {
  return parseStateOf(GAME, line);
}

export const ROWS = 40;
export const COLUMNS = 80;
/** Farther than any way on the planet. */
export const FAR = 9999;

const STEPS = {
  Bottom: [1, 0, 0],
  BR: [1, 1, 0],
  Right: [0, 1, 0],
  RT: [-1, 1, 0],
  Top: [-1, 0, 0],
  TL: [-1, -1, 0],
  Left: [0, -1, 0],
  LB: [1, -1, 0],
  Up: [0, 0, 1],
  Down: [0, 0, -1],
  None: [0, 0, 0],
};

export const DIRECTIONS = /** @type {Direction[]} */ (Object.keys(STEPS));
/** The eight directions that stay on the level. */
export const WALKS = DIRECTIONS.slice(0, 8);

/**
 * The position one step away, or null beyond the edge. Columns are a ring.
 * @param {Pos} pos @param {Direction} dir @returns {Pos | null}
 */
export function step({ row, column, level }, dir) {
  const [down, right, up] = STEPS[dir];
  const to = new Pos(row + down, (column + right + COLUMNS) % COLUMNS, level + up);
  return to.row >= 0 && to.row < ROWS && to.level >= 0 && to.level <= 1 ? to : null;
}

/** Steps from one column to another, the short way round. @param {number} a @param {number} b @returns {number} */
export function ringDistance(a, b) {
  const straight = Math.abs(a - b);
  return Math.min(straight, COLUMNS - straight);
}

/** Steps between two positions of a level, were there no rocks. @param {Pos} a @param {Pos} b @returns {number} */
export function distance(a, b) {
  return Math.max(Math.abs(a.row - b.row), ringDistance(a.column, b.column));
}

/** A number for each position, row by row, underground first. @param {Pos} pos @returns {number} */
export function index({ row, column, level }) {
  return (level * ROWS + row) * COLUMNS + column;
}

/** Every position of level 0, by index. */
const underground = once(() =>
  Array.from({ length: ROWS * COLUMNS }, (_, n) => new Pos(Math.floor(n / COLUMNS), n % COLUMNS, 0)),
);

/** The indices around each one of level 0. */
const neighbours = once(() =>
  underground().map((pos) =>
    WALKS.map((dir) => step(pos, dir))
      .filter((near) => near !== null)
      .map(index),
  ),
);

/** @param {Unit} unit @param {Direction} dir @returns {Order} */
export function order(unit, dir) {
  return { unit: unit.id, dir };
}

/** @extends {Ground<Pos>} */
export class Planet extends Ground {
  /** @type {number} */
  me;
  /** @type {readonly Unit[]} */
  units;
  /** @type {readonly Mortal[]} */
  mine;
  /** @type {readonly Pos[]} */
  gems;
  /** Underground. @type {readonly Pos[]} */
  elevators;
  /** @type {State} */
  #state;
  far = FAR;
  /** @type {ReadonlyMap<number, Unit>} */
  #unitByIndex;
  /** @type {readonly Unit[]} */
  #hounds;
  /** @type {ReadonlySet<number>} */
  #landing;
  /** @type {readonly boolean[]} */
  #isRock;

  /** @param {State} state */
  constructor(state) {
    super();
    this.#state = state;
    this.me = state.player;
    this.units = state.units;
    this.mine = /** @type {Mortal[]} */ (state.units.filter((unit) => unit.player === this.me));
    this.gems = state.gems.map((gem) => gem.pos);
    this.#isRock = underground().map((pos) => this.cell(pos) === 'R');
    this.elevators = underground().filter((pos) => this.cell(pos) === 'E');
    this.#unitByIndex = new Map(state.units.map((unit) => [index(unit.pos), unit]));
    for (const unit of this.mine) this.claimed.add(index(unit.pos));
    this.#hounds = state.units.filter((unit) => unit.type === 'hellhound');
    this.#landing = new Set(state.landings.filter(({ turns }) => turns === 1).map(({ pos }) => index(pos)));
  }

  /** R rock, C cave, E elevator, O outside. @param {Pos} pos @returns {Land} */
  cell({ row, column, level }) {
    return /** @type {Land} */ (this.#state.board[level][row][column]);
  }

  /** The player who owns the cell, or -1. @param {Pos} pos @returns {number} */
  owner({ row, column, level }) {
    const mark = level === 0 ? this.#state.owners[row][column] : '.';
    return mark === '.' ? -1 : Number(mark);
  }

  /** @param {Pos} pos @returns {Unit | null} */
  unitAt(pos) {
    return this.#unitByIndex.get(index(pos)) ?? null;
  }

  /**
   * Where an order leads, or null when the land forbids it. Somebody may stand there.
   * @param {Pos} pos @param {Direction} dir @returns {Pos | null}
   */
  target(pos, dir) {
    if ((dir === 'Up' || dir === 'Down') && this.cell(pos) !== 'E') return null;
    const to = step(pos, dir);
    return to !== null && this.cell(to) !== 'R' ? to : null;
  }

  /** @param {Pos} pos @returns {Pos[]} */
  neighbours(pos) {
    return DIRECTIONS.slice(0, -1).flatMap((dir) => this.target(pos, dir) ?? []);
  }

  /**
   * The direction of the first step to the nearest goal, or null.
   * @param {Pos} from @param {readonly Pos[]} goals @returns {Direction | null}
   */
  towards(from, goals) {
    const [first] = this.path(from, goals);
    return DIRECTIONS.find((dir) => samePos(first, step(from, dir))) ?? null;
  }

  /**
   * The direction of the best step of a unit of mine by a table of `walkFrom`, or null when none leads to a goal: underground,
   * not where death is sure, and a pioneer onto nobody. The cell is then claimed: no other unit of mine gets it in this
   * round, nor one where a unit of mine stands. Of equally good steps the first of WALKS.
   * @param {Unit} unit @param {Int32Array} steps @returns {Direction | null}
   */
  claimStep(unit, steps) {
    const ways = WALKS.flatMap((dir) => {
      const to = this.target(unit.pos, dir);
      if (to === null || to.level === 1 || this.isDeadly(to)) return [];
      return unit.type === 'pioneer' && this.unitAt(to) !== null ? [] : [{ way: dir, cell: index(to) }];
    });
    return this.claimBest(ways, steps, FAR);
  }

  /**
   * The units of a player, or of nobody (-1): all, or those of a type.
   * @param {number} player @param {UnitType} [type] @returns {Unit[]}
   */
  unitsOf(player, type) {
    return this.units.filter((unit) => unit.player === player && (type ?? unit.type) === unit.type);
  }

  /** Whom the unit could attack now. @param {Unit} unit @returns {Mortal[]} */
  enemiesInReach(unit) {
    const others = this.neighbours(unit.pos).flatMap((pos) => this.unitAt(pos) ?? []);
    return /** @type {Mortal[]} */ (others.filter(({ type, player }) => type !== 'hellhound' && player !== this.me));
  }

  /** The caves of a player, or of nobody (-1). @param {number} player @returns {Pos[]} */
  cellsOf(player) {
    return this.caves((pos) => this.owner(pos) === player);
  }

  /**
   * The board as text: players by their digits, n necromongers, h hellhounds, g gems. The cave first.
   * @returns {string}
   */
  grid() {
    const rows = this.#state.board.map((level) => level.map((row) => [...row]));
    for (const { row, column, level } of this.gems) rows[level][row][column] = 'g';
    for (const { type, player, pos } of this.units) {
      rows[pos.level][pos.row][pos.column] = player === -1 ? type[0] : String(player);
    }
    return rows.map((level) => level.map((row) => row.join('')).join('\n')).join('\n\n');
  }

  /** @param {Pos} pos @returns {boolean} */
  isOccupied(pos) {
    return this.unitAt(pos) !== null;
  }

  /** @param {Pos} pos @returns {number} */
  keyOf(pos) {
    return key(pos);
  }

  /** @param {number} column @returns {boolean} */
  isNight(column) {
    return this.#columnsIntoNight(column) < COLUMNS / 2;
  }

  /**
   * How many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two columns a round.
   * @param {number} column @returns {number}
   */
  nightLeft(column) {
    return this.isNight(column) ? Math.floor(this.#columnsIntoNight(column) / 2) : 0;
  }

  /** @param {number} column @returns {number} */
  #columnsIntoNight(column) {
    return (column - this.#state.night[0] + COLUMNS) % COLUMNS;
  }

  /** Steps to the nearest hellhound, through rocks; FAR outside. @param {Pos} pos @returns {number} */
  houndDistance(pos) {
    if (pos.level === 1) return FAR;
    let least = FAR;
    for (const hound of this.#hounds) least = Math.min(least, distance(hound.pos, pos));
    return least;
  }

  /**
   * Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a landing.
   * @param {Pos} pos @returns {boolean}
   */
  isDeadly(pos) {
    if (pos.level === 0) return this.houndDistance(pos) <= 1;
    return this.nightLeft(pos.column) === 0 || this.#landing.has(index(pos));
  }

  /** The cave positions, row by row, that a test accepts. @param {(pos: Pos) => boolean} accepts @returns {Pos[]} */
  caves(accepts) {
    return underground().filter((pos) => this.cell(pos) === 'C' && accepts(pos));
  }

  /** Walks underground from all sources at once. @param {readonly Pos[]} sources @returns {Walk} */
  walkFrom(sources) {
    const steps = new Int32Array(ROWS * COLUMNS).fill(FAR);
    const source = new Int32Array(ROWS * COLUMNS).fill(-1);
    const queue = sources.map(index);
    queue.forEach((here, n) => {
      steps[here] = 0;
      source[here] = n;
    });
    const around = neighbours();
    for (const here of queue) {
      for (const near of around[here]) {
        if (steps[near] !== FAR || this.#isRock[near]) continue;
        steps[near] = steps[here] + 1;
        source[near] = source[here];
        queue.push(near);
      }
    }
    return { steps, source };
  }
}
