import { expect, test } from 'vitest';
import { average, measureCell, type Cell } from '../../../bench/statistics/measure-cell.ts';
import { makeChance, simulateBlocks } from '../../../bench/statistics/simulate.ts';
import { makePlan } from '../../../tournament/plan/make-plan.ts';
import { findPairVariance } from '../../../tournament/ratings/covariance.ts';
import { fitTables, measureDifference } from '../../../tournament/ratings/fit-tables.ts';
import { indexTables } from '../../../tournament/ratings/indexed-table.ts';
import { callBots, defineExample } from '../plan/example-definition.ts';

const EVEN = { format: 'round-robin', field: 'equal', bots: 12, cycles: 1, luckOfSeed: 1, tieWithin: 0 } as const;

// A thin part of the grid of bench/statistics, which takes minutes: see docs/statistics.md.
test.each<[string, Cell]>([
  ['one cycle', EVEN],
  ['one cycle, few bots, ties', { ...EVEN, bots: 6, tieWithin: 0.3 }],
  ['one cycle, seeds do not matter', { ...EVEN, luckOfSeed: 0 }],
  ['three cycles', { ...EVEN, cycles: 3 }],
  ['copies of bots', { ...EVEN, field: 'copies', cycles: 3, luckOfSeed: 0.5 }],
  ['bots that differ', { ...EVEN, field: 'spread 122', tieWithin: 0.3 }],
])('%s: 93 to 97 of 100 bars hold, and hardly ever is a rank range wrong', (_, cell) => {
  const { covered, wrong, length } = measureCell(cell, 60);
  expect(average(covered)).toBeGreaterThanOrEqual(0.93);
  expect(average(covered)).toBeLessThanOrEqual(0.975);
  expect(average(wrong)).toBeLessThanOrEqual(0.06);
  expect(length).toBeLessThan(1.15);
});

test('a ladder, whose tables depend on its results, does not blow up differences', () => {
  const { covered, length } = measureCell({ ...EVEN, format: 'ladder', bots: 30 }, 8);
  expect(average(covered)).toBeGreaterThanOrEqual(0.9);
  expect(length).toBeGreaterThan(0.85);
});

test('a Swiss tournament, where luck meets luck, has bars with room for that', () => {
  const { covered, wrong, length } = measureCell({ ...EVEN, format: 'swiss', bots: 32, luckOfSeed: 0.5 }, 10);
  expect(average(covered)).toBeGreaterThanOrEqual(0.92);
  expect(average(wrong)).toBeLessThanOrEqual(0.1);
  expect(length).toBeLessThan(1.05);
});

test('what is said of two bots holds as well; errors by match would not', () => {
  const bots = 12;
  const { blocks } = makePlan(defineExample(bots, { kind: 'round-robin', cycles: 3 }));
  const world = { worths: Array<number>(bots).fill(0), luckOfSeed: 1.5 };
  const chance = makeChance(1);
  const hits = { ours: 0, plain: 0, pairs: 0 };
  for (let run = 0; run < 40; run++) {
    const fitted = fitTables(bots, indexTables(callBots(bots), simulateBlocks(blocks, world, chance)), [0]);
    for (let first = 0; first < bots; first++) {
      for (let second = 0; second < first; second++) {
        const { difference, variance } = measureDifference(fitted, first, second);
        if (Math.abs(difference) < 1.96 * Math.sqrt(variance)) hits.ours++;
        const plain = Math.sqrt(findPairVariance(fitted.plain, first, second));
        if (Math.abs(difference) < 1.96 * plain) hits.plain++;
        hits.pairs++;
      }
    }
  }
  expect(hits.ours / hits.pairs).toBeGreaterThanOrEqual(0.93);
  expect(hits.ours / hits.pairs).toBeLessThanOrEqual(0.97);
  expect(hits.plain / hits.pairs).toBeLessThan(0.9);
});
