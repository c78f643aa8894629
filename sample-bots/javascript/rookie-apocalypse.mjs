// Every soldier goes to the nearest post that is not mine and attacks who is in his way; parachuters jump where it is near
// to one. Helicopters fly straight on and turn at a mountain, and throw no napalm: a beginning.

import { Battlefield, THROWS, orderHelicopter, orderParachuter, orderSoldier } from './minions/apocalypse.mjs';
/** @import { Order, State } from './minions/apocalypse-types.mjs' */

export class Plan {
  // Called once a round, on one object through a whole match: what it wants to remember are its fields.
  /** @param {State} state @returns {Order[]} */
  play(state) {
    const field = new Battlefield(state);
    // A table: for every cell, the steps to the nearest post that is not mine.
    const wanted = field.posts.filter((post) => post.owner !== field.me);
    const steps = field.walkFrom(wanted.map((post) => post.cell));
    /** @type {Order[]} */
    const orders = [];
    let throws = THROWS;
    for (const helicopter of field.myHelicopters) {
      // The best cells below it. They are then claimed, as those of steps: nobody else of mine gets them in this round.
      const landings = field.claimLandings(helicopter, steps, throws);
      throws -= landings.length;
      orders.push(...landings.map((pos) => orderParachuter(pos, helicopter)));
      const canFly = field.actionsOf(helicopter).includes('forward2');
      orders.push(orderHelicopter(helicopter, canFly ? 'forward2' : 'clockwise'));
    }
    for (const soldier of field.mine) {
      // He stays where he is, unless a step brings him nearer.
      const to = field.claimStep(soldier, steps);
      if (to !== null) orders.push(orderSoldier(soldier, to));
    }
    return orders;
  }
}
