import { expect, test } from 'vitest';
import { ForwardClock } from '../../../contest/server/forward-clock.ts';
import { RateLimit } from '../../../contest/server/rate-limit.ts';

test('a clock that jumps back does not take receipts with it', () => {
  const times = [1000, 2000, 500, 1500, 3000];
  const clock = new ForwardClock(() => times.shift()!);
  expect([0, 1, 2, 3, 4].map(() => clock.now().getTime())).toEqual([1000, 2000, 2000, 2000, 3000]);
});

test('who asks too often waits, and nobody else does', () => {
  let now = 0;
  const limit = new RateLimit(3, 0.5, () => now);
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([0, 0, 0, 2]);
  expect(limit.take('b')).toBe(0);
  now = 2;
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 2]);
});
