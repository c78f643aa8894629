import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ByPlayer } from '../../../engine/core/players.ts';
import type { PlayedTable } from '../../../tournament/ratings/played-table.ts';
import { makePlan } from '../../../tournament/plan/make-plan.ts';
import { rateBots } from '../../../tournament/ratings/rate-bots.ts';
import type { Ratings } from '../../../tournament/ratings/ratings.ts';
import { defineExample } from '../plan/example-definition.ts';
import { makeChance, simulateBlocks } from '../../../bench/statistics/simulate.ts';

/** "1: abcd 1234" is a match of block 1: who sat where, and who came where. A letter is a bot. */
const parseTables = (text: string): PlayedTable[] =>
  text.split(', ').map((match) => {
    const [, block, seats, places] = /^(\d+): (\w{4}) (\d{4})$/.exec(match)!;
    return {
      block: Number(block),
      seats: [...seats!].map((letter) => String(letter.charCodeAt(0) - 97)) as ByPlayer<string>,
      places: [...places!].map(Number) as ByPlayer<number>,
    };
  });
/** Bots are called by their numbers. */
const rateAll = (isRanked: readonly boolean[], tables: readonly PlayedTable[], anchor?: string): Ratings =>
  rateBots({ bots: isRanked.map((ranked, bot) => ({ id: String(bot), isRanked: ranked })), tables, anchor });
const rate = (isRanked: readonly boolean[], tables: string): Ratings =>
  rateAll(isRanked, tables === '' ? [] : parseTables(tables));
/** How sure it is that the first is the better one. */
const compare = ({ rows, superiority }: Ratings, first: string, second: string): number => {
  const [row, column] = [first, second].map((bot) => rows.findIndex((row) => row.bot === bot));
  return superiority[row!]![column!]!;
};
/** "a 1, b 2–3" : ranks with their ranges; bots without a rank in brackets. */
const draw = ({ rows }: Ratings): string =>
  rows
    .map(({ bot, rank, rankRange }) => {
      const name = String.fromCodePoint(97 + Number(bot));
      return rank === null ? `(${name})` : `${name} ${rank} in ${rankRange!.join('–')}`;
    })
    .join(', ');
const four = [true, true, true, true];
const repeat = (match: string, times: number): string =>
  Array.from({ length: times }, (_, at) => `${at + 1}: ${match}`).join(', ');

const simulated = (bots: number, cycles: number, step: number, seed = 1): PlayedTable[] => {
  const { blocks } = makePlan(defineExample(bots, { kind: 'round-robin', cycles }));
  const worths = Array.from({ length: bots }, (_, bot) => -step * bot);
  return simulateBlocks(blocks, { worths, luckOfSeed: 0.5, tieWithin: 0.1 }, makeChance(seed));
};

describe('a sensible answer whatever was played', () => {
  test.each<[string, boolean[], string, string, boolean]>([
    ['nothing', four, '', 'a 1 in 1–4, b 1 in 1–4, c 1 in 1–4, d 1 in 1–4', false],
    ['no bots', [], '', '', false],
    ['one bot only', [true], '', 'a 1 in 1–1', false],
    ['one bot with the house', [true, false, false, false], '1: abcd 2134', 'a 1 in 1–1, (b), (c), (d)', true],
    ['one match', four, '1: abcd 1234', 'a 1 in 1–4, b 2 in 1–4, c 3 in 1–4, d 4 in 1–4', true],
    ['all ties', four, repeat('abcd 1111', 9), 'a 1 in 1–4, b 1 in 1–4, c 1 in 1–4, d 1 in 1–4', false],
    ['only two ever tie', four, repeat('abcd 1134', 40), 'a 1 in 1–2, b 1 in 1–2, c 3 in 3–3, d 4 in 4–4', true],
    ['the same every time', four, repeat('abcd 1234', 400), 'a 1 in 1–1, b 2 in 2–2, c 3 in 3–3, d 4 in 4–4', true],
    [
      'a circle',
      four,
      '1: abcd 1234, 2: abcd 4123, 3: abcd 3412, 4: abcd 2341',
      'a 1 in 1–4, b 1 in 1–4, c 1 in 1–4, d 1 in 1–4',
      false,
    ],
    [
      'somebody never played',
      [...four, true],
      '1: abcd 1234, 2: abcd 4123, 3: abcd 3412, 4: abcd 2341',
      'a 1 in 1–5, b 1 in 1–5, c 1 in 1–5, d 1 in 1–5, e 1 in 1–5',
      false,
    ],
  ])('%s', (_, isRanked, tables, expected, neededGhost) => {
    const ratings = rate(isRanked, tables);
    expect(draw(ratings)).toBe(expected);
    expect(ratings.neededGhost).toBe(neededGhost);
    const numbers = ratings.rows.flatMap(({ points, error }) => [points, error]);
    expect([...numbers, ...ratings.superiority.flat()].filter((value) => !Number.isFinite(value))).toEqual([]);
  });

  test('a bot that never played is known worst', () => {
    const { rows } = rate([...four, true], '1: abcd 1234, 2: dcba 1234');
    const never = rows.find(({ bot }) => bot === '4')!;
    expect(never).toMatchObject({ matches: 0, meanRankPoints: null });
    expect(never.error).toBeGreaterThan(300);
  });

  test('a bot that won every time is not known exactly', () => {
    const ratings = rate(four, repeat('abcd 1234', 12));
    expect(ratings.rows[0]!.error).toBeGreaterThan(100);
    expect(compare(ratings, '0', '1')).toBeGreaterThan(0.9);
    expect(compare(ratings, '0', '1')).toBeLessThan(0.9999);
  });

  test('fields that never met are named, and nothing is sure between them', () => {
    const one = repeat('abcd 1234', 60) + ', ' + repeat('abcd 4321', 20);
    const ratings = rate([...four, ...four], `${one}, ${one.replaceAll('abcd', 'efgh')}`);
    expect(ratings.fields).toEqual([
      ['0', '1', '2', '3'],
      ['4', '5', '6', '7'],
    ]);
    expect(ratings.neededGhost).toBe(true);
    expect(compare(ratings, '0', '3')).toBeGreaterThan(0.999);
    expect(compare(ratings, '0', '7')).toBeLessThan(0.95);
  });
});

