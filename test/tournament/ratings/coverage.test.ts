import { expect, test } from 'vitest';
import { makePlan } from '../../../tournament/plan/make-plan.ts';
import { findError } from '../../../tournament/ratings/covariance.ts';
import { fitTables } from '../../../tournament/ratings/fit-tables.ts';
import { indexTables } from '../../../tournament/ratings/indexed-table.ts';
import { callBots, defineExample } from '../plan/example-definition.ts';
import { makeChance, simulateBlocks } from './simulate.ts';

const BOTS = 12;

/** How often the true difference of two bots, which is 0, is inside the 95 % interval: clustered, and plain. */
function measureCoverage(cycles: number, tieWithin: number): { clustered: number; plain: number } {
  const { blocks } = makePlan(defineExample(BOTS, { kind: 'round-robin', cycles }));
  const world = { worths: Array<number>(BOTS).fill(0), luckOfSeed: 0.8, tieWithin };
  const chance = makeChance(cycles);
  const hits = { clustered: 0, plain: 0, pairs: 0 };
  for (let run = 0; run < 100; run++) {
    const fitted = fitTables(BOTS, indexTables(callBots(BOTS), simulateBlocks(blocks, world, chance)), [0]);
    for (let first = 0; first < BOTS; first++) {
      for (let second = 0; second < first; second++) {
        const difference = Math.abs(fitted.worths[first]! - fitted.worths[second]!);
        if (difference < 1.96 * findError(fitted.clustered, first, second)) hits.clustered++;
        if (difference < 1.96 * findError(fitted.plain, first, second)) hits.plain++;
        hits.pairs++;
      }
    }
  }
  return { clustered: hits.clustered / hits.pairs, plain: hits.plain / hits.pairs };
}

test.each([
  [1, 0],
  [5, 0],
  [5, 0.2],
])(
  '%i cycles, ties within %f: errors by block cover 93 to 97 per cent, those by match far less',
  (cycles, tieWithin) => {
    const { clustered, plain } = measureCoverage(cycles, tieWithin);
    expect(clustered).toBeGreaterThanOrEqual(0.93);
    expect(clustered).toBeLessThanOrEqual(0.97);
    expect(plain).toBeLessThan(0.9);
  },
);
