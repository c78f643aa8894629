// A first goal to beat, in each game.

import { playApocalypse } from './dummy-apocalypse.ts';
import { playCrematoria } from './dummy-crematoria.ts';
import { playOrkIsland } from './dummy-ork-island.ts';
import { playWalkingDead } from './dummy-walking-dead.ts';
import { byGame, run } from './minions.ts';

run(
  byGame({
    crematoria: playCrematoria,
    'walking-dead': playWalkingDead,
    'ork-island': playOrkIsland,
    apocalypse: playApocalypse,
  }),
);
