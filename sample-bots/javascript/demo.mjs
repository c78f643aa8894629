// Moves every unit at random, but legally: the shortest whole bot. Start your own from here.

import * as crematoria from './crematoria.mjs';
import { byGame, run } from './minions.mjs';
import * as orkIsland from './ork-island.mjs';
import * as walkingDead from './walking-dead.mjs';

function playCrematoria(state, rng) {
  const planet = new crematoria.Planet(state);
  const orders = [];
  for (const unit of planet.mine) {
    const open = crematoria.DIRECTIONS.filter((dir) => dir !== 'None' && planet.target(unit.pos, dir) !== null);
    if (open.length > 0) orders.push({ unit: unit.id, dir: rng.pick(open) });
  }
  return orders;
}

function playWalkingDead(state, rng) {
  const town = new walkingDead.Town(state);
  const orders = [];
  for (const unit of town.mine) {
    const open = walkingDead.DIRECTIONS.filter((dir) => town.target(unit.pos, dir) !== null);
    if (open.length > 0) orders.push({ unit: unit.id, dir: rng.pick(open) });
  }
  return orders;
}

function playOrkIsland(state, rng) {
  const island = new orkIsland.Island(state);
  const orders = [];
  for (const ork of island.mine) {
    const open = orkIsland.DIRECTIONS.filter((dir) => island.target(ork.pos, dir) !== null);
    if (open.length > 0) orders.push({ unit: ork.id, dir: rng.pick(open) });
  }
  return orders;
}

run(byGame({ crematoria: playCrematoria, 'walking-dead': playWalkingDead, 'ork-island': playOrkIsland }));
