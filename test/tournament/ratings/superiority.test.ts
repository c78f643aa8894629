import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Difference } from '../../../tournament/ratings/fit-tables.ts';
import { measureUpperTail } from '../../../tournament/ratings/normal.ts';
import { measureSuperiority, weighSpreads } from '../../../tournament/ratings/superiority.ts';

/** All differences of worths that are known up to a standard error. */
const compare = (worths: readonly number[], error: number): Difference[] =>
  worths.flatMap((first, at) =>
    worths.slice(at + 1).map((second) => ({ difference: first - second, variance: error ** 2, degrees: 20 })),
  );
const TWO_ERRORS = { difference: 1, variance: 0.25, degrees: 20 };
const spread = (step: number): number[] => Array.from({ length: 12 }, (_, at) => at * step);

test.each([
  ['in a wide field a difference of two errors is what it seems', spread(2), 0.976, 0.978],
  ['among near equals most of it is luck', spread(0.09), 0.6, 0.85],
  ['among equals still more', spread(0), 0.5, 0.8],
])('%s', (_, worths, least, most) => {
  const share = measureSuperiority(TWO_ERRORS, weighSpreads(worths.length, compare(worths, 0.5)));
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThan(most);
});

test.each([0, 1, 2])('a field of %i has no width that anybody knows', (bots) => {
  const share = measureSuperiority(TWO_ERRORS, weighSpreads(bots, compare(spread(1).slice(0, bots), 0.5)));
  expect(share).toBeGreaterThan(0.9);
  expect(share).toBeLessThan(0.98);
});

test('it never promises more than the error alone, and the two halves of a pair are one', () => {
  const number = fc.double({ min: -5, max: 5, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 3, maxLength: 9 }),
      fc.double({ min: 0.05, max: 2, noNaN: true }),
      (worths, error) => {
        const differences = compare(worths, error);
        const spreads = weighSpreads(worths.length, differences);
        for (const each of differences) {
          const share = measureSuperiority(each, spreads);
          const alone = measureUpperTail(-Math.abs(each.difference) / error);
          expect(Math.max(share, 1 - share)).toBeLessThanOrEqual(alone + 1e-6);
          expect(share + measureSuperiority({ ...each, difference: -each.difference }, spreads)).toBeCloseTo(1, 9);
        }
      },
    ),
  );
});
