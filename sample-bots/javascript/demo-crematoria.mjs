// Moves every unit at random, but legally.

import { DIRECTIONS, Planet, order } from './crematoria.mjs';

export function playCrematoria(state, rng) {
  const planet = new Planet(state);
  const orders = [];
  for (const unit of planet.mine) {
    const open = DIRECTIONS.filter((dir) => dir !== 'None' && planet.target(unit.pos, dir) !== null);
    if (open.length > 0) orders.push(order(unit, rng.pick(open)));
  }
  return orders;
}
