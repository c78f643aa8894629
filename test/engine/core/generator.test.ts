import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../engine/core/generator.ts';

const WIDEST = 1_000_000;
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** An interval that can be drawn from: both ends within 32 bits, at most a million numbers. */
const intervals = fc
  .tuple(fc.integer({ min: -(2 ** 30), max: 2 ** 30 }), fc.integer({ min: 0, max: WIDEST - 1 }))
  .map(([low, width]) => [low, low + width] as const);

/** The published formula, with numbers as large as it takes. */
function formula(state: number, low: number, high: number): { value: number; state: number } {
  const advance = (from: bigint): bigint => (843314861n * from + 453816693n) % 2n ** 31n;
  const next = advance(advance(BigInt(state)));
  return { value: low + Number((BigInt(high - low + 1) * next) / 2n ** 31n), state: Number(next) };
}

describe('these numbers never change', () => {
  test.each([
    { seed: 0, numbers: [756, 330, 628, 685, 68, 662, 198, 232], state: 498376816 },
    { seed: 1, numbers: [7, 983, 413, 685, 665, 77, 827, 109], state: 236172977 },
    { seed: 30, numbers: [313, 916, 192, 665, 985, 117, 65, 569], state: 1222196238 },
    { seed: 101, numbers: [200, 271, 962, 617, 388, 595, 716, 900], state: 1933076501 },
    { seed: 2147483647, numbers: [504, 677, 842, 686, 471, 247, 569, 354], state: 760580655 },
    { seed: 2147483655, numbers: [519, 900, 126, 681, 249, 568, 600, 377], state: 810433591 },
    { seed: -5, numbers: [15, 594, 555, 682, 54, 738, 342, 621], state: 1334841269 },
  ])('seed $seed, from 0 to 999', ({ seed, numbers, state }) => {
    const rng = new SeededGenerator(seed);
    expect(numbers.map(() => rng.random(0, 999))).toEqual(numbers);
    expect(rng.state).toBe(state);
  });

  test.each([
    { low: 1, high: 6, numbers: [2, 6, 2, 4, 6, 1, 1, 4, 2, 4] },
    { low: -39, high: 40, numbers: [-14, 34, -24, 14, 39, -30] },
    { low: 0, high: 999_999, numbers: [313668, 916847, 192990, 665507] },
  ])('seed 30, from $low to $high', ({ low, high, numbers }) => {
    const rng = new SeededGenerator(30);
    expect(numbers.map(() => rng.random(low, high))).toEqual(numbers);
  });
});

test('every number follows the formula', () => {
  fc.assert(
    fc.property(seeds, fc.array(intervals, { maxLength: 20 }), (seed, draws) => {
      const rng = new SeededGenerator(seed);
      let state = seed;
      for (const [low, high] of draws) {
        const expected = formula(state, low, high);
        expect({ value: rng.random(low, high), state: rng.state }).toEqual(expected);
        state = expected.state;
      }
    }),
  );
});

test('a number lies in the interval asked for', () => {
  fc.assert(
    fc.property(seeds, intervals, (seed, [low, high]) => {
      const value = new SeededGenerator(seed).random(low, high);
      expect(Number.isInteger(value) && value >= low && value <= high).toBe(true);
    }),
  );
});

test('both ends of an interval come up', () => {
  const rng = new SeededGenerator(1);
  expect(new Set(Array.from({ length: 200 }, () => rng.random(3, 5)))).toEqual(new Set([3, 4, 5]));
});

test('an interval of one number still draws', () => {
  const rng = new SeededGenerator(1);
  expect(rng.random(7, 7)).toBe(7);
  expect(rng.state).not.toBe(1);
});

test.each([
  { name: 'empty', low: 5, high: 4 },
  { name: 'turned round', low: 5, high: -5 },
  { name: 'of more than a million numbers', low: -3, high: WIDEST - 3 },
])('an interval that is $name gives its low end without a draw', ({ low, high }) => {
  const rng = new SeededGenerator(1);
  expect(rng.random(low, high)).toBe(low);
  expect(rng.state).toBe(1);
});

test('an interval of just a million numbers draws', () => {
  const rng = new SeededGenerator(1);
  expect(rng.random(0, WIDEST - 1)).toBe(7964);
});

test('a fork has the numbers that come next, and the generator goes on behind them', () => {
  fc.assert(
    fc.property(seeds, fc.nat({ max: 5000 }), (seed, draws) => {
      const rng = new SeededGenerator(seed);
      const drawn = Array.from({ length: draws }, () => rng.random(0, 999));
      const forked = new SeededGenerator(seed);
      const ahead = forked.fork(draws);
      expect(forked.state).toBe(rng.state);
      expect(drawn.map(() => ahead.random(0, 999))).toEqual(drawn);
    }),
    { numRuns: 50 },
  );
});
