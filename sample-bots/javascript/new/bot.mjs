// Plays {{title}}: the judge starts this file. What the bot does is in plan.mjs.

import { playing } from './minions/{{file}}.mjs';
import { run } from './minions/minions.mjs';
import { Plan } from './plan.mjs';

run(playing(Plan));
