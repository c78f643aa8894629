// Orks go to the nearest city or path that is not theirs, as many as it takes to conquer it, and hold what enemies have
// entered. Every ork takes the step of least cost; equal costs are settled by the seeded generator.

import * as debug from './minions/debug.mjs';
import { DIRECTIONS, FAR, Island, order, step } from './minions/ork-island.mjs';

/** @import { Random } from './minions/minions.mjs' */
/** @import { Direction, Order, State, Unit } from './minions/ork-island-types.mjs' */
/** @import { Place, Pos, Walk } from './minions/ork-island.mjs' */

/** @typedef {object} Step @property {Direction | null} dir  null: stays. @property {Pos} to */

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 2 * FAR;
/** A kill is worth any way, because the dead ork changes sides. */
const KILL = FAR;
/** What it costs to stand beside an enemy who may win a fight. */
const DANGER = 30;
/** What it costs to leave a city or path that is to be held. */
const LEAVE = 50;
/** How often orks look for the nearest goal that still needs some. */
const WALKS = 3;

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    return new Turn(state, rng).play();
  }
}

class Turn {
  /** @type {Island} */
  island;
  /** @type {Random} */
  rng;
  /** @type {Order[]} */
  orders = [];
  /** @type {Set<number>} */
  taken;
  /** @type {Set<number>} */
  holders = new Set();
  /** How many more orks each place needs. @type {number[]} */
  missing;
  /** How far each index is from the goal of an ork, by its id. */
  /** @type {Map<number, Int32Array>} */
  wayOf = new Map();

  /** @param {State} state @param {Random} rng */
  constructor(state, rng) {
    const island = new Island(state);
    this.island = island;
    this.rng = rng;
    this.taken = new Set(island.mine.map((ork) => island.index(ork.pos)));
    this.missing = island.places.map((place) => this.hold(place));
    this.assignGoals();
    debug.metric('orks that hold', this.holders.size);
  }

  /**
   * Keeps as many orks in the place as it takes to own it. Returns how many more it would take.
   * @param {Place} place
   * @returns {number}
   */
  hold(place) {
    const { me } = this.island;
    const most = Math.max(...this.island.count(place).filter((_, player) => player !== me));
    // The owner loses it only to somebody with more orks.
    let missing = place.owner === me ? most : most + 1;
    for (const pos of place.cells) {
      const ork = this.island.unitAt(pos);
      if (missing === 0 || ork?.player !== me) continue;
      this.holders.add(ork.id);
      missing -= 1;
    }
    return missing;
  }

  /** Sends each of the other orks to the nearest place that needs it; those that none needs, to the nearest all the same. */
  assignGoals() {
    let free = this.island.mine.filter((ork) => !this.holders.has(ork.id));
    /** @type {Walk | null} */
    let first = null;
    for (let n = 0; n < WALKS; n++) {
      const walk = this.island.walkFrom([...this.missing.keys()].filter((place) => this.missing[place] > 0));
      first ??= walk;
      const far = (/** @type {Unit} */ ork) => walk.far[this.island.index(ork.pos)];
      free.sort((a, b) => far(a) - far(b));
      free = free.filter((ork) => !this.assignGoal(ork, walk));
    }
    for (const ork of free) this.wayOf.set(ork.id, /** @type {Walk} */ (first).far);
  }

  /** @param {Unit} ork @param {Walk} walk @returns {boolean} */
  assignGoal(ork, walk) {
    const place = walk.goal[this.island.index(ork.pos)];
    if (place === -1 || this.missing[place] === 0) return false;
    this.wayOf.set(ork.id, walk.far);
    // Who may not get there does not count.
    if (!this.isWeak(ork)) this.missing[place] -= 1;
    return true;
  }

  /** @returns {Order[]} */
  play() {
    const left = (ork) => this.wayLeft(ork, ork.pos);
    // The nearest to their goals go first and make room for those behind.
    for (const ork of [...this.island.mine].sort((a, b) => left(a) - left(b))) this.move(ork);
    return this.orders;
  }

  /**
   * Frees the cell the ork leaves and takes the one it goes to, so that own orks may follow but never meet each other.
   * @param {Unit} ork
   */
  move(ork) {
    this.taken.delete(this.island.index(ork.pos));
    const { dir, to } = this.bestStep(ork);
    this.taken.add(this.island.index(to));
    if (dir !== null) this.orders.push(order(ork, dir));
  }

  /** @param {Unit} ork @returns {Step} */
  bestStep(ork) {
    let least = this.standCost(ork, ork.pos, ork.health);
    /** @type {Step[]} */
    let best = [{ dir: null, to: ork.pos }];
    for (const dir of DIRECTIONS) {
      const to = this.island.target(ork.pos, dir);
      if (to === null || this.taken.has(this.island.index(to))) continue;
      const cost = this.stepCost(ork, to);
      if (cost > least) continue;
      if (cost < least) best = [];
      least = cost;
      best.push({ dir, to });
    }
    return this.rng.pick(best);
  }

  /** @param {Unit} ork @param {Pos} to @returns {number} */
  stepCost(ork, to) {
    const health = ork.health - this.island.cost(to);
    const cost = this.standCost(ork, to, health) + this.island.cost(to);
    const other = this.island.unitAt(to);
    if (!this.isEnemy(other)) return cost;
    return health > other.health ? cost - KILL : FORBIDDEN;
  }

  /**
   * What it costs the ork to be there, with that health, at the end of its move.
   * @param {Unit} ork
   * @param {Pos} pos
   * @param {number} health
   * @returns {number}
   */
  standCost(ork, pos, health) {
    return this.danger(pos, health) + this.wayLeft(ork, pos) + (this.isLeaving(ork, pos) ? LEAVE : 0);
  }

  /** @param {Pos} pos @param {number} health @returns {number} */
  danger(pos, health) {
    const around = DIRECTIONS.map((dir) => this.island.unitAt(step(pos, dir)));
    // Who attacks pays for the cell first.
    const price = this.island.cost(pos);
    return DANGER * around.filter((other) => this.isEnemy(other) && other.health - price >= health).length;
  }

  /**
   * Holders stay in their place, and weak orks where walking costs nothing.
   * @param {Unit} ork
   * @param {Pos} pos
   * @returns {boolean}
   */
  isLeaving(ork, pos) {
    const here = this.island.placeAt(ork.pos);
    const there = this.island.placeAt(pos);
    return this.holders.has(ork.id) ? there !== here : this.isWeak(ork) && here !== -1 && there === -1;
  }

  /**
   * Whether the health of an ork may not be enough for its way.
   * @param {Unit} ork
   * @returns {boolean}
   */
  isWeak(ork) {
    return ork.health < this.wayLeft(ork, ork.pos);
  }

  /** @param {Unit} ork @param {Pos} pos @returns {number} */
  wayLeft(ork, pos) {
    return this.wayOf.get(ork.id)?.[this.island.index(pos)] ?? 0;
  }

  /** @param {Unit | null} ork @returns {ork is Unit} */
  isEnemy(ork) {
    return ork !== null && ork.player !== this.island.me;
  }
}
