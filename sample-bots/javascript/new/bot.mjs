// Plays {{title}}: the judge starts this file. What the bot does is in plan.mjs.

import { byGame, run } from './minions.mjs';
import { play{{Game}} } from './plan.mjs';

run(byGame({ '{{game}}': play{{Game}} }));