describe('points', () => {
  const tables = simulated(8, 6, 0.4);
  const ranked = Array<boolean>(8).fill(true);

  test('the mean of ranked bots is 0, and the house has no part in it', () => {
    const isRanked = ranked.map((_, bot) => bot !== 2 && bot !== 5);
    const { rows } = rateAll(isRanked, tables);
    const points = rows.filter(({ rank }) => rank !== null).map((row) => row.points);
    expect(points).toHaveLength(6);
    expect(points.reduce((sum, each) => sum + each)).toBeCloseTo(0, 4);
    expect(rows.slice(6).map(({ bot, rank, tier }) => [bot, rank, tier])).toEqual([
      ['2', null, null],
      ['5', null, null],
    ]);
  });

  test('a bot that is fixed has 0 points and no error, and all differences stay', () => {
    const free = rateAll(ranked, tables);
    const fixed = rateAll(ranked, tables, '3');
    const three = fixed.rows.find(({ bot }) => bot === '3')!;
    expect([three.points, three.error]).toEqual([0, 0]);
    const zero = free.rows.find(({ bot }) => bot === '3')!.points;
    for (const [at, row] of free.rows.entries()) expect(fixed.rows[at]!.points).toBeCloseTo(row.points - zero, 4);
    expect(compare(fixed, '0', '1')).toBeCloseTo(compare(free, '0', '1'), 9);
  });

  test('400 points more are odds of ten to one', () => {
    const { rows } = rate([true, true, false, false], `${repeat('abcd 1234', 1000)}, ${repeat('abcd 2134', 100)}`);
    expect(rows[0]!.points - rows[1]!.points).toBeCloseTo(400, -1);
  });

  test('who is better has the better half of the pair', () => {
    const { rows, superiority } = rateAll(ranked, tables);
    for (const [better, { points }] of rows.entries()) {
      for (const [worse, { points: less }] of rows.entries()) {
        expect(superiority[better]![worse]! + superiority[worse]![better]!).toBeCloseTo(1, 12);
        if (points > less) expect(superiority[better]![worse]).toBeGreaterThan(0.5);
      }
    }
  });

  test('mean rank points beside, with the rank they would give', () => {
    // a beats weak rivals, b comes second among strong ones.
    const text = `${repeat('acde 1234', 8)}, ${repeat('bfgh 2134', 8)}, ${repeat('fcde 1234', 8)}`;
    const { rows } = rate(Array<boolean>(8).fill(true), text);
    const find = (bot: number): unknown =>
      rows.filter((row) => row.bot === String(bot)).map((row) => row.meanRankPoints);
    expect([find(0), find(1), find(5)]).toEqual([[1], [2 / 3], [1]]);
    expect(rows.map(({ meanRank }) => meanRank)).toContain(1);
    expect(rows.find(({ bot }) => bot === '0')!.meanRank).toBe(1);
  });
});

test('the order of the tables does not change a byte', () => {
  const tables = simulated(9, 2, 0.3);
  const isRanked = Array.from({ length: 9 }, (_, bot) => bot !== 4);
  const expected = rateAll(isRanked, tables);
  const indexed = fc.shuffledSubarray([...tables.keys()], { minLength: tables.length });
  fc.assert(
    fc.property(indexed, (order) => {
      const again = rateAll(
        isRanked,
        order.map((at) => tables[at]!),
      );
      const pulls = order.map((at) => expected.pulls[at]);
      expect(JSON.stringify(again)).toBe(JSON.stringify({ ...expected, pulls }));
    }),
    { numRuns: 20 },
  );
});

test('a pull is about what a rating loses without that match', () => {
  const tables = simulated(8, 6, 0.3);
  const isRanked = Array<boolean>(8).fill(true);
  const { pulls, rows } = rateAll(isRanked, tables);
  for (const left of [0, 17, 100]) {
    const without = rateAll(isRanked, tables.toSpliced(left, 1));
    for (const [seat, bot] of tables[left]!.seats.entries()) {
      const change = rows.find((row) => row.bot === bot)!.points - without.rows.find((row) => row.bot === bot)!.points;
      expect(Math.abs(pulls[left]![seat]! - change)).toBeLessThan(0.1 * Math.abs(change) + 0.3);
    }
  }
});

test('strong bots come first, in tiers, and every rank lies in its range', () => {
  const { rows } = rateAll(Array<boolean>(12).fill(true), simulated(12, 10, 0.5));
  for (const { bot, rank, rankRange } of rows) {
    expect(Math.abs(rank! - 1 - Number(bot))).toBeLessThanOrEqual(2);
    expect(rank).toBeGreaterThanOrEqual(rankRange![0]);
    expect(rank).toBeLessThanOrEqual(rankRange![1]);
  }
  const tiers = rows.map(({ tier }) => tier!);
  expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
  expect(tiers.at(-1)).toBeGreaterThan(3);
});
