import { expect, test } from 'vitest';
import { DistanceField, makeGround, UNREACHABLE } from '../../../engine/core/distance-field.ts';
import { EightWayField } from '../../../engine/core/eight-way-field.ts';
import { SeededGenerator } from '../../../engine/core/generator.ts';
import { makeNeighbourTable, type Step } from '../../../engine/core/grid.ts';

const ROWS = 7;
const COLUMNS = 9;
const CELLS = ROWS * COLUMNS;
const STEPS: readonly Step[] = [-1, 0, 1]
  .flatMap((i) => [-1, 0, 1].map((j) => [i, j] as const))
  .filter(([i, j]) => i !== 0 || j !== 0);

test('gives the same distances as the field with a table of neighbours', () => {
  const rng = new SeededGenerator(1);
  const fast = new EightWayField(ROWS, COLUMNS);
  const table = makeNeighbourTable({ rows: ROWS, columns: COLUMNS, ring: false }, STEPS);
  const slow = new DistanceField(CELLS);
  for (let trial = 0; trial < 200; trial++) {
    const open = Array.from({ length: CELLS }, () => rng.random(0, 2) > 0);
    fast.clear(fast.makeGround((cell) => open[cell]!));
    slow.clear(makeGround(table, STEPS.length, (cell) => open[cell]!));
    for (let source = rng.random(0, 3); source > 0; source--) {
      const cell = rng.random(0, CELLS - 1);
      for (const field of [fast, slow]) field.addSource(cell);
    }
    for (const field of [fast, slow]) field.spread();
    expect(fast.isEmpty).toBe(slow.isEmpty);
    for (let cell = 0; cell < CELLS; cell++) expect(fast.distance[fast.toPlace(cell)]).toBe(slow.distance[cell]);
  }
});

test('goes around closed cells', () => {
  const field = new EightWayField(1, 4);
  field.clear(field.makeGround(() => true));
  field.close(2);
  field.addSource(0);
  field.spread();
  expect([0, 1, 2, 3].map((cell) => field.distance[field.toPlace(cell)])).toEqual([0, 1, -1, UNREACHABLE]);
});

test('spreads as far as it is asked to, and goes on from there', () => {
  const field = new EightWayField(1, 6);
  field.clear(field.makeGround(() => true));
  field.addSource(0);
  const spreadTo = (cell: number): number[] => {
    field.spread(field.toPlace(cell));
    return [0, 1, 2, 3, 4, 5].map((each) => field.distance[field.toPlace(each)]!);
  };
  const far = UNREACHABLE;
  expect(spreadTo(2)).toEqual([0, 1, 2, far, far, far]);
  expect(spreadTo(1)).toEqual([0, 1, 2, far, far, far]);
  expect(spreadTo(4)).toEqual([0, 1, 2, 3, 4, far]);
});
