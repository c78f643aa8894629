// Plays {{title}}: the judge builds and starts this file. What the bot does is in plan.ts.

import { byGame, run } from './minions.ts';
import { play{{Game}} } from './plan.ts';

run(byGame({ '{{game}}': play{{Game}} }));
