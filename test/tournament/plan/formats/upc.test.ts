import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../../tournament/plan/plan.ts';
import { byEntry, callBots, defineExample, isHouse } from '../example-definition.ts';
import { playPlan, type Strength } from '../play-plan.ts';

const byNumber: Strength = (bot) => (isHouse(bot) ? -999 : -bot);
const play = (entrants: number, strength = byNumber, faulty: number[] = [], seats: 1 | 4 = 1): Plan =>
  playPlan(defineExample(entrants, { kind: 'upc', finalMatches: 8 }, { seats }), strength, { faulty }).plan;
const countBlocks = ({ blocks }: Plan, part: string): number =>
  blocks.filter(({ stage }) => stage.startsWith(part)).length;

describe('qualification', () => {
  test('is not rated: one match with itself, and four against the house', () => {
    const { blocks } = play(5);
    const unrated = blocks.filter(({ isRated }) => !isRated);
    expect(unrated.map(({ seatings }) => seatings.length)).toEqual([1, 1, 1, 1, 1, 4, 4, 4, 4, 4]);
    expect(unrated[2]!.table).toEqual(['2', '2', '2', '2']);
    expect(unrated[7]!.table).toEqual(['2', '900', '901', '902']);
    expect(blocks.slice(10).every(({ isRated }) => isRated)).toBe(true);
  });

  test.each<[string, Strength, number[], number[]]>([
    ['a fault against itself', byNumber, [3], [3]],
    ['a win too few', (bot) => (bot === 3 ? -2000 : byNumber(bot, Math.random, undefined!)), [], [3]],
    ['a draw with the house', (bot) => (bot === 3 ? -999 : byNumber(bot, Math.random, undefined!)), [], [3]],
    ['nobody passes', (bot) => (isHouse(bot) ? 1 : 0), [], [0, 1, 2, 3, 4, 5]],
  ])('%s: out', (_, strength, faulty, out) => {
    const { order, blocks } = play(6, strength, faulty);
    expect(order!.at(-1)).toEqual(out.map(String));
    expect(blocks.filter(({ isRated, table }) => isRated && out.some((bot) => table.includes(String(bot))))).toEqual(
      [],
    );
  });
});

describe('play-off', () => {
  test('one bot is put out in each round until 16 are left', () => {
    const plan = play(20);
    expect(new Set(plan.blocks.map(({ stage }) => stage))).toEqual(
      new Set([
        'qualification',
        'play-off, round 1',
        'play-off, round 2',
        'play-off, round 3',
        'play-off, round 4',
        'semifinals',
        'final',
      ]),
    );
    // With house bots in the last group even the weakest may be saved once, but nobody good goes out.
    expect(
      plan
        .order!.slice(-4)
        .flat()
        .filter((bot) => Number(bot) < 12),
    ).toEqual([]);
  });

  test('takes about n²/4 tables', () => {
    const plan = playPlan(
      defineExample(30, { kind: 'upc', finalMatches: 8 }, { seats: 1 }),
      (bot, chance) => (isHouse(bot) ? -999 : -bot / 20) + chance(),
    ).plan;
    const expected = (30 ** 2 - 16 ** 2) / 4;
    expect(countBlocks(plan, 'play-off')).toBeGreaterThan(0.7 * expected);
    expect(countBlocks(plan, 'play-off')).toBeLessThan(1.5 * expected);
  });

  test('comes to an end when nobody ever beats two rivals', () => {
    const tied: Strength = (bot, _, { isRated }) => (isHouse(bot) && !isRated ? 0 : 1);
    const plan = play(18, tied);
    expect(plan.isComplete).toBe(true);
    expect(plan.order!.flat()).toHaveLength(18);
  });

  test('who withdraws is the one who is out in that round', () => {
    const changes = [{ kind: 'withdrawn', entrant: '2', fromBlock: 42 } as const];
    const definition = defineExample(18, { kind: 'upc', finalMatches: 8 }, { seats: 1, changes });
    const { plan } = playPlan(definition, byNumber);
    expect(plan.order!.slice(-2)).toEqual([['17'], ['2']]);
  });
});

describe('final', () => {
  // Entrants, then semifinals, then the matches of each with the square of seats.
  test.each([
    [1, 0, 8],
    [4, 0, 8],
    [5, 2, 8],
    [8, 2, 8],
    [9, 3, 8],
    [16, 4, 8],
  ])('%i bots: %i semifinals and a final of %i matches each', (entrants, semifinals, matches) => {
    for (const seats of [1, 4] as const) {
      const plan = play(entrants, byNumber, [], seats);
      expect(countBlocks(plan, 'semifinals')).toBe((semifinals * matches) / seats);
      expect(countBlocks(plan, 'final')).toBe(matches / seats);
      expect(plan.order![0]).toEqual(['0']);
      expect(plan.order!.flat().toSorted(byEntry)).toEqual(callBots(entrants));
    }
  });
});

test('semifinals are seeded where strength was known before: neighbours are in different ones', () => {
  const seeding = callBots(8).toReversed();
  const { blocks } = playPlan(defineExample(8, { kind: 'upc', finalMatches: 1 }, { seats: 1, seeding }), byNumber).plan;
  const semifinals = blocks.filter(({ stage }) => stage === 'semifinals');
  expect(semifinals.map(({ table }) => table.toSorted(byEntry).join(' '))).toEqual(['1 3 5 7', '0 2 4 6']);
});
