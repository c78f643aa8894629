// Hardly more blocks than bots, and some bots in one block alone: errors stay near what ratings really miss by.
import { expect, test } from 'vitest';
import { average } from '../../../bench/statistics/measure-cell.ts';
import { callBots } from '../../../bench/statistics/play-tournament.ts';
import { makeChance, simulateBlock, type Chance } from '../../../bench/statistics/simulate.ts';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import type { Block } from '../../../tournament/plan/plan.ts';
import { makeSeatings } from '../../../tournament/plan/make-seatings.ts';
import { rateBots } from '../../../tournament/ratings/rate-bots.ts';

const BOTS = callBots(22);
const BLOCKS = 23;
const RUNS = 100;

/** @param tilt how much more often the first bots sit than the last; everybody sits in one block at least */
function drawBlocks(tilt: number, chance: Chance): Block[] {
  return Array.from({ length: BLOCKS }, (_, at) => {
    const seated = new Set([at % BOTS.length]);
    while (seated.size < 4) {
      const bot = Math.floor(BOTS.length * chance());
      if (chance() < Math.exp((-tilt * bot) / BOTS.length)) seated.add(bot);
    }
    const drawn = [...seated].map(String);
    const table: ByPlayer<string> = byPlayer((seat) => drawn[seat]!);
    return {
      number: at + 1,
      stage: 'sparse',
      table,
      seatings: makeSeatings(table, 4),
      isRated: true,
      isOutdated: false,
    };
  });
}

test.each<[tilt: number, luckOfSeed: number]>([
  [0, 0],
  [0, 1],
  [4, 0],
  [4, 1],
])('22 bots in 23 blocks, seats drawn with a tilt of %i, luck of seeds %i', (tilt, luckOfSeed) => {
  const chance = makeChance(3);
  const blocks = drawBlocks(tilt, chance);
  const world = { worths: BOTS.map(() => 0), luckOfSeed };
  const bots = BOTS.map((id) => ({ id, isRanked: true }));
  const rated = Array.from({ length: RUNS }, () => {
    const tables = blocks.flatMap((block) => simulateBlock(block, world, chance));
    return new Map(rateBots({ bots, tables }).rows.map((row) => [row.bot, row]));
  });
  const covered: number[] = [];
  for (const bot of BOTS) {
    const rows = rated.map((rows) => rows.get(bot)!);
    const miss = Math.sqrt(average(rows.map(({ points }) => points ** 2)));
    const errors = rows.map(({ error }) => error / miss);
    expect(average(errors), `the mean error of bot ${bot}`).toBeGreaterThan(0.7);
    expect(average(errors), `the mean error of bot ${bot}`).toBeLessThan(1.35);
    expect(Math.max(...errors), `the greatest error of bot ${bot}`).toBeLessThan(3.5);
    covered.push(...rows.map(({ points, error }) => Number(Math.abs(points) <= 1.96 * error)));
  }
  expect(average(covered)).toBeGreaterThan(0.92);
  expect(average(covered)).toBeLessThan(0.98);
});
