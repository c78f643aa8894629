// Every unit takes a step to what is nearest: food, an enemy or a zombie. Whoever stands next to it attacks, however strong
// it is, and units of the clan get in each other's way: there is room for improvement.

import * as debug from './minions/debug.mjs';
import { parameter } from './minions/minions.mjs';
import { DIRECTIONS, FAR, Town, index, order } from './minions/walking-dead.mjs';

/** @import { Random } from './minions/minions.mjs' */
/** @import { Direction, Order, State, Unit } from './minions/walking-dead-types.mjs' */

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    const town = new Town(state);
    const toFood = town.stepsTo(town.food);
    const toEnemy = town.stepsTo(town.enemies.map((unit) => unit.pos));
    const toZombie = town.stepsTo(town.zombies.map((unit) => unit.pos));
    // Out of 101 draws, those in which a unit cares for food.
    const appetite = parameter('hungry', 80);
    /** @type {Order[]} */
    const orders = [];
    let hungry = 0;
    for (const unit of town.mine) {
      const isHungry = rng.random(0, 100) < appetite;
      if (isHungry) hungry += 1;
      const dir = bestStep(town, unit, isHungry ? [toFood, toEnemy, toZombie] : [toEnemy, toZombie]);
      if (dir !== null) orders.push(order(unit, dir));
    }
    debug.metric('hungry units', hungry);
    return orders;
  }
}

/**
 * The direction to what is nearest, or null. Of equals the first goal counts, and of its directions the first.
 * @param {Town} town
 * @param {Unit} unit
 * @param {readonly Int32Array[]} goals
 * @returns {Direction | null}
 */
function bestStep(town, unit, goals) {
  let least = FAR;
  /** @type {Direction | null} */
  let best = null;
  for (const steps of goals) {
    for (const dir of DIRECTIONS) {
      const to = town.target(unit.pos, dir);
      if (to === null || steps[index(to)] >= least) continue;
      least = steps[index(to)];
      best = dir;
    }
  }
  return best;
}
