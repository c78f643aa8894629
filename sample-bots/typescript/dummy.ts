// A first goal to beat, in each game.

import { Plan as Apocalypse } from './dummy-apocalypse.ts';
import { Plan as Crematoria } from './dummy-crematoria.ts';
import { Plan as OrkIsland } from './dummy-ork-island.ts';
import { Plan as WalkingDead } from './dummy-walking-dead.ts';
import { playing as apocalypse } from './minions/apocalypse.ts';
import { playing as crematoria } from './minions/crematoria.ts';
import { run } from './minions/minions.ts';
import { playing as orkIsland } from './minions/ork-island.ts';
import { playing as walkingDead } from './minions/walking-dead.ts';

run(apocalypse(Apocalypse), crematoria(Crematoria), orkIsland(OrkIsland), walkingDead(WalkingDead));
