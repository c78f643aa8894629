import { expect, test } from 'vitest';
import { findRankRange, findSurePairs, findTiers } from '../../../tournament/ratings/rank-ranges.ts';

/** Strengths in standard errors of a difference: bot 0 first. */
const judge = (strengths: readonly number[], degrees: number): { ranges: string; tiers: string } => {
  const bots = [...strengths.keys()];
  const isSurelyAbove = findSurePairs(bots, (first, second) => ({
    difference: strengths[first]! - strengths[second]!,
    variance: 1,
    degrees,
  }));
  return {
    ranges: bots.map((bot) => findRankRange(bot, bots, isSurelyAbove).join('–')).join(' '),
    tiers: findTiers(bots, isSurelyAbove).join(' '),
  };
};

// With three pairs Holm asks for 2.394 standard errors of the largest difference, 2.241 of the next, 1.960 of the last.
const MANY = 100_000;
// Whose variances were estimated from few blocks asks for more: with 20 degrees 2.613, 2.423, 2.086.
test.each([
  [[], MANY, '', ''],
  [[0], MANY, '1–1', '1'],
  [[1.95, 0], MANY, '1–2 1–2', '1 1'],
  [[1.97, 0], MANY, '1–1 2–2', '1 2'],
  [[2.08, 0], 20, '1–2 1–2', '1 1'],
  [[2.09, 0], 20, '1–1 2–2', '1 2'],
  [[2.39, 1.2, 0], MANY, '1–3 1–3 1–3', '1 1 1'],
  [[2.4, 1.2, 0], MANY, '1–2 1–3 2–3', '1 1 2'],
  [[2.6, 1.2, 0], 20, '1–3 1–3 1–3', '1 1 1'],
  [[2.62, 1.2, 0], 20, '1–2 1–3 2–3', '1 1 2'],
  [[2.4, 2.25, 0], MANY, '1–2 1–2 3–3', '1 1 2'],
  [[4.3, 2.25, 0], MANY, '1–1 2–2 3–3', '1 2 3'],
  [[4, 2, 0], MANY, '1–2 1–3 2–3', '1 1 2'],
  [[30, 20, 10, 0], MANY, '1–1 2–2 3–3 4–4', '1 2 3 4'],
  [[30, 20, 10, 0], 17, '1–1 2–2 3–3 4–4', '1 2 3 4'],
])('bots at %j with %i degrees of freedom have rank ranges %s and tiers %s', (strengths, degrees, ranges, tiers) => {
  expect(judge(strengths, degrees)).toEqual({ ranges, tiers });
});
