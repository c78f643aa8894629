import type { Match } from '../engine/core/match.ts';
import type { DialogueSettings } from './open-dialogue.ts';
import { OwnStates } from './own-states.ts';
import { SharedStates } from './shared-states.ts';
import type { States } from './states.ts';

/** What the bots of a match are sent. Apart from the dialogue, so that a page that shows it does without the parser of answers. */
export const openStates = (match: Match, settings: DialogueSettings): States =>
  match.isShared ? new SharedStates(match, settings) : new OwnStates(match, settings);
