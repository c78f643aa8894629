import { expect, test } from 'vitest';
import { findRankRange, findSurePairs, findTiers } from '../../../tournament/ratings/rank-ranges.ts';

/** Strengths in standard errors of a difference: bot 0 first. */
const judge = (strengths: readonly number[]): { ranges: string; tiers: string } => {
  const bots = [...strengths.keys()];
  const isSurelyAbove = findSurePairs(bots, (first, second) => strengths[first]! - strengths[second]!);
  return {
    ranges: bots.map((bot) => findRankRange(bot, bots, isSurelyAbove).join('–')).join(' '),
    tiers: findTiers(bots, isSurelyAbove).join(' '),
  };
};

// With three pairs Holm asks for 2.394 standard errors of the largest difference, 2.241 of the next, 1.960 of the last.
test.each([
  [[], '', ''],
  [[0], '1–1', '1'],
  [[1.95, 0], '1–2 1–2', '1 1'],
  [[1.97, 0], '1–1 2–2', '1 2'],
  [[2.39, 1.2, 0], '1–3 1–3 1–3', '1 1 1'],
  [[2.4, 1.2, 0], '1–2 1–3 2–3', '1 1 2'],
  [[2.4, 2.25, 0], '1–2 1–2 3–3', '1 1 2'],
  [[4.3, 2.25, 0], '1–1 2–2 3–3', '1 2 3'],
  [[4, 2, 0], '1–2 1–3 2–3', '1 1 2'],
  [[30, 20, 10, 0], '1–1 2–2 3–3 4–4', '1 2 3 4'],
])('bots at %j have rank ranges %s and tiers %s', (strengths, ranges, tiers) => {
  expect(judge(strengths)).toEqual({ ranges, tiers });
});
