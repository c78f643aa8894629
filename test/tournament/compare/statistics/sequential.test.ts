// Simulated comparisons with a look after every block.
import { expect, test } from 'vitest';
import { countScores } from '../../../../tournament/compare/statistics/histogram.ts';
import { weighEvidence } from '../../../../tournament/compare/statistics/weigh-evidence.ts';
import { makeChance } from '../../../../bench/statistics/simulate.ts';

/** The chances of 0, ¼, ½, ¾ and 1. */
type Shares = readonly number[];

const LIMIT = Math.log(1 / 0.05);

/** After how many blocks ½ is refuted, looking after every one; Infinity if not after the most. */
function playUntilRefuted(shares: Shares, most: number, chance: () => number): number {
  const counts = new Map<number, number>();
  for (let blocks = 1; blocks <= most; blocks++) {
    const score = drawScore(shares, chance);
    counts.set(score, (counts.get(score) ?? 0) + 1);
    if (weighEvidence(countScores(counts), 0.5).both >= LIMIT) return blocks;
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

test('a better bot is found in about two thirds of the blocks of a test whose size is fixed before', () => {
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
