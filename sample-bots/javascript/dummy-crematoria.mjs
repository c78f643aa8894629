// Pioneers conquer the nearest cave cell, and a few fetch gems outside; furyans hunt enemy pioneers.
// Every unit takes the step of least cost; equal costs are settled by the seeded generator.

import { DIRECTIONS, FAR, Planet, distance, index, order } from './minions/crematoria.mjs';
import * as debug from './minions/debug.mjs';

/** @import { Direction, Order, State, Unit } from './minions/crematoria-types.mjs' */
/** @import { Mortal, Pos, Walk } from './minions/crematoria.mjs' */
/** @import { Random } from './minions/minions.mjs' */

/** @typedef {object} Step @property {Direction} dir @property {Pos} to */

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 1000000;
/** Outside costs this more than any cave, except on the way to a gem. */
const OUTSIDE = 200;
/** Pioneers at most this many steps from an elevator go up for a gem. */
const NEAR_ELEVATOR = 10;
/** The most that one attack of a necromonger takes. */
const NECROMONGER_DAMAGE = 40;
/** At this health two hits may be the end of a furyan. */
const WEAK_FURYAN = 50;

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    return new Turn(state, rng).play();
  }
}

class Turn {
  /** @type {Planet} */
  planet;
  /** @type {Random} */
  rng;
  /** @type {Order[]} */
  orders = [];
  /** @type {Set<number>} */
  taken;
  /** @type {readonly Unit[]} */
  necromongers;
  /** @type {readonly Unit[]} */
  enemyFuryans;
  /** @type {readonly Pos[]} */
  darkElevators;
  /** @type {Int32Array} */
  toLand;
  /** @type {Int32Array} */
  toPrey;
  /** @type {Walk} */
  toElevator;
  /** @type {ReadonlyMap<number, Pos>} */
  gemOf;

  /** @param {State} state @param {Random} rng */
  constructor(state, rng) {
    const planet = new Planet(state);
    this.planet = planet;
    this.rng = rng;
    this.taken = new Set(planet.units.map((unit) => index(unit.pos)));
    this.necromongers = planet.units.filter((unit) => unit.type === 'necromonger');
    this.enemyFuryans = planet.units.filter((unit) => unit.type === 'furyan' && this.isEnemy(unit));
    const prey = planet.units.filter((unit) => unit.type === 'pioneer' && this.isEnemy(unit) && unit.pos.level === 0);
    this.darkElevators = planet.elevators.filter(({ column }) => planet.isNight(column));
    this.toLand = planet.walkFrom(planet.caves((pos) => planet.owner(pos) !== planet.me)).steps;
    this.toPrey = planet.walkFrom(prey.map((unit) => unit.pos)).steps;
    this.toElevator = planet.walkFrom(this.darkElevators);
    this.gemOf = this.assignGems();
  }

  /** @returns {Order[]} */
  play() {
    const { mine } = this.planet;
    const shuffled = this.rng.permutation(mine.length).map((n) => mine[n]);
    // The judge takes one order of each player in turn, so the most urgent must come first.
    for (const urgency of [2, 1, 0]) {
      for (const unit of shuffled) if (this.urgency(unit) === urgency) this.move(unit);
    }
    return this.orders;
  }

  /** @param {Mortal} unit @returns {number} */
  urgency(unit) {
    if (this.danger(unit, unit.pos) > 0) return 2;
    return unit.type === 'furyan' ? 1 : 0;
  }

  /**
   * Frees the cell the unit leaves and takes the one it goes to, so that own units follow but never block each other.
   * @param {Mortal} unit
   */
  move(unit) {
    this.taken.delete(index(unit.pos));
    const { dir, to } = this.bestStep(unit);
    const isAttack = this.taken.has(index(to));
    this.taken.add(index(isAttack ? unit.pos : to));
    if (dir !== 'None') this.orders.push(order(unit, dir));
  }

  /** @param {Mortal} unit @returns {Step} */
  bestStep(unit) {
    let least = FORBIDDEN;
    /** @type {Step[]} */
    let best = [{ dir: 'None', to: unit.pos }];
    for (const dir of DIRECTIONS) {
      const to = this.planet.target(unit.pos, dir);
      if (to === null || this.planet.isDeadly(to)) continue;
      const cost = unit.type === 'furyan' ? this.furyanCost(unit, to) : this.pioneerCost(unit, to);
      if (cost === FORBIDDEN || cost > least) continue;
      if (cost < least) best = [];
      least = cost;
      best.push({ dir, to });
    }
    return this.rng.pick(best);
  }

