import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowWriter } from '../../../engine/core/row-writer.ts';

const COLUMNS = 8;
const ROWS = 3;
const LETTERS = '.abc';

const makeWriter = (cells: Int8Array): RowWriter =>
  new RowWriter(cells, COLUMNS, (cell) => LETTERS.charCodeAt(cells[cell]!));

const changes = fc.array(
  fc.record({ cell: fc.nat({ max: ROWS * COLUMNS - 1 }), value: fc.nat({ max: 3 }), isRead: fc.boolean() }),
);

test('rows are what the cells say, whatever changed since they were last written', () => {
  fc.assert(
    fc.property(changes, (steps) => {
      const cells = new Int8Array(ROWS * COLUMNS);
      const writer = makeWriter(cells);
      for (const { cell, value, isRead } of steps) {
        cells[cell] = value;
        const letters = Array.from(cells, (one) => LETTERS[one]).join('');
        if (isRead) expect(writer.write().join('')).toBe(letters);
      }
    }),
  );
});

test("a list that was given away is the reader's own", () => {
  const writer = makeWriter(new Int8Array(ROWS * COLUMNS));
  writer.write()[0] = 'changed';
  expect(writer.write()).toEqual(['........', '........', '........']);
});

test('rows that did not change are not written again', () => {
  const cells = new Int8Array(ROWS * COLUMNS);
  let asked = 0;
  const writer = new RowWriter(cells, COLUMNS, () => (asked += 1));
  asked = 0;
  cells[COLUMNS] = 1;
  writer.write();
  writer.write();
  expect(asked).toBe(COLUMNS);
});
