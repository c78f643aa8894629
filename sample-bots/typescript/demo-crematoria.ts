// Moves every unit at random, but legally.

import { DIRECTIONS, Planet, order, type State, type Order } from './minions/crematoria.ts';
import type { Random } from './minions/minions.ts';

export class Plan {
  play(state: State, rng: Random): Order[] {
    const planet = new Planet(state);
    const orders: Order[] = [];
    for (const unit of planet.mine) {
      const open = DIRECTIONS.filter((dir) => dir !== 'None' && planet.target(unit.pos, dir) !== null);
      if (open.length > 0) orders.push(order(unit, rng.pick(open)));
    }
    return orders;
  }
}
