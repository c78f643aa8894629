import { describe, expect, test } from 'vitest';
import { SeededGenerator, type Generator } from '../../../../../engine/core/generator.ts';
import { toCell, toColumn, isWithin, toRow } from '../../../../../engine/games/crematoria/board.ts';
import { measureGap, walk } from '../../../../../engine/games/crematoria/map/walk.ts';
import { lowest, scripted } from '../../../core/scripted-generator.ts';

function walkAlong(from: number, to: number, rng: Generator): { arrived: boolean; path: number[] } {
  const path: number[] = [];
  const arrived = walk(from, to, rng, (cell) => path.push(cell));
  return { arrived, path };
}

/** For every number that the first step can draw: where it leads, as rows down and columns right. */
function firstSteps(from: number, to: number): Record<string, number> {
  const counts: Record<string, number> = {};
  let total = 1;
  for (let number = 1; number <= total; number++) {
    const rng: Generator = {
      state: 0,
      random(low, high) {
        expect(low).toBe(1);
        total = high;
        return number;
      },
      fork: () => rng,
    };
    // Only the first step is looked at; the rest of the walk repeats the same number as far as it can.
    const path: number[] = [];
    try {
      walk(from, to, rng, (cell) => {
        path.push(cell);
        if (path.length === 2) throw new Error('enough');
      });
    } catch {}
    const step = `${toRow(path[1]!) - toRow(from)} ${((toColumn(path[1]!) - toColumn(from) + 120) % 80) - 40}`;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

test.each([1, 2, 3])('goes cell by cell from its start to its goal, seed %i', (seed) => {
  const [from, to] = [toCell(5, 70, 0), toCell(30, 20, 0)];
  const { arrived, path } = walkAlong(from, to, new SeededGenerator(seed));
  expect([arrived, path[0], path.at(-1)]).toEqual([true, from, to]);
  expect(path.slice(0, -1)).not.toContain(to);
  for (const [index, cell] of path.slice(1).entries()) {
    expect(cell).not.toBe(path[index]);
    expect(isWithin(1, cell, path[index]!)).toBe(true);
  }
});

test('stays off the two outermost rows', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { path } = walkAlong(toCell(2, 0, 0), toCell(37, 40, 0), new SeededGenerator(seed));
    expect(path.every((cell) => toRow(cell) >= 1 && toRow(cell) <= 38)).toBe(true);
  }
});

describe('a step', () => {
  test('weighs three when it leads nearer, two when it does not, one when it leads away', () => {
    expect(firstSteps(toCell(20, 10, 0), toCell(20, 20, 0))).toEqual({
      '1 0': 2,
      '1 1': 3,
      '0 1': 3,
      '-1 1': 3,
      '-1 0': 2,
      '-1 -1': 1,
      '0 -1': 1,
      '1 -1': 1,
    });
  });

  test('looks the shorter way round the map', () => {
    const steps = firstSteps(toCell(20, 79, 0), toCell(20, 9, 0));
    expect([steps['0 1'], steps['0 -1']]).toEqual([3, 1]);
  });

  test('has no weight where it may not go', () => {
    expect(Object.keys(firstSteps(toCell(38, 10, 0), toCell(38, 20, 0)))).toEqual([
      '0 1',
      '-1 1',
      '-1 0',
      '-1 -1',
      '0 -1',
    ]);
    expect(Object.keys(firstSteps(toCell(1, 10, 0), toCell(1, 20, 0)))).toEqual(['1 0', '1 1', '0 1', '0 -1', '1 -1']);
  });
});

test('arrives with as many draws as steps', () => {
  // Straight on: 6 to 8 of 16 at first, and 5 to 7 of 17 beside the goal.
  const { arrived, path } = walkAlong(toCell(20, 10, 0), toCell(20, 12, 0), scripted(8, 7));
  expect({ arrived, path }).toEqual({
    arrived: true,
    path: [toCell(20, 10, 0), toCell(20, 11, 0), toCell(20, 12, 0)],
  });
});

test('gets lost after 999 steps', () => {
  // Always the first direction there is: down to the edge, then round and round the map.
  const { arrived, path } = walkAlong(toCell(20, 10, 0), toCell(10, 10, 0), lowest());
  expect(arrived).toBe(false);
  expect(path).toHaveLength(1000);
  expect(toRow(path.at(-1)!)).toBe(38);
});

test('the gap between two cells is that of a king', () => {
  expect(measureGap(toCell(5, 5, 0), toCell(8, 6, 0))).toBe(3);
  expect(measureGap(toCell(5, 78, 0), toCell(6, 3, 0))).toBe(5);
});
