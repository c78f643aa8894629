// Moves every ork at random, but legally.

import type { Random } from './minions/minions.ts';
import { DIRECTIONS, Island, order, type Order, type State } from './minions/ork-island.ts';

export class Plan {
  play(state: State, rng: Random): Order[] {
    const island = new Island(state);
    const orders: Order[] = [];
    for (const ork of island.mine) {
      const open = DIRECTIONS.filter((dir) => island.target(ork.pos, dir) !== null);
      if (open.length > 0) orders.push(order(ork, rng.pick(open)));
    }
    return orders;
  }
}
