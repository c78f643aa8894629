import { describe, expect, test } from 'vitest';
import { makePlan } from '../../../../tournament/plan/make-plan.ts';
import type { Block, PlanDefinition } from '../../../../tournament/plan/plan.ts';
import { countMeetings, countSeats } from '../count-meetings.ts';
import { callBots, defineExample } from '../example-definition.ts';

const plan = (entrants: number, cycles: number, more: Partial<PlanDefinition> = {}): readonly Block[] =>
  makePlan(defineExample(entrants, { kind: 'gauntlet', cycles, challengers: ['0', '1'] }, more)).blocks;

describe('two challengers', () => {
  // Rivals, then tables of each challenger in a cycle, and how often it meets each rival.
  test.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 1],
    [4, 4, 3],
    [5, 5, 3],
    [6, 2, 1],
    [9, 3, 1],
    [10, 10, 3],
  ])('against %i rivals: %i tables each, every rival %i times, and never each other', (rivals, tables, times) => {
    const blocks = plan(rivals + 2, 1);
    expect(blocks).toHaveLength(2 * tables);
    const everybody = callBots(rivals + 2);
    const met = countMeetings(
      blocks.map(({ table }) => table),
      everybody,
    );
    for (const challenger of [0, 1]) {
      const counts = everybody.slice(2).map((rival) => met.get(`${challenger} ${rival}`));
      expect(new Set(counts)).toEqual(new Set([times]));
    }
    expect(met.get('0 1')).toBe(0);
  });

  test('meet the same rivals at each table, one after the other', () => {
    const rivals = plan(8, 3).map(({ table }) => table.filter((bot) => Number(bot) > 1).join());
    for (let at = 0; at < rivals.length; at += 2) expect(rivals[at]).toBe(rivals[at + 1]);
  });

  test('sit in every seat equally often, with one match on a seed', () => {
    const tables = plan(8, 4, { seats: 1 }).map(({ table }) => table);
    expect(countSeats(tables, ['0', '1'])).toEqual([
      [2, 2, 2, 2],
      [2, 2, 2, 2],
    ]);
  });
});

test('a newcomer is a challenger, and plays what it missed', () => {
  const blocks = plan(8, 2, { changes: [{ kind: 'added', entrant: '8', fromBlock: 9 }] });
  const late = blocks.slice(8);
  expect(late.map(({ stage }) => stage)).toEqual(Array(4).fill('a newcomer catches up'));
  const rivals = (some: readonly Block[], challenger: string): string[] =>
    some.flatMap(({ table }) => (table.includes(challenger) ? [table.filter((bot) => bot !== challenger).join()] : []));
  expect(rivals(late, '8')).toEqual(rivals(blocks, '0'));
});
