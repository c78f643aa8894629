import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, judgeComparison, type Verdict } from '../../../../tournament/compare/statistics/judge-comparison.ts';
import { takePrefix } from '../../../../tournament/compare/statistics/take-prefix.ts';

const QUESTION = { confidence: 0.95, margin: 0.02 };

test.each<[number, number, Verdict]>([
  [0.51, 0.6, 'better'],
  [0.501, 0.502, 'better'],
  [0.5, 0.6, 'undecided'],
  [0.4, 0.49, 'worse'],
  [0.485, 0.515, 'equal'],
  [0.48, 0.51, 'undecided'],
  [0.49, 0.52, 'undecided'],
  [0, 1, 'undecided'],
])('between %f and %f: %s', (low, high, verdict) => {
  expect(decide({ low, high }, 0.02)).toBe(verdict);
});

describe('a verdict from scores', () => {
  const repeat = (pattern: readonly number[], times: number): number[] =>
    Array.from({ length: times }, () => pattern).flat();

  test.each<[string, number[], Verdict, string]>([
    ['nothing', [], 'undecided', 'null'],
    ['four wins', [1, 1, 1, 1], 'undecided', 'null'],
    ['seven wins', repeat([1], 7), 'undecided', '1'],
    ['eight wins', repeat([1], 8), 'better', 'null'],
    ['eight losses', repeat([0], 8), 'worse', 'null'],
    ['as many wins as losses', repeat([1, 0], 20), 'undecided', '8707'],
    ['always level', repeat([0.5], 200), 'equal', 'null'],
    ['a little ahead', repeat([0.5, 0.75, 0.5, 0.25, 0.75, 0.5, 0.5, 0.75, 0.25, 0.75], 6), 'undecided', '68'],
  ])('%s', (_, scores, verdict, blocksLeft) => {
    const comparison = judgeComparison(scores, QUESTION);
    expect(comparison.verdict).toBe(verdict);
    expect(String(comparison.blocksLeft)).toBe(blocksLeft);
  });

  test.each<[string, number[], Verdict]>([
    ['seven wins', repeat([1], 7), 'undecided'],
    ['eight wins', repeat([1], 8), 'better'],
    ['eight losses', repeat([0], 8), 'worse'],
    ['a little ahead every time', repeat([0.6], 30), 'better'],
    ['always level', repeat([0.5], 200), 'equal'],
  ])('with bets that adapt: %s', (_, scores, verdict) => {
    expect(judgeComparison(scores, { ...QUESTION, score: 'places' }).verdict).toBe(verdict);
  });

  test('with bets that adapt the order of blocks counts, and the interval is one even where luck turned', () => {
    const grid = fc.constantFrom(0, 0.25, 0.5, 0.75, 1);
    fc.assert(
      fc.property(fc.array(grid, { maxLength: 60 }), (scores) => {
        const { interval } = judgeComparison(scores, { ...QUESTION, score: 'points' });
        expect(interval.low).toBeLessThanOrEqual(interval.high);
        const { interval: mirrored } = judgeComparison(
          scores.map((score) => 1 - score),
          { ...QUESTION, score: 'points' },
        );
        expect(mirrored.low).toBeCloseTo(1 - interval.high, 6);
        expect(mirrored.high).toBeCloseTo(1 - interval.low, 6);
      }),
      { numRuns: 30 },
    );
  });

  test('does not depend on the order', () => {
    const scores = repeat([0, 0.25, 0.5, 0.5, 0.75, 1, 1], 9);
    fc.assert(
      fc.property(fc.shuffledSubarray(scores, { minLength: scores.length }), (shuffled) => {
        expect(judgeComparison(shuffled, QUESTION)).toEqual(judgeComparison(scores, QUESTION));
      }),
      { numRuns: 20 },
    );
  });

  test('what is guessed comes true if it goes on like that', () => {
    const pattern = [0.5, 0.75, 0.5, 0.25, 0.75];
    const { blocksLeft } = judgeComparison(repeat(pattern, 10), QUESTION);
    const enough = Math.ceil((50 + blocksLeft!) / pattern.length);
    expect(judgeComparison(repeat(pattern, enough), QUESTION).verdict).toBe('better');
    expect(judgeComparison(repeat(pattern, enough - 2), QUESTION).verdict).toBe('undecided');
  });
});

test.each([
  [[], ''],
  [[1, 2, 3], '1 2 3'],
  [[3, 1, 2, 5, 7, 6], '1 2 3'],
  [[2, 3, 4], ''],
])('of finished blocks %j the first without a gap count: %s', (numbers, expected) => {
  const finished = numbers.map((block) => ({ block }));
  expect(
    takePrefix(finished)
      .map(({ block }) => block)
      .join(' '),
  ).toBe(expected);
});
