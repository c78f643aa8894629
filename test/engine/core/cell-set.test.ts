import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellSet } from '../../../engine/core/cell-set.ts';

const CELLS = 100;
const run = fc
  .tuple(fc.nat(CELLS - 1), fc.integer({ min: 1, max: 31 }))
  .filter(([first, length]) => first + length <= CELLS);

test('it has the cells that were added one by one and in runs, and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(CELLS - 1)), fc.array(run), fc.array(fc.nat(CELLS - 1)), (singles, runs, others) => {
      const [set, without] = [new CellSet(CELLS), new CellSet(CELLS)];
      const expected = new Set(singles);
      for (const cell of singles) set.add(cell);
      for (const [first, length] of runs) {
        set.addRun(first, length);
        for (let cell = first; cell < first + length; cell++) expected.add(cell);
      }
      for (const cell of others) without.add(cell);
      const cells = Array.from({ length: CELLS }, (_, cell) => cell);
      expect(cells.filter((cell) => set.has(cell))).toEqual(cells.filter((cell) => expected.has(cell)));
      const target = new Int16Array(CELLS);
      const left = cells.filter((cell) => expected.has(cell) && !others.includes(cell));
      expect([...target.subarray(0, set.listWithout(without, target))]).toEqual(left);
      expect(set.countWithout(without)).toBe(left.length);
      set.clear();
      expect(cells.some((cell) => set.has(cell))).toBe(false);
    }),
  );
});
