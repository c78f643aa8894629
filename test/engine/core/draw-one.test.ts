import { expect, test } from 'vitest';
import { drawOne } from '../../../engine/core/draw-one.ts';
import { highest, lowest, scripted } from './scripted-generator.ts';

test('draws the item of the lot', () => {
  expect(drawOne(['a', 'b', 'c'], scripted(1))).toBe('b');
  expect(drawOne(Int8Array.of(5, 6, 7), highest())).toBe(7);
});

test('draws only from the first items when told how many', () => {
  expect(drawOne(['a', 'b', 'c'], highest(), 2)).toBe('b');
});

test('draws even when there is no choice, as the published games do', () => {
  const rng = scripted(0);
  expect(drawOne(['a'], rng)).toBe('a');
  expect(rng.left).toBe(0);
  expect(drawOne(['a', 'b'], lowest())).toBe('a');
});
