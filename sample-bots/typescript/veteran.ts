// As strong as a week of work makes it, in each game: the last to beat. Its ideas are described in docs/better/.

import { Plan as Apocalypse } from './veteran-apocalypse.ts';
import { Plan as Crematoria } from './veteran-crematoria.ts';
import { Plan as OrkIsland } from './veteran-ork-island.ts';
import { Plan as WalkingDead } from './veteran-walking-dead.ts';
import { playing as apocalypse } from './minions/apocalypse.ts';
import { playing as crematoria } from './minions/crematoria.ts';
import { run } from './minions/minions.ts';
import { playing as orkIsland } from './minions/ork-island.ts';
import { playing as walkingDead } from './minions/walking-dead.ts';

run(apocalypse(Apocalypse), crematoria(Crematoria), orkIsland(OrkIsland), walkingDead(WalkingDead));
