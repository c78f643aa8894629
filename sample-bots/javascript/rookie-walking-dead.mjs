// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of DIRECTIONS.

import { DIRECTIONS, FAR, Town, index, order } from './minions/walking-dead.mjs';

/** @import { Direction, Order, Pos, State } from './minions/walking-dead-types.mjs' */

export class Plan {
  /** @param {State} state @returns {Order[]} */
  play(state) {
    const town = new Town(state);
    const steps = town.stepsTo(town.zombies.map((zombie) => zombie.pos));
    // The cells that units of mine go to in this round: no two of them want the same one.
    /** @type {Set<number>} */
    const taken = new Set();
    /** @type {Order[]} */
    const orders = [];
    for (const unit of town.mine) {
      let least = FAR;
      /** @type {{ dir: Direction, to: Pos } | null} */
      let best = null;
      for (const dir of DIRECTIONS) {
        const to = town.target(unit.pos, dir);
        if (to === null || taken.has(index(to)) || steps[index(to)] >= least) continue;
        least = steps[index(to)];
        best = { dir, to };
      }
      // Without a way to one it stays where it is.
      if (best === null) continue;
      taken.add(index(best.to));
      orders.push(order(unit, best.dir));
    }
    return orders;
  }
}
