// What the helpers of the TypeScript kit say of a state. The same questions are asked in other languages, beside this file.
import * as apocalypse from '../../../sample-bots/typescript/minions/apocalypse.ts';
import * as crematoria from '../../../sample-bots/typescript/minions/crematoria.ts';
import * as orkIsland from '../../../sample-bots/typescript/minions/ork-island.ts';
import * as walkingDead from '../../../sample-bots/typescript/minions/walking-dead.ts';
import { askHelpers } from './ask-helpers.mjs';

askHelpers({ apocalypse, crematoria, 'ork-island': orkIsland, 'walking-dead': walkingDead });
