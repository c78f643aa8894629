import { expect, test } from 'vitest';
import { makePlan } from '../../../tournament/plan/make-plan.ts';
import { rateBots } from '../../../tournament/ratings/rate-bots.ts';
import { makeChance, simulateBlocks } from '../../../bench/statistics/simulate.ts';
import { callBots, defineExample } from '../plan/example-definition.ts';

const BOTS = 400;

/** Seconds of CPU time: others may be busy on the machine. */
function measureSeconds(work: () => void): number {
  const began = process.cpuUsage();
  work();
  return process.cpuUsage(began).user / 1e6;
}

test('a plan for 400 bots takes less than a second', () => {
  const seconds = measureSeconds(() => makePlan(defineExample(BOTS, { kind: 'round-robin', cycles: 5 })));
  expect(seconds).toBeLessThan(1);
});

test('400 bots and 20,000 matches, ties among them, are rated in less than five seconds', () => {
  const { blocks } = makePlan(defineExample(BOTS, { kind: 'round-robin', cycles: 13 }));
  const chance = makeChance(1);
  const worths = Array.from({ length: BOTS }, () => 3 * chance());
  const tables = simulateBlocks(blocks, { worths, luckOfSeed: 0.5, tieWithin: 0.1 }, chance).slice(0, 20_000);
  const seconds = measureSeconds(() => {
    const { ties } = rateBots({ bots: callBots(BOTS).map((id) => ({ id, isRanked: true })), tables });
    expect(ties.map(({ bots }) => bots)).toEqual([2, 3, 4]);
  });
  expect(seconds).toBeLessThan(5);
});
