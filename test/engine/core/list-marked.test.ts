import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeArrays } from '../../../engine/core/arrays.ts';
import { listMarked } from '../../../engine/core/list-marked.ts';

test('lists every cell that holds something, in order, wherever the field lies in its state', () => {
  const values = fc.array(fc.constantFrom(0, 0, 0, 0, 1, -1, 7), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, fc.nat({ max: 9 }), (marks, before) => {
      const { cells } = makeArrays({ other: ['int8', before], cells: ['int8', marks.length], more: ['int8', 3] });
      cells.set(marks);
      const list = new Int16Array(marks.length);
      const expected = marks.flatMap((mark, cell) => (mark === 0 ? [] : [cell]));
      expect([...list.subarray(0, listMarked(cells, list))]).toEqual(expected);
    }),
  );
});
