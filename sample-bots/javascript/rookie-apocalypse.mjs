// Every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump where it is near
// to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: helicopters and soldiers by id, and of equally
// good cells the first, row by row.
import {
  Battlefield,
  THROWS,
  around,
  below,
  orderHelicopter,
  orderParachuter,
  orderSoldier,
  positionOf,
} from './minions/apocalypse.mjs';

/** @import { Order, State } from './minions/apocalypse-types.mjs' */

export class Plan {
  /** @param {State} state @returns {Order[]} */
  play(state) {
    const field = new Battlefield(state);
    const wanted = field.posts.filter((post) => post.owner !== field.me);
    const steps = field.walkFrom(wanted.map((post) => post.cell));
    // The cells where soldiers of mine are or will be: no two of them want the same one.
    const taken = new Set(field.mine.map((soldier) => soldier.cell));
    /** @type {Order[]} */
    const orders = [];
    let throws = THROWS;
    for (const helicopter of field.myHelicopters) {
      const isFree = (cell) => field.isOpen(cell) && !field.soldierAt(cell) && !taken.has(cell);
      const landings = below(helicopter.cell)
        .filter(isFree)
        .sort((a, b) => steps[a] - steps[b]);
      for (const cell of landings.slice(0, Math.min(throws, helicopter.parachuters.length))) {
        taken.add(cell);
        throws -= 1;
        orders.push(orderParachuter(positionOf(cell), helicopter));
      }
      const canFly = field.actionsOf(helicopter).includes('forward2');
      orders.push(orderHelicopter(helicopter, canFly ? 'forward2' : 'clockwise'));
    }
    for (const soldier of field.mine) {
      const open = around(soldier.cell).filter((cell) => field.isOpen(cell) && !taken.has(cell));
      const best = open.sort((a, b) => steps[a] - steps[b])[0];
      if (best === undefined || steps[best] >= steps[soldier.cell]) continue;
      taken.add(best);
      orders.push(orderSoldier(soldier, positionOf(best)));
    }
    return orders;
  }
}
