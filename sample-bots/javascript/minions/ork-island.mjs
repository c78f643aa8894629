// What a bot for Ork Island needs to know of the island.

import { Ground } from './ground.mjs';
import { makePlayer, parseStateOf } from './minions.mjs';
import { Pos, USUAL, key, readState, samePos } from './ork-island-types.mjs';

export { LAND, Pos, key, samePos } from './ork-island-types.mjs';

/** @import { Game, Plan, Player } from './minions.mjs' */
/** @import { City, Config, Direction, Land, Order, Path, State, Unit } from './ork-island-types.mjs' */

/**
 * For every index: how `far` the nearest of the goals is, in steps plus the health they cost (FAR if there is no way), and
 * `goal`, which place that is.
 * @typedef {object} Walk
 * @property {Int32Array} far
 * @property {Int32Array} goal
 */

/** What can be conquered. @typedef {City | Path} Place */

/** @type {Game<State>} */
const GAME = { id: 'ork-island', read: readState, usual: USUAL };

/** A plan for Ork Island, as `run` takes it. @param {new () => Plan<State>} MakePlan @returns {Player} */
export function playing(MakePlan) {
  return makePlayer(GAME, () => new MakePlan());
}

/** A saved state, from its line. @param {string} line @returns {State} */
export function parseState(line) {
  return parseStateOf(GAME, line);
}

/** Farther than any way on the island. */
export const FAR = 1000000;
/** No cell makes a way longer than this, whatever it costs. */
const DEAREST = 20;

const STEPS = { N: [-1, 0], S: [1, 0], W: [0, -1], E: [0, 1] };

export const DIRECTIONS = /** @type {Direction[]} */ (Object.keys(STEPS));

/** The health it costs to enter a cell, by its letter. @param {Config} pos @returns {Record<string, number>} */
function readCosts({ costGrass, costForest, costSand, costCity, costPath }) {
  return { '.': costGrass, F: costForest, S: costSand, C: costCity, P: costPath };
}

/**
 * The position one step away, on the board or just beyond the edge.
 * @param {Pos} pos @param {Direction} dir @returns {Pos}
 */
export function step({ row, column }, dir) {
  const [down, right] = STEPS[dir];
  return new Pos(row + down, column + right);
}

