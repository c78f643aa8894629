import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  OFF_BOARD,
  makeNeighbourTable,
  measureRingDistance,
  type GridShape,
  type Step,
} from '../../../engine/core/grid.ts';

const STEPS: Step[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

const sides = fc.integer({ min: 1, max: 7 });
const shapes: fc.Arbitrary<GridShape> = fc.record({ rows: sides, columns: sides, ring: fc.boolean() });

describe('neighbour table', () => {
  test('of a grid with edges', () => {
    const right: Step = [0, 1];
    const up: Step = [-1, 0];
    expect([...makeNeighbourTable({ rows: 2, columns: 3, ring: false }, [right, up])]).toEqual(
      [
        [1, OFF_BOARD],
        [2, OFF_BOARD],
        [OFF_BOARD, OFF_BOARD],
        [4, 0],
        [5, 1],
        [OFF_BOARD, 2],
      ].flat(),
    );
  });

  test('of a ring: the last column is next to the first, the last row is not next to the first', () => {
    const right: Step = [0, 1];
    const downLeft: Step = [1, -1];
    expect([...makeNeighbourTable({ rows: 2, columns: 3, ring: true }, [right, downLeft])]).toEqual(
      [
        [1, 5],
        [2, 3],
        [0, 4],
        [4, OFF_BOARD],
        [5, OFF_BOARD],
        [3, OFF_BOARD],
      ].flat(),
    );
  });

  test('has an entry for each cell and step, on the board or off it', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const table = makeNeighbourTable(shape, STEPS);
        const cells = shape.rows * shape.columns;
        expect(table.length).toBe(cells * STEPS.length);
        expect(table.every((cell) => cell === OFF_BOARD || (cell >= 0 && cell < cells))).toBe(true);
      }),
    );
  });

  test('a step and its opposite lead back', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const table = makeNeighbourTable(shape, STEPS);
        for (let cell = 0; cell < shape.rows * shape.columns; cell++) {
          for (let step = 0; step < 8; step++) {
            const to = table[cell * 8 + step]!;
            if (to !== OFF_BOARD) expect(table[to * 8 + ((step + 4) % 8)]).toBe(cell);
          }
        }
      }),
    );
  });
});

describe('distance on a ring', () => {
  test.each([
    [0, 79, 1],
    [79, 0, 1],
    [10, 30, 20],
    [0, 40, 40],
    [0, 41, 39],
    [5, 5, 0],
  ])('from column %i to %i of 80: %i', (a, b, distance) => {
    expect(measureRingDistance(a, b, 80)).toBe(distance);
  });

  test('is the fewest steps either way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(), fc.nat(), (columns, x, y) => {
        const [a, b] = [x % columns, y % columns];
        let [rightwards, leftwards] = [0, 0];
        while ((a + rightwards) % columns !== b) rightwards += 1;
        while ((b + leftwards) % columns !== a) leftwards += 1;
        expect(measureRingDistance(a, b, columns)).toBe(Math.min(rightwards, leftwards));
      }),
    );
  });
});
