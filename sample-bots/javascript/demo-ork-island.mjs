// Moves every ork at random, but legally.
import { DIRECTIONS, Island, order } from './minions/ork-island.mjs';

/** @import { Random } from './minions/minions.mjs' */
/** @import { Order, State } from './minions/ork-island-types.mjs' */

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    const island = new Island(state);
    /** @type {Order[]} */
    const orders = [];
    for (const ork of island.mine) {
      const open = DIRECTIONS.filter((dir) => island.target(ork.pos, dir) !== null);
      if (open.length > 0) orders.push(order(ork, rng.pick(open)));
    }
    return orders;
  }
}
