import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DistanceField, makeGround, UNREACHABLE } from '../../../engine/core/distance-field.ts';
import { OFF_BOARD, makeNeighbourTable, type Step } from '../../../engine/core/grid.ts';

const CLOSED = -1;
const ORTHOGONAL: Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const DIAGONAL: Step[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly ring: boolean;
  readonly steps: Step[];
  readonly open: boolean[];
  readonly sources: number[];
}

const boards: fc.Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9 }))
  .chain(([rows, columns]) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      ring: fc.boolean(),
      steps: fc.constantFrom(ORTHOGONAL, [...ORTHOGONAL, ...DIAGONAL]),
      open: fc.array(fc.boolean(), { minLength: rows * columns, maxLength: rows * columns }),
      sources: fc.array(fc.nat({ max: rows * columns - 1 }), { maxLength: 4 }),
    }),
  );

/** Shortens distances until none can be shortened any more. */
function naive({ open, sources, steps }: Board, neighbours: Int16Array): number[] {
  const distance = open.map((isOpen): number => (isOpen ? UNREACHABLE : CLOSED));
  for (const source of sources) distance[source] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (const [entry, to] of neighbours.entries()) {
      const from = distance[Math.floor(entry / steps.length)]!;
      if (to === OFF_BOARD || from === CLOSED || from + 1 >= distance[to]!) continue;
      distance[to] = from + 1;
      changed = true;
    }
  }
  return distance;
}

const tableOf = (board: Board): Int16Array => makeNeighbourTable(board, board.steps);

function fill(field: DistanceField, board: Board, goals?: Int16Array): number[] {
  field.clear(makeGround(tableOf(board), board.steps.length, (cell) => board.open[cell]!));
  for (const source of board.sources) field.addSource(source);
  field.spread(goals);
  return [...field.distance];
}

test('distances are those of a naive search', () => {
  fc.assert(
    fc.property(boards, (board) => {
      expect(fill(new DistanceField(board.open.length), board)).toEqual(naive(board, tableOf(board)));
    }),
    { numRuns: 300 },
  );
});

test('a field that is filled again remembers nothing', () => {
  fc.assert(
    fc.property(boards, fc.infiniteStream(fc.boolean()), fc.nat(), (first, stream, place) => {
      const field = new DistanceField(first.open.length);
      const open = first.open.map(() => stream.next().value as boolean);
      const second = { ...first, open, sources: [place % open.length] };
      fill(field, first);
      expect(fill(field, second)).toEqual(naive(second, tableOf(second)));
    }),
  );
});

test('with goals, they and the cells next to them have their distance', () => {
  fc.assert(
    fc.property(boards, fc.array(fc.nat({ max: 62 }), { maxLength: 3 }), (board, places) => {
      const goals = Int16Array.from(places, (place) => place % board.open.length);
      const found = fill(new DistanceField(board.open.length), board, goals);
      const expected = naive(board, tableOf(board));
      for (const goal of goals) {
        const first = goal * board.steps.length;
        const beside = tableOf(board).subarray(first, first + board.steps.length);
        for (const cell of [goal, ...beside]) if (expected[goal] !== CLOSED) expect(found[cell]).toBe(expected[cell]);
      }
    }),
    { numRuns: 300 },
  );
});

test('with goals, the search ends when it has found them', () => {
  const board: Board = { rows: 1, columns: 6, ring: false, steps: ORTHOGONAL, open: Array(6).fill(true), sources: [0] };
  expect(fill(new DistanceField(6), board, Int16Array.of(1))).toEqual([0, 1, 2, UNREACHABLE, UNREACHABLE, UNREACHABLE]);
});

test('walls are walked around', () => {
  const walls = ['.....', '.###.', '..#..'];
  const open = [...walls.join('')].map((letter) => letter === '.');
  const board: Board = { rows: 3, columns: 5, ring: false, steps: ORTHOGONAL, open, sources: [0] };
  expect(fill(new DistanceField(15), board)).toEqual([0, 1, 2, 3, 4, 1, -1, -1, -1, 5, 2, 3, -1, 7, 6]);
});

test('a field without sources is empty and everything is unreachable', () => {
  const board: Board = { rows: 1, columns: 2, ring: false, steps: ORTHOGONAL, open: [true, true], sources: [] };
  const field = new DistanceField(2);
  expect(fill(field, board)).toEqual([UNREACHABLE, UNREACHABLE]);
  expect(field.isEmpty).toBe(true);
  fill(field, { ...board, sources: [1] });
  expect(field.isEmpty).toBe(false);
});
