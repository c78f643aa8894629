// Moves every ork at random, but legally.

import type { Random } from './minions.ts';
import { DIRECTIONS, Island, order, type Order, type OrkIslandState } from './ork-island.ts';

export function playOrkIsland(state: OrkIslandState, rng: Random): Order[] {
  const island = new Island(state);
  const orders: Order[] = [];
  for (const ork of island.mine) {
    const open = DIRECTIONS.filter((dir) => island.target(ork.pos, dir) !== null);
    if (open.length > 0) orders.push(order(ork, rng.pick(open)));
  }
  return orders;
}
