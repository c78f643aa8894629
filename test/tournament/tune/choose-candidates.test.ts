import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCandidates } from '../../../tournament/tune/choose-candidates.ts';
import { chooseValues } from '../../../judge/prepare/find/parameters.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const show = (ranges: Parameters<typeof chooseCandidates>[0], count: number): string =>
  chooseCandidates(ranges, count, SECRET)
    .map((values) => Object.values(values).join('/'))
    .join(' ');

describe('values to try', () => {
  test('the present ones first, then all there are', () => {
    expect(show({ a: { min: 1, max: 5, step: 1, default: 3 } }, 16)).toBe('3 1 2 4 5');
    const b = { min: 0, max: 0.2, step: 0.1, default: 0.1 };
    expect(show({ a: { min: 0, max: 1, step: 1, default: 0 }, b }, 6)).toBe('0/0.1 0/0 0/0.2 1/0 1/0.1 1/0.2');
  });

  test('where there are too many, each parameter evenly over its whole range', () => {
    const ranges = {
      a: { min: 0, max: 1000, default: 1000 },
      b: { min: -1, max: 1, default: 0 },
    };
    const tried = chooseCandidates(ranges, 11, SECRET).slice(1);
    const strata = (name: 'a' | 'b', min: number, max: number): number[] =>
      tried.map((values) => Math.floor((10 * (values[name]! - min)) / (max - min))).sort((x, y) => x - y);
    expect(strata('a', 0, 1000)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(strata('b', -1, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // Not only along the diagonal.
    expect(tried.map(({ a }) => a)).not.toEqual(tried.map(({ b }) => 500 * (1 + b!)));
  });

  test('are different, allowed, and the same for the same secret', () => {
    const range = fc
      .record({ min: fc.integer({ min: -50, max: 50 }), size: fc.integer({ min: 0, max: 40 }), at: fc.nat(40) })
      .chain(({ min, size, at }) =>
        fc.constantFrom<Partial<{ step: number }>>({ step: 1 }, {}).map((step) => ({
          min,
          max: min + size,
          default: min + Math.min(at, size),
          ...step,
        })),
      );
    fc.assert(
      fc.property(range, range, fc.integer({ min: 2, max: 20 }), (a, b, count) => {
        const ranges = { a, b };
        const candidates = chooseCandidates(ranges, count, SECRET);
        expect(candidates[0]).toEqual({ a: a.default, b: b.default });
        expect(new Set(candidates.map((values) => JSON.stringify(values))).size).toBe(candidates.length);
        for (const values of candidates) chooseValues({ name: 'mine', parameters: ranges }, values);
        expect(chooseCandidates(ranges, count, SECRET)).toEqual(candidates);
      }),
      { numRuns: 100 },
    );
  });
});
