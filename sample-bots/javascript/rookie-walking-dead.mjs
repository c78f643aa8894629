// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of DIRECTIONS.

import { Town, order } from './minions/walking-dead.mjs';
/** @import { Order, State } from './minions/walking-dead-types.mjs' */

export class Plan {
  // Called once a round, on one object through a whole match: what it wants to remember are its fields.
  /** @param {State} state @returns {Order[]} */
  play(state) {
    const town = new Town(state);
    // What they go for: the first thing to change. Food is in `town.food`, others are in `town.enemies`.
    const goals = town.zombies.map((zombie) => zombie.pos);
    // A table: for every cell, the steps to the nearest goal along streets where nobody stands.
    const steps = town.stepsTo(goals);
    /** @type {Order[]} */
    const orders = [];
    for (const unit of town.mine) {
      // The best step. Its cell is then claimed: no other unit of mine gets it in this round.
      const dir = town.claimStep(unit, steps);
      // Without a way to one it stays where it is.
      if (dir !== null) orders.push(order(unit, dir));
    }
    // The most urgent orders should come first; here they are in the order of the units' ids.
    return orders;
  }
}
