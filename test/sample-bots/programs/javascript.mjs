// What the helpers of the JavaScript kit say of a state.
import * as apocalypse from '../../../sample-bots/javascript/minions/apocalypse.mjs';
import * as crematoria from '../../../sample-bots/javascript/minions/crematoria.mjs';
import * as orkIsland from '../../../sample-bots/javascript/minions/ork-island.mjs';
import * as walkingDead from '../../../sample-bots/javascript/minions/walking-dead.mjs';
import { askHelpers } from './ask-helpers.mjs';

askHelpers({ apocalypse, crematoria, 'ork-island': orkIsland, 'walking-dead': walkingDead });
