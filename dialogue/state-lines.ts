import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../engine/core/players.ts';
import { makeFields } from './make-json.ts';
import type { StateMessage } from './state-message.ts';
import { makeOwnParts } from './state-texts.ts';

declare const TextEncoder: new () => {
  encodeInto(text: string, target: Uint8Array): { written: number };
};

const encoder = new TextEncoder();

/** A character of a text is at most so many bytes of UTF-8. */
const BYTES = 3;

/**
 * Writes the states of rounds as lines, always in the same memory: new memory for every line would take longer than all
 * the rest. What the four share is serialised and encoded once.
 */
export class StateLines {
  private readonly memory = byPlayer(() => new Uint8Array(0));

  /** The lines of a round, good until those of the next are written. */
  write(message: StateMessage): ByPlayer<Uint8Array> {
    const head = JSON.stringify(message.opening).slice(0, -1);
    const own = makeOwnParts(message, PLAYERS);
    const parts = byPlayer((player) => `${head},"player":${player},${own[player]!},`);
    const tail = this.encode(0, parts[0], `${makeFields(message.rest)}}\n`);
    return byPlayer((player) => (player === 0 ? tail.line : this.copy(player, parts[player], tail.bytes)));
  }

  private encode(player: 0, part: string, rest: string): { line: Uint8Array; bytes: Uint8Array } {
    const memory = this.reserve(player, BYTES * (part.length + rest.length));
    const start = encoder.encodeInto(part, memory).written;
    const end = start + encoder.encodeInto(rest, memory.subarray(start)).written;
    return { line: memory.subarray(0, end), bytes: memory.subarray(start, end) };
  }

  private copy(player: Player, part: string, tail: Uint8Array): Uint8Array {
    const memory = this.reserve(player, BYTES * part.length + tail.length);
    const start = encoder.encodeInto(part, memory).written;
    memory.set(tail, start);
    return memory.subarray(0, start + tail.length);
  }

  /** Memory for so many bytes; with some more, because states grow. */
  private reserve(player: Player, bytes: number): Uint8Array {
    if (this.memory[player].length < bytes) this.memory[player] = new Uint8Array(2 * bytes);
    return this.memory[player];
  }
}
