import { describe, expect, test } from 'vitest';
import { makeBaseBlocks, measureSpreads } from '../../../../tournament/plan/design/make-base-blocks.ts';
import type { BaseBlock } from '../../../../tournament/plan/design/difference-counts.ts';
import type { Table } from '../../../../tournament/plan/plan.ts';
import { countMeetings, countSeats, measureRange } from '../count-meetings.ts';

const develop = (n: number, blocks: readonly Readonly<BaseBlock>[]): Table[] =>
  blocks.flatMap((block) =>
    Array.from({ length: n }, (_, shift) => block.map((entry) => (entry + shift) % n) as unknown as Table),
  );
const everybody = (n: number): number[] => Array.from({ length: n }, (_, bot) => bot);

describe('differences say how often pairs meet', () => {
  test.each<[number, BaseBlock[], number]>([
    [7, [[0, 1, 3, 6]], 2],
    [
      9,
      [
        [0, 1, 2, 7],
        [0, 2, 5, 6],
      ],
      3,
    ],
    [
      10,
      [
        [0, 2, 4, 9],
        [0, 3, 8, 9],
        [0, 3, 4, 6],
      ],
      4,
    ],
    [13, [[0, 1, 3, 9]], 1],
    [
      37,
      [
        [0, 4, 10, 22],
        [0, 7, 20, 36],
        [0, 9, 32, 35],
      ],
      1,
    ],
  ])('%i bots, base blocks %j: each pair %i times', (n, blocks, times) => {
    expect(measureSpreads(n, blocks).at(-1)).toBe(0);
    expect(new Set(countMeetings(develop(n, blocks), everybody(n)).values())).toEqual(new Set([times]));
  });

  test('the spread of differences is the spread of meetings, also for a half of an even field', () => {
    const blocks: BaseBlock[] = [
      [0, 1, 4, 6],
      [2, 3, 7, 6],
      [0, 4, 1, 5],
    ];
    for (const n of [8, 9, 10, 11]) {
      const counted = blocks.map((_, at) =>
        measureRange(countMeetings(develop(n, blocks.slice(0, at + 1)), everybody(n)).values()),
      );
      expect(measureSpreads(n, blocks)).toEqual(counted);
    }
  });
});

const SIZES = [5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 20, 25, 30, 32, 37, 50, 60, 64, 100, 200, 399, 400];

describe('found designs', () => {
  test.each(SIZES)('%i bots: after 1, 2, 3, 5 and 8 cycles no pair met more than once more than another', (n) => {
    // There is no cyclic design for 25 bots in which every pair meets exactly once.
    const asked = [1, 2, 3, 5, 8].filter((cycles) => !(n === 25 && cycles === 2));
    const spreads = asked.map((cycles) => measureSpreads(n, makeBaseBlocks(n, cycles)).at(-1)!);
    expect(Math.max(...spreads)).toBeLessThanOrEqual(1);
  });

  test('on the way no pair is ever more than two meetings ahead, and seldom more than one', () => {
    const spreads = SIZES.flatMap((n) => measureSpreads(n, makeBaseBlocks(n, 8)));
    expect(Math.max(...spreads)).toBeLessThanOrEqual(2);
    expect(spreads.filter((spread) => spread > 1).length).toBeLessThanOrEqual(0.05 * spreads.length);
  });

  test.each(SIZES)('%i bots: four different ones at a table, each once in each seat of a cycle', (n) => {
    const tables = develop(n, makeBaseBlocks(n, 1));
    expect(tables.filter((table) => new Set(table).size < 4)).toEqual([]);
    expect(new Set(countSeats(tables, everybody(n)).flat())).toEqual(new Set([1]));
  });

  test('four bots: Latin squares, and all 24 orders in six cycles', () => {
    const tables = develop(4, makeBaseBlocks(4, 6)).map((table) => table.join(''));
    expect(tables.slice(0, 4)).toEqual(['0132', '1203', '2310', '3021']);
    expect(new Set(tables).size).toBe(24);
  });

  test('the same design every time', () => {
    expect(makeBaseBlocks(20, 5)).toEqual(makeBaseBlocks(20, 5));
  });
});
