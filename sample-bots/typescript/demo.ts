// Moves at random, but legally, in each game: the shortest whole bot.

import { playApocalypse } from './demo-apocalypse.ts';
import { playCrematoria } from './demo-crematoria.ts';
import { playOrkIsland } from './demo-ork-island.ts';
import { playWalkingDead } from './demo-walking-dead.ts';
import { byGame, run } from './minions.ts';

run(
  byGame({
    crematoria: playCrematoria,
    'walking-dead': playWalkingDead,
    'ork-island': playOrkIsland,
    apocalypse: playApocalypse,
  }),
);
