import type { Match } from '../engine/core/match.ts';
import { byPlayer, type Player } from '../engine/core/players.ts';
import { makeStateMessage, type StateMessage, type Telling } from './state-message.ts';

/** The state of one bot in a game that does not send all four the same. The moves in `last` are those it may know. */
export function makeOwnMessage(match: Match, player: Player, telling: Telling): StateMessage {
  const view = telling.view ?? match.viewFor(player);
  const message = makeStateMessage(match, { ...telling, view });
  // Places follow from points and faults; who the rules have put out is out all the same.
  const alive = byPlayer((one) => telling.alive[one] && !match.isOut(one));
  const isOver = match.isOver || match.isOut(player);
  return { ...message, rest: Object.assign(message.rest, { alive }, isOver ? { over: true as const } : {}) };
}
