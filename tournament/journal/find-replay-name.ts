import { makeReplayName } from '../../judge/slots/replay-name.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { mustBeReplayed } from './must-be-replayed.ts';

/**
 * How the replay of a record is called. That of a first attempt steps aside for the one that counts: what a report links
 * to does not say how often a match was played, which the machine decides.
 */
export function findReplayName(played: Played): string {
  return `${makeReplayName(played)}${mustBeReplayed(played) ? '-first' : ''}`;
}
