// Moves every unit at random, but legally.

import type { Random } from './minions/minions.ts';
import { DIRECTIONS, Town, order, type Order, type State } from './minions/walking-dead.ts';

export class Plan {
  play(state: State, rng: Random): Order[] {
    const town = new Town(state);
    const orders: Order[] = [];
    for (const unit of town.mine) {
      const open = DIRECTIONS.filter((dir) => town.target(unit.pos, dir) !== null);
      if (open.length > 0) orders.push(order(unit, rng.pick(open)));
    }
    return orders;
  }
}
