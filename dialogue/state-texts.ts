import type { Player } from '../engine/core/players.ts';
import type { Seat } from '../protocol/types/seat.ts';
import { makeFields } from './make-json.ts';
import type { StateMessage } from './state-message.ts';

/** Which fields of a state somebody wants to have; undefined: all of them. */
export type WantedFields = ReadonlySet<string> | undefined;

/** The states of some players as JSON, with the fields wanted, and always `player`. What they share is serialised once. */
export function makeStateTexts(message: StateMessage, players: readonly Player[], wanted: WantedFields): string[] {
  const { opening, start, rest } = message;
  const head = makeFields(pickFields(opening, wanted));
  const isSent = wanted?.has(start ? 'start' : 'last') ?? true;
  const own = isSent ? makeOwnParts(message, players) : [];
  const tail = makeFields(pickFields(rest, wanted));
  return players.map((player, index) => {
    const parts = [head, `"player":${player}`, own[index] ?? '', tail];
    return `{${parts.filter((part) => part !== '').join(',')}}`;
  });
}

export function pickFields(value: object, wanted: WantedFields): object {
  if (wanted === undefined) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => wanted.has(name)));
}

/** The fields `start` or `last` of some players: what only they are sent, and in it what all are. */
export function makeOwnParts({ start, moves, seats }: StateMessage, players: readonly Player[]): string[] {
  const shared = start ? JSON.stringify(start).slice(1) : JSON.stringify(moves);
  const makePart = start ? makeFirstPart : makeLaterPart;
  return players.map((player) => makePart(seats[player], shared));
}

/** What only this bot is sent, and the rest of `start` in it. */
function makeFirstPart({ seed, parameters }: Seat, start: string): string {
  const given = parameters === undefined ? '' : `"parameters":${JSON.stringify(parameters)},`;
  return `"start":{"seed":${seed},${given}${start}`;
}

/** What only this bot is sent, and the moves of all. */
function makeLaterPart({ rejected }: Seat, moves: string): string {
  return `"last":{"moves":${moves},"rejected":${JSON.stringify(rejected)}}`;
}
