import type { Match } from '../../engine/core/match.ts';
import type { MatchNumbers } from '../../engine/core/match-numbers.ts';
import type { EnvArray } from '../../protocol/types/env/response.ts';

const BYTES = { int8: 1, uint8: 1, int16: 2, int32: 4, float64: 8 } as const;

type Dtype = keyof typeof BYTES;

/** A field of the states, with as much room as any of them needs. */
export interface FieldRoom {
  readonly name: string;
  /** Where it begins in a state, in the file. */
  readonly offset: number;
  readonly bytes: number;
}

/** The bytes that stand for many matches: what every program that reads them gets once. */
export interface BatchLayout {
  readonly arrays: readonly EnvArray[];
  readonly bytes: number;
  /** Where the results of a step begin, which are written after every step. The states follow, and then the boards. */
  readonly results: number;
  /** Where the states begin, and how many bytes each has; empty when nobody wants them. */
  readonly states: { readonly offset: number; readonly stride: number; readonly fields: readonly FieldRoom[] };
}

interface Wishes {
  readonly envs: number;
  readonly observe: boolean;
  readonly masks: boolean;
}

/**
 * Lays out actions first, then what changes in every step, then the boards, which only change with a new match. The same for
 * the same samples, whatever matches are played.
 */
export function layOutBatch(samples: readonly Match[], { envs, observe, masks }: Wishes): BatchLayout {
  const all = samples.map((sample) => sample.numbers!);
  const [numbers] = all as [MatchNumbers];
  const [match] = samples as [Match];
  const arrays: EnvArray[] = [];
  let bytes = 0;
  const add = (name: string, dtype: Dtype, shape: readonly number[]): void => {
    const whole = [envs, ...shape];
    arrays.push({ name, dtype, offset: bytes, shape: whole, strides: makeStrides(whole, BYTES[dtype]) });
    bytes = align(bytes + multiply(whole) * BYTES[dtype]);
  };
  add('actions', 'int8', [4, numbers.units]);
  const results = bytes;
  add('rewards', 'float64', [4]);
  add('scores', 'float64', [4]);
  add('rounds', 'int32', []);
  add('over', 'uint8', []);
  add('refused', 'int32', [4]);
  if (masks) add('masks', 'uint8', [4, numbers.units, numbers.actions.length]);
  const board = measureBoard(match);
  const states = { offset: bytes, ...makeRoom(observe ? all : []) };
  for (const [index, { name, kind }] of (observe ? numbers.fields : []).entries()) {
    const { offset, bytes: room } = states.fields[index]!;
    const shape = findShape(room / BYTES[kind], board);
    const strides = [states.stride, ...makeStrides(shape, BYTES[kind])];
    arrays.push({ name: `state/${name}`, dtype: kind, offset: bytes + offset, shape: [envs, ...shape], strides });
  }
  bytes = align(bytes + envs * states.stride);
  if (observe) add('board', 'uint8', board);
  return { arrays, bytes, results, states };
}

/** As much for each field as the samples need, and twice as much where they differ: others may need more. */
function makeRoom(all: readonly MatchNumbers[]): { stride: number; fields: FieldRoom[] } {
  let stride = 0;
  const fields = (all[0]?.fields ?? []).map(({ name, kind }, index) => {
    const lengths = all.map((numbers) => numbers.fields[index]!.length);
    const most = Math.max(...lengths);
    const length = lengths.every((one) => one === most) ? most : 2 * most;
    const field = { name, offset: stride, bytes: length * BYTES[kind] };
    stride = Math.ceil((stride + field.bytes) / 4) * 4;
    return field;
  });
  return { stride, fields };
}

export const findArray = ({ arrays }: Pick<BatchLayout, 'arrays'>, name: string): EnvArray | undefined =>
  arrays.find((array) => array.name === name);

/** The board of a match as the codes of its letters, level by level. */
export function writeBoard(match: Match, target: Uint8Array): void {
  const letters = (readBoard(match).flat() as string[]).join('');
  for (let cell = 0; cell < letters.length; cell++) target[cell] = letters.charCodeAt(cell);
}

const readBoard = (match: Match): string[] | string[][] => (match.view() as { board: string[] | string[][] }).board;

function measureBoard(match: Match): number[] {
  const board = readBoard(match);
  const [first] = board;
  if (typeof first === 'string') return [board.length, first.length];
  return [board.length, first!.length, first![0]!.length];
}

/** Whatever there is for each cell is a plane: of the whole board, or of one of its levels. */
function findShape(length: number, board: readonly number[]): readonly number[] {
  const shapes = [board, board.slice(1)].filter((shape) => shape.length > 1);
  return shapes.find((shape) => multiply(shape) === length) ?? [length];
}

function makeStrides(shape: readonly number[], bytes: number): number[] {
  return shape.map((_, index) => multiply(shape.slice(index + 1)) * bytes);
}

export const multiply = (sizes: readonly number[]): number => sizes.reduce((product, size) => product * size, 1);

function align(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
