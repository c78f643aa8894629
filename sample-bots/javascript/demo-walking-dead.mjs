// Moves every unit at random, but legally.

import { DIRECTIONS, Town, order } from './walking-dead.mjs';

export function playWalkingDead(state, rng) {
  const town = new Town(state);
  const orders = [];
  for (const unit of town.mine) {
    const open = DIRECTIONS.filter((dir) => town.target(unit.pos, dir) !== null);
    if (open.length > 0) orders.push(order(unit, rng.pick(open)));
  }
  return orders;
}
