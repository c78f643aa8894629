// Moves every unit at random, but legally: the shortest whole bot. Start your own from here.

import * as apocalypse from './apocalypse.mjs';
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

function playApocalypse(state, rng) {
  const field = new apocalypse.Battlefield(state);
  const orders = [];
  for (const helicopter of field.myHelicopters) {
    orders.push({ helicopter: helicopter.id, do: rng.pick(field.actionsOf(helicopter)) });
    const free = apocalypse.below(helicopter.cell).filter((cell) => field.isOpen(cell) && !field.soldierAt(cell));
    if (helicopter.parachuters.length === 0 || free.length === 0) continue;
    orders.push({ parachuter: apocalypse.positionOf(rng.pick(free)), helicopter: helicopter.id });
  }
  for (const soldier of field.mine) {
    const open = apocalypse.around(soldier.cell).filter((cell) => field.isOpen(cell));
    orders.push({ soldier: soldier.id, to: apocalypse.positionOf(rng.pick(open)) });
  }
  return orders;
}

run(
  byGame({
    crematoria: playCrematoria,
    'walking-dead': playWalkingDead,
    'ork-island': playOrkIsland,
    apocalypse: playApocalypse,
  }),
);
