// Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however strong: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: orks by id, and of equally good steps the first
// of DIRECTIONS.

import { Island, order } from './minions/ork-island.mjs';
/** @import { Order, State } from './minions/ork-island-types.mjs' */

export class Plan {
  // Called once a round, on one object through a whole match: what it wants to remember are its fields.
  /** @param {State} state @returns {Order[]} */
  play(state) {
    const island = new Island(state);
    // What they go for, by their numbers in `places` (cities, then paths): the first thing to change.
    const goals = [...island.places.keys()].filter((n) => island.places[n].owner !== island.me);
    // A table: for every cell, how far the nearest goal is, in steps plus the health that they cost.
    const { far } = island.walkFrom(goals);
    /** @type {Order[]} */
    const orders = [];
    for (const ork of island.mine) {
      // The best step. Its cell is then claimed: no other ork of mine gets it in this round.
      const dir = island.claimStep(ork, far);
      // It stays where it is, unless a step brings it nearer.
      if (dir !== null) orders.push(order(ork, dir));
    }
    // The most urgent orders should come first; here they are in the order of the orks' ids.
    return orders;
  }
}
