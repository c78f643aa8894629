// Moves every unit at random, but legally.

import { DIRECTIONS, Planet, order } from './minions/crematoria.mjs';

/** @import { Order, State } from './minions/crematoria-types.mjs' */
/** @import { Random } from './minions/minions.mjs' */

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    const planet = new Planet(state);
    /** @type {Order[]} */
    const orders = [];
    for (const unit of planet.mine) {
      const open = DIRECTIONS.filter((dir) => dir !== 'None' && planet.target(unit.pos, dir) !== null);
      if (open.length > 0) orders.push(order(unit, rng.pick(open)));
    }
    return orders;
  }
}
