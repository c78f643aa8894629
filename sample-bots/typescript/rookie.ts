// Goes for the nearest goal, in each game: the first to beat, and what a project can start from.

import { Plan as Apocalypse } from './rookie-apocalypse.ts';
import { Plan as Crematoria } from './rookie-crematoria.ts';
import { Plan as OrkIsland } from './rookie-ork-island.ts';
import { Plan as WalkingDead } from './rookie-walking-dead.ts';
import { playing as apocalypse } from './minions/apocalypse.ts';
import { playing as crematoria } from './minions/crematoria.ts';
import { run } from './minions/minions.ts';
import { playing as orkIsland } from './minions/ork-island.ts';
import { playing as walkingDead } from './minions/walking-dead.ts';

run(apocalypse(Apocalypse), crematoria(Crematoria), orkIsland(OrkIsland), walkingDead(WalkingDead));
