// Moves every unit at random, but legally.
import { DIRECTIONS, Town, order } from './minions/walking-dead.mjs';

/** @import { Random } from './minions/minions.mjs' */
/** @import { Order, State } from './minions/walking-dead-types.mjs' */

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    const town = new Town(state);
    /** @type {Order[]} */
    const orders = [];
    for (const unit of town.mine) {
      const open = DIRECTIONS.filter((dir) => town.target(unit.pos, dir) !== null);
      if (open.length > 0) orders.push(order(unit, rng.pick(open)));
    }
    return orders;
  }
}
