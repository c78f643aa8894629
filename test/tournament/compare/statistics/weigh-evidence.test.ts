import { describe, expect, test } from 'vitest';
import { findInterval } from '../../../../tournament/compare/statistics/find-interval.ts';
import { countScores, makeHistogram, type Histogram } from '../../../../tournament/compare/statistics/histogram.ts';
import { weighEvidence } from '../../../../tournament/compare/statistics/weigh-evidence.ts';

/** How often each of 0, ¼, ½, ¾, 1 came. */
const count = (...counts: readonly number[]): Histogram => countScores(new Map(counts.map((n, at) => [at / 4, n])));

describe('120 blocks, the new bot a little ahead', () => {
  const counts = [5, 20, 50, 30, 15];

  test('the bets at ½', () => {
    const { above, below, both } = weighEvidence(count(...counts), 0.5);
    expect(above).toBeCloseTo(2.722510793, 8);
    expect(below).toBeCloseTo(-3.181368342, 8);
    expect(both).toBeCloseTo(2.032088735, 8);
  });

  test('the 95 % interval', () => {
    const { low, high } = findInterval(count(...counts), 0.95);
    expect(low).toBeCloseTo(0.4914877, 6);
    expect(high).toBeCloseTo(0.6345552, 6);
  });

  test('ten times as many', () => {
    const histogram = count(...counts.map((each) => 10 * each));
    expect(weighEvidence(histogram, 0.5).both).toBeCloseTo(33.117451, 5);
    const { low, high } = findInterval(histogram, 0.95);
    expect(low).toBeCloseTo(0.5382354, 6);
    expect(high).toBeCloseTo(0.5872739, 6);
  });
});

describe('straight wins', () => {
  test.each([
    [0.95, 8],
    [0.99, 11],
  ])('with confidence %f it takes %i to say better', (confidence, needed) => {
    expect(findInterval(count(0, 0, 0, 0, needed), confidence).low).toBeGreaterThan(0.5);
    expect(findInterval(count(0, 0, 0, 0, needed - 1), confidence).low).toBeLessThan(0.5);
  });

  test('ten of them', () => {
    expect(weighEvidence(count(0, 0, 0, 0, 10), 0.5).both).toBeCloseTo(4.358688982, 8);
    const { low, high } = findInterval(count(0, 0, 0, 0, 10), 0.95);
    expect(low).toBeCloseTo(0.5863751, 6);
    expect(high).toBe(1);
  });

  test('losses are wins of the other', () => {
    const won = findInterval(count(1, 2, 0, 4, 9), 0.95);
    const lost = findInterval(count(9, 4, 0, 2, 1), 0.95);
    expect(lost.low).toBeCloseTo(1 - won.high, 12);
    expect(lost.high).toBeCloseTo(1 - won.low, 12);
  });
});

test.each([
  ['nothing played', count(), [0, 1]],
  ['one block', count(0, 0, 0, 0, 1), [0, 1]],
  ['thousands of losses', count(1e6, 0, 0, 0, 0), [0, 0.000004]],
])('%s', (_, histogram, [low, high]) => {
  const interval = findInterval(histogram, 0.95);
  if (histogram.blocks > 1) expect(interval.high).toBeCloseTo(high!, 5);
  else expect(interval.high).toBe(high);
  expect(interval.low).toBeCloseTo(low!, 1);
});

test('scores that differ by rounding fall together', () => {
  const third = 1 / 3;
  expect(makeHistogram([third, 1 - 2 * third, 0.1 + 0.2, 0.3]).bars).toEqual([
    { score: 0.3, count: 2 },
    { score: 0.333333333, count: 2 },
  ]);
});
