import { expect, test } from 'vitest';
import { makeBlockSeed } from '../../../tournament/plan/block-seed.ts';
import { drawOrder } from '../../../tournament/plan/draw-order.ts';
import { SECRET } from './example-definition.ts';

// By openssl: printf "block 17" | openssl dgst -sha256 -mac HMAC -macopt hexkey:$secret
test.each([
  [1, '9be54e23ee801b2fe39904d1701c86ca'],
  [17, '7a811e47f88217abafcb5ba6143ca006'],
])('the seed of block %i is what everybody computes from the secret', (block, seed) => {
  expect(makeBlockSeed(SECRET, block)).toBe(seed);
});

test('a thousand blocks have a thousand seeds', () => {
  const seeds = Array.from({ length: 1000 }, (_, block) => makeBlockSeed(SECRET, block + 1));
  expect(new Set(seeds).size).toBe(1000);
});

test('lots give the same order for the same label, and every order about equally often', () => {
  expect(drawOrder(SECRET, 'first', ['a', 'b', 'c', 'd'])).toEqual(drawOrder(SECRET, 'first', ['a', 'b', 'c', 'd']));
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 2400; draw++) {
    const order = drawOrder(SECRET, `draw ${draw}`, ['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // 100 each, with a standard deviation of 10.
  expect(Math.min(...counts.values())).toBeGreaterThan(60);
  expect(Math.max(...counts.values())).toBeLessThan(140);
});
