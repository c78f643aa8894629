import { expect, test } from 'vitest';
import { findClosest } from '../../protocol/find-closest.ts';

test.each([
  ['left', ['Left', 'Right'], 'Left'],
  ['Rihgt', ['Left', 'Right'], 'Right'],
  ['oders', ['round', 'orders'], 'orders'],
  ['xyz', ['Left', 'Right'], undefined],
  ['b', ['Up'], undefined],
  ['anything', [], undefined],
])('%s among %j: %s', (word, words, closest) => {
  expect(findClosest(word, words)).toBe(closest);
});
