// Moves at random, but legally, in each game: the shortest whole bot.

import { playApocalypse } from './demo-apocalypse.mjs';
import { playCrematoria } from './demo-crematoria.mjs';
import { playOrkIsland } from './demo-ork-island.mjs';
import { playWalkingDead } from './demo-walking-dead.mjs';
import { byGame, run } from './minions.mjs';

run(
  byGame({
    crematoria: playCrematoria,
    'walking-dead': playWalkingDead,
    'ork-island': playOrkIsland,
    apocalypse: playApocalypse,
  }),
);
