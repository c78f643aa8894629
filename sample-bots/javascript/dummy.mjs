// A first goal to beat, in each game.

import { playApocalypse } from './dummy-apocalypse.mjs';
import { playCrematoria } from './dummy-crematoria.mjs';
import { playOrkIsland } from './dummy-ork-island.mjs';
import { playWalkingDead } from './dummy-walking-dead.mjs';
import { byGame, run } from './minions.mjs';

run(
  byGame({
    crematoria: playCrematoria,
    'walking-dead': playWalkingDead,
    'ork-island': playOrkIsland,
    apocalypse: playApocalypse,
  }),
);
