import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededGenerator, type Generator } from '../../../engine/core/generator.ts';
import { LazyShuffle, shuffle } from '../../../engine/core/shuffle.ts';
import { scripted } from './scripted-generator.ts';

/** Counts draws and remembers what was asked for. */
function counting(seed: number): Generator & { asked: [number, number][] } {
  const rng = new SeededGenerator(seed);
  const asked: [number, number][] = [];
  return {
    asked,
    state: 0,
    random(low, high) {
      asked.push([low, high]);
      return rng.random(low, high);
    },
    fork: (draws) => rng.fork(draws),
  };
}

test.each([
  { seed: 1, drawForLast: false, order: [0, 9, 5, 7, 3, 2, 1, 4, 8, 6], state: 182141599 },
  { seed: 1, drawForLast: true, order: [0, 9, 5, 7, 3, 2, 1, 4, 8, 6], state: 1397538365 },
  { seed: 30, drawForLast: false, order: [3, 9, 0, 7, 1, 5, 6, 8, 2, 4], state: 573494340 },
  { seed: 30, drawForLast: true, order: [3, 9, 0, 7, 1, 5, 6, 8, 2, 4], state: 1289551210 },
])(
  'this order never changes: seed $seed, draw for the last item $drawForLast',
  ({ seed, drawForLast, order, state }) => {
    const rng = new SeededGenerator(seed);
    const items = order.map((_, index) => index);
    shuffle(items, items.length, rng, drawForLast);
    expect({ items, state: rng.state }).toEqual({ items: order, state });
  },
);

test('items are swapped front to back', () => {
  const items = [10, 11, 12, 13];
  shuffle(items, 4, scripted(2, 3, 2), false);
  expect(items).toEqual([12, 13, 10, 11]);
});

describe.each([true, false])('with drawForLast %s', (drawForLast) => {
  test('it is a permutation', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        const shuffled = [...items];
        shuffle(shuffled, shuffled.length, new SeededGenerator(seed), drawForLast);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  test('it draws once for each item that has another to be swapped with', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), fc.nat(), (count, seed) => {
        const rng = counting(seed);
        shuffle(new Int16Array(count), count, rng, drawForLast);
        const draws = drawForLast ? count : Math.max(0, count - 1);
        expect(rng.asked).toEqual(Array.from({ length: draws }, (_, index) => [index, count - 1]));
      }),
    );
  });

  test('what lies behind the count stays where it is', () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7];
    shuffle(items, 5, new SeededGenerator(30), drawForLast);
    expect(items.slice(0, 5)).not.toEqual([0, 1, 2, 3, 4]);
    expect(items.slice(5)).toEqual([5, 6, 7]);
  });
});

test('looked at lazily, it is the same order, and the generator goes on from the same state', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 60 }),
      fc.nat(),
      fc.array(fc.nat({ max: 59 }), { maxLength: 5 }),
      (count, seed, looks) => {
        const rng = new SeededGenerator(seed);
        const items = Array.from({ length: count }, (_, index) => index);
        shuffle(items, count, rng, false);
        const lazyRng = new SeededGenerator(seed);
        const lazy = new LazyShuffle(
          Array.from({ length: count }, (_, index) => index),
          count,
          lazyRng,
        );
        expect(lazyRng.state).toBe(rng.state);
        for (const index of looks) if (index < count) expect(lazy.at(index)).toBe(items[index]);
      },
    ),
  );
});
