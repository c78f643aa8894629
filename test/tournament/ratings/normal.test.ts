import { expect, test } from 'vitest';
import { measureUpperTail } from '../../../tournament/ratings/normal.ts';

test.each([
  [0, 0.5],
  [1, 0.15865525393145705],
  [-1, 0.8413447460685429],
  [1.959963984540054, 0.025],
  [4.999, 2.8814201414641434e-7],
  [5, 2.8665157187919391e-7],
  [8, 6.220960574271785e-16],
  [20, 2.7536241186062337e-89],
])('above %f: %f', (x, expected) => {
  expect(measureUpperTail(x) / expected).toBeCloseTo(1, 6);
});

test('beyond all numbers it is 0 or 1', () => {
  expect([measureUpperTail(60), measureUpperTail(-60), measureUpperTail(Infinity)]).toEqual([0, 1, 0]);
});
