// Plays {{title}}: the judge builds and starts this file. What the bot does is in plan.ts.

import { playing } from './minions/{{file}}.ts';
import { run } from './minions/minions.ts';
import { Plan } from './plan.ts';

run(playing(Plan));
