import { expect, test } from 'vitest';
import { toColumn, toLevel, toRow } from '../../../../engine/games/crematoria/board.ts';
import { listDuskCells } from '../../../../engine/games/crematoria/list-dusk-cells.ts';
import { outside } from './picture.ts';

const dusk = (round: number, picture = '.', at: [number, number] = [0, 0]): number[][] =>
  listDuskCells(outside(picture, { round, at }).state).map((cell) => [toRow(cell), toColumn(cell), toLevel(cell)]);

test.each([
  [0, 40, 41],
  [1, 42, 43],
  [19, 78, 79],
  [20, 0, 1],
  [40, 40, 41],
])('in round %i columns %i and %i, row by row', (round, left, right) => {
  const cells = Array.from({ length: 40 }, (_, row) => [
    [row, left, 1],
    [row, right, 1],
  ]).flat();
  expect(dusk(round)).toEqual(cells);
});

test('only cells of type Outside', () => {
  const cells = dusk(0, 'E.', [3, 40]);
  expect(cells).toHaveLength(79);
  expect(cells).not.toContainEqual([3, 40, 1]);
});
