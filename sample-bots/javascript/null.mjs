// Gives no orders, in any game: what happens to those who do nothing.

import { run } from './minions/minions.mjs';

run();
