import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { Seat } from '../protocol/types/seat.ts';
import { makeJson } from './make-json.ts';
import type { StateMessage } from './state-message.ts';

declare const TextEncoder: new () => {
  encode(text: string): Uint8Array;
  encodeInto(text: string, target: Uint8Array): { written: number };
};

const encoder = new TextEncoder();

/** A character of a text is at most so many bytes of UTF-8. */
const BYTES = 3;

const NEWLINE = 10;

/** The states of a round as lines. What the four share is serialised and encoded once. */
export function makeStateLines({ opening, start, moves, seats, rest }: StateMessage): ByPlayer<Uint8Array> {
  const head = JSON.stringify(opening).slice(0, -1);
  const middle = encoder.encode(start ? JSON.stringify(start).slice(1) : JSON.stringify(moves));
  const tail = encoder.encode(makeJson(rest)).subarray(1);
  const isFirst = start !== undefined;
  return byPlayer((player) => {
    const { before, after } = isFirst ? makeFirstPart(seats[player]) : makeLaterPart(seats[player]);
    return join(`${head},"player":${player},${before}`, middle, after, tail);
  });
}

interface SeatText {
  readonly before: string;
  readonly after: string;
}

/** The text around the rest of `start`. */
function makeFirstPart({ seed }: Seat): SeatText {
  return { before: `"start":{"seed":${seed},`, after: ',' };
}

/** The text around `moves`. */
function makeLaterPart({ rejected }: Seat): SeatText {
  return { before: '"last":{"moves":', after: `,"rejected":${JSON.stringify(rejected)}},` };
}

function join(before: string, middle: Uint8Array, after: string, tail: Uint8Array): Uint8Array {
  const line = new Uint8Array(BYTES * (before.length + after.length) + middle.length + tail.length + 1);
  let end = encoder.encodeInto(before, line).written;
  line.set(middle, end);
  end += middle.length;
  end += encoder.encodeInto(after, line.subarray(end)).written;
  line.set(tail, end);
  end += tail.length;
  line[end] = NEWLINE;
  return line.subarray(0, end + 1);
}
