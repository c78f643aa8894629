// Goes for the nearest goal, in each game: the first to beat, and what a project can start from.

import { playApocalypse } from './rookie-apocalypse.ts';
import { playCrematoria } from './rookie-crematoria.ts';
import { playOrkIsland } from './rookie-ork-island.ts';
import { playWalkingDead } from './rookie-walking-dead.ts';
import { byGame, run } from './minions.ts';

run(
  byGame({
    crematoria: playCrematoria,
    'walking-dead': playWalkingDead,
    'ork-island': playOrkIsland,
    apocalypse: playApocalypse,
  }),
);
