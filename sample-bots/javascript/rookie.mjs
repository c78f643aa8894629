// Goes for the nearest goal, in each game: the first to beat, and what a project can start from.

import { Plan as Apocalypse } from './rookie-apocalypse.mjs';
import { Plan as Crematoria } from './rookie-crematoria.mjs';
import { Plan as OrkIsland } from './rookie-ork-island.mjs';
import { Plan as WalkingDead } from './rookie-walking-dead.mjs';
import { playing as apocalypse } from './minions/apocalypse.mjs';
import { playing as crematoria } from './minions/crematoria.mjs';
import { run } from './minions/minions.mjs';
import { playing as orkIsland } from './minions/ork-island.mjs';
import { playing as walkingDead } from './minions/walking-dead.mjs';

run(apocalypse(Apocalypse), crematoria(Crematoria), orkIsland(OrkIsland), walkingDead(WalkingDead));
