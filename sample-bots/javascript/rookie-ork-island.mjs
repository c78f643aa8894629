// Every ork goes to the nearest city or path that is not mine. It fights whoever is in its way, however strong: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: orks by id, and of equally good steps the first
// of DIRECTIONS.

import { DIRECTIONS, Island, order } from './minions/ork-island.mjs';

/** @import { Direction, Order, Pos, State } from './minions/ork-island-types.mjs' */

export class Plan {
  /** @param {State} state @returns {Order[]} */
  play(state) {
    const island = new Island(state);
    const wanted = [...island.places.keys()].filter((n) => island.places[n].owner !== island.me);
    const { far } = island.walkFrom(wanted);
    // The cells where orks of mine are or will be: no two of them want the same one.
    const taken = new Set(island.mine.map((ork) => island.index(ork.pos)));
    /** @type {Order[]} */
    const orders = [];
    for (const ork of island.mine) {
      // To stay where it is, unless a step brings it nearer.
      let least = far[island.index(ork.pos)];
      /** @type {{ dir: Direction, to: Pos } | null} */
      let best = null;
      for (const dir of DIRECTIONS) {
        const to = island.target(ork.pos, dir);
        if (to === null || taken.has(island.index(to)) || far[island.index(to)] >= least) continue;
        least = far[island.index(to)];
        best = { dir, to };
      }
      if (best === null) continue;
      taken.add(island.index(best.to));
      orders.push(order(ork, best.dir));
    }
    return orders;
  }
}