/** Steps between two positions, were there no water. @param {Pos} a @param {Pos} b @returns {number} */
export function distance(a, b) {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

/** @param {Unit} unit @param {Direction} dir @returns {Order} */
export function order(unit, dir) {
  return { unit: unit.id, dir };
}

/** @extends {Ground<Pos>} */
export class Island extends Ground {
  /** @type {number} */
  me;
  /** @type {readonly Unit[]} */
  units;
  /** @type {readonly Unit[]} */
  mine;
  /** What can be conquered, each with its cells and its owner: the cities, then the paths. @type {readonly Place[]} */
  places;
  /** @type {State} */
  #state;
  /** @type {Readonly<Record<string, number>>} */
  #costs;
  far = FAR;
  /** @type {number} */
  #width;
  /** @type {string} */
  #land;
  /** @type {ReadonlyMap<number, Unit>} */
  #unitByIndex;
  /** @type {Map<number, number>} */
  #placeByIndex = new Map();

  /** @param {State} state */
  constructor(state) {
    super();
    this.#state = state;
    this.#costs = readCosts(state.config);
    this.#width = state.board[0].length + 1;
    // Water all around, so that nothing beyond the edge needs a thought.
    const sea = 'W'.repeat(this.#width);
    this.#land = [sea, ...state.board.map((row) => `${row}W`), sea].join('');
    this.me = state.player;
    this.units = state.units;
    this.mine = state.units.filter((unit) => unit.player === this.me);
    this.places = [...state.cities, ...state.paths];
    this.#unitByIndex = new Map(state.units.map((unit) => [this.index(unit.pos), unit]));
    for (const ork of this.mine) this.claimed.add(this.index(ork.pos));
    this.places.forEach((place, n) => {
      for (const pos of place.cells) this.#placeByIndex.set(this.index(pos), n);
    });
  }

  /**
   * A number for each position, row by row, those just beyond the edge included.
   * @param {Pos} pos @returns {number}
   */
  index({ row, column }) {
    return (row + 1) * this.#width + column;
  }

  /** W water, . grass, F forest, S sand, C city, P path. @param {Pos} pos @returns {Land} */
  cell(pos) {
    return /** @type {Land} */ (this.#land[this.index(pos)]);
  }

  /** The health it costs to enter a cell that is not water. @param {Pos} pos @returns {number} */
  cost(pos) {
    return this.#costs[this.cell(pos)];
  }

  /** @param {Pos} pos @returns {Unit | null} */
  unitAt(pos) {
    return this.#unitByIndex.get(this.index(pos)) ?? null;
  }

  /** Which of the places the cell belongs to, or -1. @param {Pos} pos @returns {number} */
  placeAt(pos) {
    return this.#placeByIndex.get(this.index(pos)) ?? -1;
  }

  /** How many orks each player has in a place. @param {Place} place @returns {number[]} */
  count(place) {
    const counts = [0, 0, 0, 0];
    for (const pos of place.cells) {
      const unit = this.unitAt(pos);
      if (unit) counts[unit.player] += 1;
    }
    return counts;
  }

  /**
   * Where an order leads, or null into water. Somebody may stand there.
   * @param {Pos} pos @param {Direction} dir @returns {Pos | null}
   */
  target(pos, dir) {
    const to = step(pos, dir);
    return this.cell(to) === 'W' ? null : to;
  }

  /** @param {Pos} pos @returns {Pos[]} */
  neighbours(pos) {
    return DIRECTIONS.flatMap((dir) => this.target(pos, dir) ?? []);
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
   * The direction of the best step of an ork of mine by a table of `walkFrom`, or null when none brings it nearer. The cell is
   * then claimed: no other ork of mine gets it in this round, nor one where an ork of mine stands. Of equally good steps the
   * first of DIRECTIONS.
   * @param {Unit} ork @param {Int32Array} far @returns {Direction | null}
   */
  claimStep(ork, far) {
    const ways = DIRECTIONS.flatMap((dir) => {
      const to = this.target(ork.pos, dir);
      return to === null ? [] : [{ way: dir, cell: this.index(to) }];
    });
    return this.claimBest(ways, far, far[this.index(ork.pos)]);
  }

  /** The orks of a player. @param {number} player @returns {Unit[]} */
  unitsOf(player) {
    return this.units.filter((unit) => unit.player === player);
  }

  /** Whom the ork could attack now. @param {Unit} ork @returns {Unit[]} */
  enemiesInReach(ork) {
    return this.neighbours(ork.pos)
      .flatMap((pos) => this.unitAt(pos) ?? [])
      .filter((other) => other.player !== this.me);
  }

  /** The cells of the cities and paths of a player, or of nobody (-1). @param {number} player @returns {Pos[]} */
  cellsOf(player) {
    return this.places.filter((place) => place.owner === player).flatMap((place) => place.cells);
  }

  /** The board as text, with orks by the digits of their players. @returns {string} */
  grid() {
    const rows = this.#state.board.map((row) => [...row]);
    for (const { player, pos } of this.units) rows[pos.row][pos.column] = String(player);
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

  /** @param {Pos} pos @returns {number} */
  lengthOf(pos) {
    return 1 + Math.min(this.cost(pos), DEAREST);
  }

  /** Walks from some of the places at once. @param {readonly number[]} goals @returns {Walk} */
  walkFrom(goals) {
    const far = new Int32Array(this.#land.length).fill(FAR);
    const goal = new Int32Array(this.#land.length).fill(-1);
    // The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
    /** @type {number[][]} */
    const rings = [[]];
    for (const n of goals) {
      for (const pos of this.places[n].cells) {
        far[this.index(pos)] = 0;
        goal[this.index(pos)] = n;
        rings[0].push(this.index(pos));
      }
    }
    for (let near = 0; near < rings.length; near++) {
      for (const here of rings[near] ?? []) {
        if (far[here] !== near) continue;
        const farther = near + 1 + Math.min(this.#costs[this.#land[here]], DEAREST);
        for (const there of [here - this.#width, here + this.#width, here - 1, here + 1]) {
          if (far[there] <= farther || this.#land[there] === 'W') continue;
          far[there] = farther;
          goal[there] = goal[here];
          (rings[farther] ??= []).push(there);
        }
      }
    }
    return { far, goal };
  }
}
