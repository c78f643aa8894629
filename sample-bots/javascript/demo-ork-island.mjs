// Moves every ork at random, but legally.

import { DIRECTIONS, Island, order } from './ork-island.mjs';

export function playOrkIsland(state, rng) {
  const island = new Island(state);
  const orders = [];
  for (const ork of island.mine) {
    const open = DIRECTIONS.filter((dir) => island.target(ork.pos, dir) !== null);
    if (open.length > 0) orders.push(order(ork, rng.pick(open)));
  }
  return orders;
}
