// A first goal to beat, in each game.

import { playApocalypse } from './dummy-apocalypse.mjs';
import { playCrematoria } from './dummy-crematoria.mjs';
import { byGame, run } from './minions.mjs';

run(byGame({ apocalypse: playApocalypse, crematoria: playCrematoria }));
