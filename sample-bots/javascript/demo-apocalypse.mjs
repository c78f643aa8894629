// Moves every soldier and flies every helicopter at random, but legally.
import {
  Battlefield,
  around,
  below,
  orderHelicopter,
  orderParachuter,
  orderSoldier,
  positionOf,
} from './minions/apocalypse.mjs';

/** @import { Order, State } from './minions/apocalypse-types.mjs' */
/** @import { Random } from './minions/minions.mjs' */

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    const field = new Battlefield(state);
    /** @type {Order[]} */
    const orders = [];
    for (const helicopter of field.myHelicopters) {
      orders.push(orderHelicopter(helicopter, rng.pick(field.actionsOf(helicopter))));
      const free = below(helicopter.cell).filter((cell) => field.isOpen(cell) && !field.soldierAt(cell));
      if (helicopter.parachuters.length === 0 || free.length === 0) continue;
      orders.push(orderParachuter(positionOf(rng.pick(free)), helicopter));
    }
    for (const soldier of field.mine) {
      const open = around(soldier.cell).filter((cell) => field.isOpen(cell));
      orders.push(orderSoldier(soldier, positionOf(rng.pick(open))));
    }
    return orders;
  }
}
