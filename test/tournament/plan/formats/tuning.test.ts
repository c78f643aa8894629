import { expect, test } from 'vitest';
import { defineExample, isHouse } from '../example-definition.ts';
import { playPlan } from '../play-plan.ts';

const FORMAT = { kind: 'tuning', seats: 1, blocks: 3 } as const;

test('half of them goes on, to twice as many seeds, until one is left', () => {
  const { plan } = playPlan(defineExample(8, FORMAT), (bot) => (isHouse(bot) ? 4.5 : bot));
  const rungs = [1, 2, 3].map((rung) => plan.blocks.filter(({ stage }) => stage === `rung ${rung}`));
  expect(rungs.map((blocks) => blocks.map(({ seatings }) => seatings.length).join(' '))).toEqual([
    '8 8 8',
    '4 4 4 4 4 4',
    '2 2 2 2 2 2 2 2 2 2 2 2',
  ]);
  expect(plan.order![0]).toEqual(['5']);
  expect(plan.isComplete).toBe(true);
});

test('on one seed all have the same chair and the same rivals', () => {
  const { plan } = playPlan(defineExample(4, { ...FORMAT, seats: 2 }), (bot) => -bot);
  for (const { seatings, stage } of plan.blocks) {
    const shapes = new Set(seatings.map((seats) => seats.map((bot) => (isHouse(bot) ? bot : 'x')).join(' ')));
    expect(shapes.size).toBe(2);
    expect(seatings).toHaveLength(stage === 'rung 1' ? 8 : 4);
  }
});

test('of equals the present values stay', () => {
  const { plan } = playPlan(defineExample(5, FORMAT), () => 1);
  expect(plan.order![0]).toEqual(['0']);
});

test('the best of many is found most of the time, whatever chance does', () => {
  let found = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const secret = seed.toString(16).padStart(64, '0');
    const { plan } = playPlan(defineExample(16, { ...FORMAT, blocks: 6 }, { secret }), (bot, chance) => {
      const strength = isHouse(bot) ? 0 : bot === seed % 16 ? 2 : 0;
      return strength + 2 * chance();
    });
    if (plan.order![0]![0] === String(seed % 16)) found += 1;
  }
  expect(found).toBeGreaterThanOrEqual(18);
});
