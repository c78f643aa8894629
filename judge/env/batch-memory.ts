import type { Match } from '../../engine/core/match.ts';
import type { MatchNumbers } from '../../engine/core/match-numbers.ts';
import type { EnvArray } from '../../protocol/types/env/response.ts';
import { findArray, multiply, writeBoard, type BatchLayout } from './batch-layout.ts';

type MakeView<T> = new (buffer: ArrayBuffer, offset: number, length: number) => T;

/** -1 in integers of any size: what fields have where a match needs less room than others. */
const PADDING = 0xff;

/** The memory that is written to the file of a batch, with a view of each part. */
export class BatchMemory {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly actions: Int8Array;
  readonly rewards: Float64Array;
  readonly scores: Float64Array;
  readonly rounds: Int32Array;
  readonly over: Uint8Array;
  readonly refused: Int32Array;
  /** Undefined when nobody wants them. */
  readonly masks: EnvArray | undefined;
  private readonly board: EnvArray | undefined;
  /** The bytes of each state: those of the match itself where it has them as the file has. */
  private readonly states: Uint8Array[] = [];

  constructor(readonly layout: BatchLayout) {
    this.bytes = new Uint8Array(layout.bytes);
    this.actions = this.view('actions', Int8Array);
    this.rewards = this.view('rewards', Float64Array);
    this.scores = this.view('scores', Float64Array);
    this.rounds = this.view('rounds', Int32Array);
    this.over = this.view('over', Uint8Array);
    this.refused = this.view('refused', Int32Array);
    this.masks = findArray(layout, 'masks');
    this.board = findArray(layout, 'board');
  }

  writeBoard(index: number, match: Match): void {
    const { board } = this;
    if (board) writeBoard(match, this.bytes.subarray(board.offset + index * board.strides[0]!));
  }

  /** Takes note of the memory of a match that begins. What has the form that it has in the file is written from there. */
  placeState(index: number, { words, fields }: MatchNumbers): void {
    const { offset, stride, fields: rooms } = this.layout.states;
    const isAlike = words.byteLength === stride && rooms.every((room, one) => room.offset === fields[one]!.offset);
    const start = offset + index * stride;
    this.states[index] = isAlike
      ? new Uint8Array(words.buffer, words.byteOffset, words.byteLength)
      : this.bytes.subarray(start, start + stride);
  }

  /** Brings a state into the form that it has in the file, if it has another; false when it does not fit. */
  writeState(index: number, { words, fields }: MatchNumbers): boolean {
    const { stride, fields: rooms } = this.layout.states;
    const state = this.states[index]!;
    if (rooms.length === 0 || state.buffer !== this.bytes.buffer) return true;
    const source = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
    return rooms.every((room, one) => {
      const end = one + 1 < fields.length ? fields[one + 1]!.offset : source.length;
      const field = source.subarray(fields[one]!.offset, end);
      const target = state.subarray(room.offset, Math.min(stride, room.offset + room.bytes));
      if (field.length - 3 > target.length) return false;
      target.fill(PADDING);
      target.set(field.subarray(0, target.length));
      return true;
    });
  }

  /** What stands in the file from an offset on, in pieces: boards need not be written again where no match is new. */
  listParts(start: number, withBoards: boolean): Uint8Array[] {
    const { offset, stride } = this.layout.states;
    const head = this.bytes.subarray(start, offset);
    const tail = this.bytes.subarray(offset + this.states.length * stride);
    return [head, ...(stride > 0 ? this.states : []), ...(withBoards ? [tail] : [])];
  }

  /** Marks which actions are legal, by their places. */
  writeMask(index: number, places: readonly number[]): void {
    const { offset, strides } = this.masks!;
    const mask = this.bytes.subarray(offset + index * strides[0]!, offset + (index + 1) * strides[0]!);
    mask.fill(0);
    for (const place of places) mask[place] = 1;
  }

  private view<T>(name: string, View: MakeView<T>): T {
    const { offset, shape } = findArray(this.layout, name)!;
    return new View(this.bytes.buffer, offset, multiply(shape));
  }
}
