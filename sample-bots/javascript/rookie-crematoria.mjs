// Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer, and nobody
// where death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of DIRECTIONS.

import { FAR, Planet, WALKS, index, order } from './minions/crematoria.mjs';

/** @import { Direction, Order, Pos, State } from './minions/crematoria-types.mjs' */

export class Plan {
  /** @param {State} state @returns {Order[]} */
  play(state) {
    const planet = new Planet(state);
    const toLand = planet.walkFrom(planet.caves((pos) => planet.owner(pos) !== planet.me)).steps;
    const prey = planet.units.filter(
      ({ type, player, pos }) => type === 'pioneer' && player !== planet.me && pos.level === 0,
    );
    const toPrey = planet.walkFrom(prey.map((unit) => unit.pos)).steps;
    // The cells where units of mine are or will be: no two of them want the same one.
    const taken = new Set(planet.mine.map((unit) => index(unit.pos)));
    /** @type {Order[]} */
    const orders = [];
    for (const unit of planet.mine) {
      const steps = unit.type === 'furyan' ? toPrey : toLand;
      let least = FAR;
      /** @type {{ dir: Direction, to: Pos } | null} */
      let best = null;
      for (const dir of WALKS) {
        const to = planet.target(unit.pos, dir);
        if (to === null || to.level === 1 || planet.isDeadly(to) || taken.has(index(to)) || steps[index(to)] >= least)
          continue;
        if (unit.type === 'pioneer' && planet.unitAt(to) !== null) continue;
        least = steps[index(to)];
        best = { dir, to };
      }
      // With nowhere to go it stays where it is.
      if (best === null) continue;
      taken.add(index(best.to));
      orders.push(order(unit, best.dir));
    }
    return orders;
  }
}
