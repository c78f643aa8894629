import { describe, expect, test } from 'vitest';
import { makePlan } from '../../../../tournament/plan/make-plan.ts';
import type { Block } from '../../../../tournament/plan/plan.ts';
import { chooseSeats } from '../../../../tournament/plan/swiss/choose-seats.ts';
import { makeTables } from '../../../../tournament/plan/swiss/make-tables.ts';
import { countMeetings, countSeats, measureRange } from '../count-meetings.ts';
import { byEntry, callBots, defineExample, isHouse } from '../example-definition.ts';
import { playPlan } from '../play-plan.ts';

const play = (entrants: number, rounds: number, seats: 1 | 4 = 4): ReturnType<typeof playPlan> =>
  playPlan(defineExample(entrants, { kind: 'swiss', rounds }, { seats }), (bot) => (isHouse(bot) ? -999 : -bot));
const findTables = (blocks: readonly Block[]): Block['table'][] => blocks.map(({ table }) => table);

describe('tables of a round', () => {
  /** Points are the tens of a bot's number. */
  const seat = (field: string, met: Record<number, number[]> = {}): string => {
    const bots = field.split(' ');
    const meetings = new Map(Object.entries(met).map(([a, others]) => [a, new Map(others.map((b) => [String(b), 1]))]));
    const tables = makeTables(bots, new Map(bots.map((bot) => [bot, Math.floor(Number(bot) / 10)])), meetings);
    return tables.map((table) => table.toSorted((a, b) => byEntry(b, a)).join(' ')).join(' | ');
  };

  test.each([
    ['consecutive fours', '39 38 37 36 19 18 17 16', {}, '39 38 37 36 | 19 18 17 16'],
    ['the last table has free seats', '39 38 37 36 29 28', {}, '39 38 37 36 | 29 28'],
    ['with equal points', '39 38 37 16 36 19 18 17', {}, '39 38 37 36 | 19 18 17 16'],
    ['nobody meets again', '39 38 37 36 29 28 27 26', { 38: [39] }, '38 37 36 29 | 39 28 27 26'],
    ['also if it is all to be mixed', '9 8 7 6 5 4 3 2', { 8: [9], 4: [5] }, '8 7 6 5 | 9 4 3 2'],
  ])('%s', (_, field, met, expected) => {
    expect(seat(field, met)).toBe(expected);
  });
});

test('seats are chosen to even out what was sat before', () => {
  const counts = new Map([
    ['7', [0, 2, 2, 2] as const],
    ['8', [2, 0, 2, 2] as const],
    ['5', [2, 2, 0, 2] as const],
  ]);
  expect(chooseSeats(['5', '6', '7', '8'], counts)).toEqual(['7', '8', '5', '6']);
});

describe('a tournament in which the smaller number always wins', () => {
  test('40 bots: after five rounds the best is found, and hardly anybody met twice', () => {
    const { plan } = play(40, 5);
    const met = countMeetings(findTables(plan.blocks), callBots(40));
    expect([...met.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(6);
    expect(plan.order![0]).toEqual(['0']);
    expect(plan.order!.flat().toSorted(byEntry)).toEqual(callBots(40));
  });

  test('7 bots: one house bot fills the second table, and has no place', () => {
    const { plan } = play(7, 3);
    expect(findTables(plan.blocks).map((table) => table.filter(isHouse).length)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(plan.order!.flat().filter(isHouse)).toEqual([]);
  });

  test('with one match on a seed everybody sits in every seat about equally often', () => {
    const { plan } = play(16, 8, 1);
    for (const counts of countSeats(findTables(plan.blocks), callBots(16))) {
      expect(measureRange(counts)).toBeLessThanOrEqual(2);
    }
  });

  test('a round is planned when the one before is played', () => {
    expect(play(8, 3).plans.map(({ blocks }) => blocks.length)).toEqual([2, 4, 6, 6]);
  });
});

test('who comes late has half a point for every round it missed, as if it had tied', () => {
  const changes = [{ kind: 'added', entrant: '8', fromBlock: 5 } as const];
  const { plan } = playPlan(defineExample(8, { kind: 'swiss', rounds: 3 }, { changes }), () => 0);
  expect(plan.order!.map((place) => place.toSorted(byEntry))).toEqual([callBots(9)]);
});

test('matches that are void do not count for places', () => {
  const definition = defineExample(8, { kind: 'swiss', rounds: 2 });
  const { results } = playPlan(definition, (bot) => -bot);
  const voided = results.map((result) => ({ ...result, counted: [] }));
  expect(makePlan(definition, results).order!.length).toBeGreaterThan(4);
  expect(makePlan(definition, voided).order).toHaveLength(1);
});

test('where strength was known before, the first tables are of neighbours in the seeding', () => {
  const seeding = ['7', '2', '5', '0', '1', '6', '3', '4'];
  const { blocks } = makePlan(defineExample(8, { kind: 'swiss', rounds: 1 }, { seats: 1, seeding }), []);
  expect(findTables(blocks).map((table) => table.toSorted(byEntry).join(' '))).toEqual(['0 2 5 7', '1 3 4 6']);
});
