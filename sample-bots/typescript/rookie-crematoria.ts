// Every pioneer goes to the nearest cave cell that is not mine, every furyan to the nearest enemy pioneer, and nobody
// where death is sure. It leaves the gems alone, and sees furyans and hellhounds too late: a beginning.
// Units by id, and of equally good steps the first of DIRECTIONS: no chance, so that it is the same bot in every language.

import { Planet, order } from './minions/crematoria.ts';
import type { Order, State } from './minions/crematoria.ts';

export class Plan {
  // Called once a round, on one object through a whole match: what it wants to remember are its fields.
  play(state: State): Order[] {
    const planet = new Planet(state);
    // Two tables: for every cell underground, the steps to the nearest cave to take, and to the nearest pioneer to hunt.
    const toLand = planet.walkFrom(planet.caves((pos) => planet.owner(pos) !== planet.me)).steps;
    const pioneers = planet.units.filter((unit) => unit.type === 'pioneer' && unit.player !== planet.me);
    const prey = pioneers.map((unit) => unit.pos).filter((pos) => pos.level === 0);
    const toPrey = planet.walkFrom(prey).steps;
    const orders: Order[] = [];
    for (const unit of planet.mine) {
      // The best step that is safe. Its cell is then claimed: no other unit of mine gets it in this round.
      const dir = planet.claimStep(unit, unit.type === 'furyan' ? toPrey : toLand);
      // With nowhere to go it stays where it is.
      if (dir !== null) orders.push(order(unit, dir));
    }
    // The most urgent orders should come first; here they are in the order of the units' ids.
    return orders;
  }
}
