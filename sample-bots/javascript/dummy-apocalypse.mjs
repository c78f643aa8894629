// Soldiers take posts and guard them, one each; the others hunt, and all attack the enemies they meet. Helicopters fly to posts
// and to groups of enemies, throw parachuters as soon as they can, and napalm where it hits many enemies and few of their own.

import { Battlefield, CELLS, FAR, REACH, THROWS } from './minions/apocalypse.mjs';
import { around, below, distance, firstAction, positionOf } from './minions/apocalypse.mjs';
import { orderHelicopter, orderParachuter, orderSoldier } from './minions/apocalypse.mjs';
import * as debug from './minions/debug.mjs';

/** @import { Helicopter, Order, Post, Soldier, State } from './minions/apocalypse-types.mjs' */
/** @import { WithCell } from './minions/apocalypse.mjs' */
/** @import { Random } from './minions/minions.mjs' */

/**
 * @typedef {object} Trip
 * @property {WithCell<Soldier>} soldier
 * @property {WithCell<Post>} post
 * @property {Int32Array} steps  Each cell's steps to the post.
 * @property {number} cost
 */

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 1000000;
/** Conquering a post is better than any attack, and an attack better than any walk. */
const CONQUEST = -200000;
const ATTACK = -100000;
/** What a step on foot and a step in the air cost, in points of a post. */
const STEP = 10;
const FLIGHT_STEP = 3;
/** Nobody walks farther than this to a post. */
const MAX_WALK = 25;
/** Guarding a post is worth this much less than conquering it. */
const GUARD = 100;
/** The danger of a forest that may catch fire, and of each enemy within two steps of a soldier in the forest or on grass. */
const FIRE = 40;
const ENEMY_NEAR_FOREST = 2;
const ENEMY_NEAR_GRASS = 8;
/** What napalm gains with each enemy and each own soldier that it kills, and the least that it is thrown for. */
const ENEMY_KILLED = 30;
const OWN_KILLED = -60;
const MIN_GAIN = 60;

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    return new Turn(state, rng).play();
  }
}

class Turn {
  /** @type {Battlefield} */
  field;
  /** @type {Random} */
  rng;
  /** @type {Order[]} */
  orders = [];
  throws = THROWS;
  /** @type {number[]} */
  aims = [];
  /** @type {Set<number>} */
  taken;
  /** The posts that are not mine, by their cells. @type {Map<number, WithCell<Post>>} */
  wanted;
  /** @type {Int32Array} */
  toWanted;
  /** @type {Int32Array} */
  toEnemy;
  enemiesNear = new Int32Array(CELLS);
  napalmGain = new Int32Array(CELLS);

  /** @param {State} state @param {Random} rng */
  constructor(state, rng) {
    const field = new Battlefield(state);
    this.field = field;
    this.rng = rng;
    this.taken = new Set(field.soldiers.map((soldier) => soldier.cell));
    this.wanted = new Map(field.posts.filter((post) => post.owner !== field.me).map((post) => [post.cell, post]));
    this.toWanted = field.walkFrom(this.wanted.keys());
    this.toEnemy = field.walkFrom(field.enemies.map((enemy) => enemy.cell));
    for (const soldier of field.soldiers) this.count(soldier);
  }

  /** @param {WithCell<Soldier>} pos */
  count({ player, cell }) {
    const isMine = player === this.field.me;
    for (const near of below(cell)) {
      this.napalmGain[near] += isMine ? OWN_KILLED : ENEMY_KILLED;
      this.enemiesNear[near] += isMine ? 0 : 1;
    }
  }

  /** @returns {Order[]} */
  play() {
    for (const helicopter of this.field.myHelicopters) this.command(helicopter);
    const { mine } = this.field;
    const goals = this.assignPosts();
    for (const n of this.rng.permutation(mine.length)) this.move(mine[n], goals.get(mine[n].id) ?? this.toEnemy);
    return this.orders;
  }

  /** @param {WithCell<Helicopter>} helicopter */
  command(helicopter) {
    if (helicopter.napalm === 0 && this.napalmGain[helicopter.cell] >= MIN_GAIN) {
      this.orders.push(orderHelicopter(helicopter, 'napalm'));
      debug.note(`Helicopter ${helicopter.id} throws napalm.`);
      for (const cell of below(helicopter.cell)) this.field.ignite(cell);
      return;
    }
    this.throwParachuters(helicopter);
    this.fly(helicopter);
  }

  /** @param {WithCell<Helicopter>} helicopter */
  throwParachuters(helicopter) {
    const free = below(helicopter.cell).filter((target) => this.isFree(target));
    free.sort((a, b) => this.landingCost(a) - this.landingCost(b));
    for (const target of free.slice(0, Math.min(this.throws, helicopter.parachuters.length))) {
      this.orders.push(orderParachuter(positionOf(target), helicopter));
      this.throws -= 1;
      this.taken.add(target);
      this.wanted.delete(target);
    }
  }

