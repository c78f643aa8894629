// Moves at random, but legally, in each game: the shortest whole bot.

import { Plan as Apocalypse } from './demo-apocalypse.ts';
import { Plan as Crematoria } from './demo-crematoria.ts';
import { Plan as OrkIsland } from './demo-ork-island.ts';
import { Plan as WalkingDead } from './demo-walking-dead.ts';
import { playing as apocalypse } from './minions/apocalypse.ts';
import { playing as crematoria } from './minions/crematoria.ts';
import { run } from './minions/minions.ts';
import { playing as orkIsland } from './minions/ork-island.ts';
import { playing as walkingDead } from './minions/walking-dead.ts';

run(apocalypse(Apocalypse), crematoria(Crematoria), orkIsland(OrkIsland), walkingDead(WalkingDead));
