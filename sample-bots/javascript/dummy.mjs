// A first goal to beat, in each game.

import { Plan as Apocalypse } from './dummy-apocalypse.mjs';
import { Plan as Crematoria } from './dummy-crematoria.mjs';
import { Plan as OrkIsland } from './dummy-ork-island.mjs';
import { Plan as WalkingDead } from './dummy-walking-dead.mjs';
import { playing as apocalypse } from './minions/apocalypse.mjs';
import { playing as crematoria } from './minions/crematoria.mjs';
import { run } from './minions/minions.mjs';
import { playing as orkIsland } from './minions/ork-island.mjs';
import { playing as walkingDead } from './minions/walking-dead.mjs';

run(apocalypse(Apocalypse), crematoria(Crematoria), orkIsland(OrkIsland), walkingDead(WalkingDead));