  /** @param {number} cell @returns {number} */
  landingCost(cell) {
    return this.wanted.has(cell) ? CONQUEST : STEP * this.toWanted[cell] + this.danger(cell);
  }

  /** @param {WithCell<Helicopter>} helicopter */
  fly(helicopter) {
    const { centres, steps, before } = this.field.flyFrom(helicopter);
    const worth = this.worthOfCentres();
    let most = -FORBIDDEN;
    let goal = helicopter.cell;
    for (const centre of centres) {
      // It flies two steps a round.
      const napalmGain = 2 * helicopter.napalm <= steps[centre] ? Math.max(0, this.napalmGain[centre]) : 0;
      const value = worth[centre] + napalmGain - FLIGHT_STEP * steps[centre];
      if (value <= most) continue;
      most = value;
      goal = centre;
    }
    this.aims.push(goal);
    if (goal === helicopter.cell) return;
    debug.line([helicopter.cell, goal].map(positionOf), 'white', 'aim');
    this.orders.push(orderHelicopter(helicopter, firstAction(helicopter, goal, before)));
  }

  /**
   * For each centre, the value of the posts below that a parachuter could take; not of those the other helicopter aims at.
   * @returns {Int32Array}
   */
  worthOfCentres() {
    const worth = new Int32Array(CELLS);
    for (const { cell, value } of this.wanted.values()) {
      if (!this.isFree(cell) || this.aims.some((aim) => distance(aim, cell) <= REACH)) continue;
      for (const centre of below(cell)) worth[centre] += value;
    }
    return worth;
  }

  /**
   * Gives each post to at most one soldier, the best trips first. Returns each cell's steps to the post, by id of soldier.
   * @returns {Map<number, Int32Array>}
   */
  assignPosts() {
    const trips = this.field.posts.flatMap((post) => this.tripsTo(post)).sort((a, b) => a.cost - b.cost);
    /** @type {Map<number, Int32Array>} */
    const goals = new Map();
    /** @type {Set<number>} */
    const given = new Set();
    for (const { soldier, post, steps } of trips) {
      if (goals.has(soldier.id) || given.has(post.cell)) continue;
      goals.set(soldier.id, steps);
      given.add(post.cell);
    }
    return goals;
  }

  /** @param {WithCell<Post>} post @returns {Trip[]} */
  tripsTo(post) {
    const isWanted = this.wanted.has(post.cell);
    const isGuarded = !isWanted && this.taken.has(post.cell);
    const steps = this.field.walkFrom([post.cell], isGuarded ? 1 : MAX_WALK);
    const least = (isWanted ? 0 : GUARD) - post.value;
    const walkers = this.field.mine.filter((soldier) => steps[soldier.cell] !== FAR);
    return walkers.map((soldier) => ({ soldier, post, steps, cost: least + STEP * steps[soldier.cell] }));
  }

  /**
   * Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never block each other.
   * @param {WithCell<Soldier>} soldier
   * @param {Int32Array} steps
   */
  move(soldier, steps) {
    this.taken.delete(soldier.cell);
    const to = this.bestStep(soldier, steps);
    const isAttack = this.taken.has(to);
    this.taken.add(isAttack ? soldier.cell : to);
    if (to !== soldier.cell) this.orders.push(orderSoldier(soldier, positionOf(to)));
  }

  /** @param {WithCell<Soldier>} soldier @param {Int32Array} steps @returns {number} */
  bestStep(soldier, steps) {
    let least = FORBIDDEN;
    let best = [soldier.cell];
    for (const to of around(soldier.cell)) {
      const cost = this.stepCost(to, steps);
      if (cost === FORBIDDEN || cost > least) continue;
      if (cost < least) best = [];
      least = cost;
      best.push(to);
    }
    return this.rng.pick(best);
  }

  /** @param {number} to @param {Int32Array} steps @returns {number} */
  stepCost(to, steps) {
    if (!this.field.isOpen(to)) return FORBIDDEN;
    const other = this.field.soldierAt(to);
    // On grass a hit takes two and a half times as much. The one who will die first is the one to attack.
    if (other && other.player !== this.field.me) return ATTACK + other.life * (this.field.isForest(to) ? 5 : 2);
    if (this.taken.has(to)) return FORBIDDEN;
    return this.wanted.has(to) ? CONQUEST : STEP * steps[to] + this.danger(to);
  }

  /** @param {number} cell @returns {number} */
  danger(cell) {
    const each = this.field.isForest(cell) ? ENEMY_NEAR_FOREST : ENEMY_NEAR_GRASS;
    return each * this.enemiesNear[cell] + (this.field.isEndangered(cell) ? FIRE : 0);
  }

  /** @param {number} cell @returns {boolean} */
  isFree(cell) {
    return this.field.isOpen(cell) && !this.taken.has(cell);
  }
}
