// Simulated comparisons with a look after every block.
import { expect, test } from 'vitest';
import type { Score } from '../../../../protocol/types/tournament/definition.ts';
import { DoubtedMean } from '../../../../tournament/compare/statistics/doubted-mean.ts';
import { findDecision } from '../../../../tournament/compare/statistics/find-decision.ts';
import { makeChance } from '../../../../bench/statistics/simulate.ts';

/** The chances of 0, ¼, ½, ¾ and 1. */
type Shares = readonly number[];

const LIMIT = Math.log(1 / 0.05);

/** After how many blocks ½ is refuted, looking after every one; Infinity if not after the most. */
function playUntilRefuted(shares: Shares, most: number, chance: () => number): number {
  const half = new DoubtedMean(0.5, false);
  for (let blocks = 1; blocks <= most; blocks++) {
    half.see({ score: drawScore(shares, chance), above: 0, below: 0 });
    if (half.weigh() >= LIMIT) return blocks;
  }
  return Infinity;
}

function drawScore(shares: Shares, chance: () => number): number {
  let rest = chance();
  const at = shares.findIndex((share) => (rest -= share) < 0);
  return (at < 0 ? shares.length - 1 : at) / 4;
}

test.each<[string, Shares]>([
  ['seldom level', [0.3, 0.1, 0.2, 0.1, 0.3]],
  ['rare great losses, many small wins', [0.2, 0, 0.4, 0.4, 0]],
])('2,000 comparisons of equal bots, %s: at most α and three standard errors decide', (_, shares) => {
  const chance = makeChance(1);
  const runs = 2000;
  const decided = Array.from({ length: runs }, () => playUntilRefuted(shares, 80, chance)).filter(Number.isFinite);
  expect(decided.length / runs).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs));
});

test('scores from 0 to 1: a better bot is found in half to three quarters of the blocks of a test of fixed size', () => {
  const shares = [0.05, 0.15, 0.4, 0.25, 0.15];
  const mean = shares.reduce((sum, share, at) => sum + (share * at) / 4, 0);
  const variance = shares.reduce((sum, share, at) => sum + share * (at / 4 - mean) ** 2, 0);
  // Two-sided at 5 %, and found in 95 of 100 comparisons.
  const fixed = ((1.96 + 1.645) ** 2 * variance) / (mean - 0.5) ** 2;
  const chance = makeChance(2);
  const needed = Array.from({ length: 200 }, () => playUntilRefuted(shares, 4 * fixed, chance)).sort((a, b) => a - b);
  const most = needed[Math.floor(0.95 * needed.length)]!;
  const used = needed.reduce((sum, blocks) => sum + Math.min(blocks, most), 0) / needed.length;
  expect(used / fixed).toBeGreaterThan(0.5);
  expect(used / fixed).toBeLessThan(0.75);
});

/** Scores whose mean is ½, as each kind of score gives them. */
const LEVEL: Readonly<Record<Score, Shares>> = {
  // In the same chair nobody ties on points, or hardly ever.
  points: [0.49, 0, 0.02, 0, 0.49],
  places: [0.3, 0, 0.4, 0, 0.3],
  'rank-points': [0.05, 0.25, 0.4, 0.25, 0.05],
};

test.each(Object.entries(LEVEL))('%s: equal bots are hardly ever declared different', (score, shares) => {
  const chance = makeChance(3);
  const runs = 400;
  const question = { confidence: 0.95, margin: 0.001, score: score as Score };
  const decided = Array.from({ length: runs }, () => {
    const scores = Array.from({ length: 80 }, () => drawScore(shares, chance));
    return findDecision(scores, question);
  }).filter((decision) => decision !== undefined);
  expect(decided.length / runs).toBeLessThanOrEqual(0.05);
});

test('scores near a half need fewer blocks when bets adapt', () => {
  const chance = makeChance(4);
  const count = (score: Score | undefined): number =>
    Array.from({ length: 100 }, () => {
      const scores = Array.from({ length: 300 }, () => 0.5 + 0.2 * (drawScore([0, 0.2, 0.3, 0.3, 0.2], chance) - 0.5));
      return findDecision(scores, { confidence: 0.95, margin: 0.001, score })?.blocks ?? 300;
    }).reduce((sum, blocks) => sum + blocks, 0);
  expect(count('rank-points') / count(undefined)).toBeLessThan(0.9);
});
