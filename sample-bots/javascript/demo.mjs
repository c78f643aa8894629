// Moves at random, but legally, in each game: the shortest whole bot.

import { Plan as Apocalypse } from './demo-apocalypse.mjs';
import { Plan as Crematoria } from './demo-crematoria.mjs';
import { Plan as OrkIsland } from './demo-ork-island.mjs';
import { Plan as WalkingDead } from './demo-walking-dead.mjs';
import { playing as apocalypse } from './minions/apocalypse.mjs';
import { playing as crematoria } from './minions/crematoria.mjs';
import { run } from './minions/minions.mjs';
import { playing as orkIsland } from './minions/ork-island.mjs';
import { playing as walkingDead } from './minions/walking-dead.mjs';

run(apocalypse(Apocalypse), crematoria(Crematoria), orkIsland(OrkIsland), walkingDead(WalkingDead));
