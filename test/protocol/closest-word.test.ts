import { expect, test } from 'vitest';
import { closestWord } from '../../protocol/closest-word.ts';

test.each([
  ['left', ['Left', 'Right'], 'Left'],
  ['Rihgt', ['Left', 'Right'], 'Right'],
  ['oders', ['round', 'orders'], 'orders'],
  ['xyz', ['Left', 'Right'], undefined],
  ['b', ['Up'], undefined],
  ['anything', [], undefined],
])('%s among %j: %s', (word, words, closest) => {
  expect(closestWord(word, words)).toBe(closest);
});