  /** @param {Mortal} unit @param {Pos} to @returns {number} */
  furyanCost(unit, to) {
    const other = this.planet.unitAt(to);
    // Who attacks stays where it is. The weakest pioneer first, then the weakest furyan.
    if (other && this.isEnemy(other))
      return this.danger(unit, unit.pos) + other.health - (other.type === 'pioneer' ? 200 : 101);
    if (this.taken.has(index(to)) || to.level === 1) return FORBIDDEN;
    return this.danger(unit, to) + this.toPrey[index(to)];
  }

  /** @param {Mortal} unit @param {Pos} to @returns {number} */
  pioneerCost(unit, to) {
    if (this.taken.has(index(to))) return FORBIDDEN;
    const isUnderground = to.level === 0;
    const gem = this.gemOf.get(unit.id);
    if (!gem) return this.danger(unit, to) + (isUnderground ? this.toLand[index(to)] : OUTSIDE + this.wayHome(to));
    if (!isUnderground) return this.danger(unit, to) + distance(to, gem) - OUTSIDE;
    return unit.pos.level === 0 ? this.danger(unit, to) + this.toElevator.steps[index(to)] : FORBIDDEN;
  }

  /**
   * What it costs the unit to be there at the end of its move.
   * @param {Mortal} unit
   * @param {Pos} pos
   * @returns {number}
   */
  danger(unit, pos) {
    const hound = this.planet.houndDistance(pos);
    let cost = 0;
    if (hound <= 4) cost += hound <= 2 ? 1000 : 100 * (5 - hound);
    if (pos.level === 1) cost += this.necromongerDanger(unit, pos);
    if (unit.type === 'pioneer' || unit.health <= WEAK_FURYAN) cost += this.furyanDanger(pos);
    return cost;
  }

  /** @param {Mortal} unit @param {Pos} pos @returns {number} */
  necromongerDanger(unit, pos) {
    const attackers = this.necromongers.filter((other) => distance(other.pos, pos) <= 1).length;
    return attackers * (unit.health > attackers * NECROMONGER_DAMAGE ? 10 : 500);
  }

  /** @param {Pos} pos @returns {number} */
  furyanDanger(pos) {
    let cost = 0;
    for (const furyan of this.enemyFuryans) {
      const far = furyan.pos.level === pos.level ? distance(furyan.pos, pos) : FAR;
      if (far <= 2) cost += far === 2 ? 10 : 40;
    }
    return cost;
  }

  /**
   * Steps to the nearest elevator that is still dark on arrival; when there is none, away from the sun.
   * @param {Pos} pos
   * @returns {number}
   */
  wayHome(pos) {
    let least = FAR - this.planet.nightLeft(pos.column);
    for (const elevator of this.darkElevators) {
      const steps = distance(pos, elevator);
      if (steps <= this.planet.nightLeft(elevator.column)) least = Math.min(least, steps);
    }
    return least;
  }

  /**
   * Gives each gem to at most one pioneer, the shortest trips first.
   * @returns {Map<number, Pos>}
   */
  assignGems() {
    const pioneers = this.planet.mine.filter((unit) => unit.type === 'pioneer');
    const trips = this.planet.gems.flatMap((gem) =>
      pioneers.map((unit) => ({ unit, gem, time: this.tripTime(unit, gem) })),
    );
    /** @type {Map<number, Pos>} */
    const gemOf = new Map();
    /** @type {Set<Pos>} */
    const given = new Set();
    for (const { unit, gem, time } of trips.sort((a, b) => a.time - b.time)) {
      if (time >= FAR || gemOf.has(unit.id) || given.has(gem)) continue;
      gemOf.set(unit.id, gem);
      given.add(gem);
      debug.mark([gem], 'gold', 'fetch');
    }
    debug.metric('gems to fetch', given.size);
    return gemOf;
  }

  /**
   * Rounds until the pioneer has the gem, or FAR if it would not get there and back in the dark.
   * @param {Mortal} unit
   * @param {Pos} gem
   * @returns {number}
   */
  tripTime(unit, gem) {
    const time = this.timeToGem(unit, gem);
    const isBack = (elevator) => time + distance(gem, elevator) <= this.planet.nightLeft(elevator.column);
    return time <= this.planet.nightLeft(gem.column) && this.darkElevators.some(isBack) ? time : FAR;
  }

  /** @param {Mortal} unit @param {Pos} gem @returns {number} */
  timeToGem(unit, gem) {
    if (unit.pos.level === 1) return distance(unit.pos, gem);
    const steps = this.toElevator.steps[index(unit.pos)];
    if (steps > NEAR_ELEVATOR) return FAR;
    const elevator = this.darkElevators[this.toElevator.source[index(unit.pos)]];
    return steps + 1 + distance(elevator, gem);
  }

  /** @param {Unit} unit @returns {unit is Mortal} */
  isEnemy(unit) {
    return unit.player !== this.planet.me && unit.player !== -1;
  }
}
