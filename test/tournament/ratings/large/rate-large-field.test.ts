// The ratings of large fields against those of small ones, where both can be computed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byPlayer, type ByPlayer } from '../../../../engine/core/players.ts';
import { rateLargeField } from '../../../../tournament/ratings/large/rate-large-field.ts';
import type { PlayedTable } from '../../../../tournament/ratings/played-table.ts';
import { rateBots, type RatedField } from '../../../../tournament/ratings/rate-bots.ts';
import { makeChance } from '../../../../bench/statistics/simulate.ts';

/** Places with ties, as "1 2 2 4". */
const PLACES = fc
  .array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 })
  .map((scores): ByPlayer<number> => byPlayer((seat) => 1 + scores.filter((score) => score > scores[seat]!).length));

const FIELD = fc.integer({ min: 4, max: 12 }).chain((bots) =>
  fc.record({
    bots: fc
      .array(fc.boolean(), { minLength: bots, maxLength: bots })
      .map((ranked) => ranked.map((isRanked, at) => ({ id: `e${at}`, isRanked }))),
    tables: fc.array(
      fc
        .tuple(fc.shuffledSubarray([...Array(bots).keys()], { minLength: 4, maxLength: 4 }), PLACES, fc.nat(20))
        .map(([seats, places, block]): PlayedTable => ({
          block,
          seats: byPlayer((seat) => `e${seats[seat]}`),
          places,
        })),
      { maxLength: 60 },
    ),
    anchor: fc.constantFrom(undefined, 'e1'),
  }),
);

const listPoints = (rows: readonly { bot: string; points: number }[]): Map<string, number> =>
  new Map(rows.map(({ bot, points }) => [bot, points]));

/** To six digits. */
function expectSame(field: RatedField): void {
  const dense = listPoints(rateBots(field).rows);
  for (const { bot, points } of rateLargeField(field).rows)
    expect(Math.abs(points - dense.get(bot)!)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(points)));
}

test('the points are those of small fields to six digits, with ties, house bots and an anchor', () => {
  fc.assert(fc.property(FIELD, expectSame), { numRuns: 60 });
});

test('it does not matter where the fit begins', () => {
  fc.assert(
    fc.property(FIELD, fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { maxLength: 12 }), (field, worths) => {
      const start = new Map(worths.map((worth, at) => [`e${at}`, worth]));
      const cold = listPoints(rateLargeField(field).rows);
      for (const { bot, points } of rateLargeField({ ...field, start }).rows)
        expect(points).toBeCloseTo(cold.get(bot)!, 5);
    }),
    { numRuns: 20 },
  );
});

/** Bots in the order of their strength, who meet others near them, and a few who are far. */
function playField(bots: number, matchesEach: number): RatedField {
  const chance = makeChance(7);
  const worths = Array.from({ length: bots }, (_, at) => 4 - (8 * at) / bots);
  const tables = Array.from({ length: (bots * matchesEach) / 4 }, (_, match): PlayedTable => {
    const reach = match % 10 === 0 ? bots : 8;
    const seats = new Set([match % bots]);
    while (seats.size < 4) {
      const rival = (match % bots) + Math.floor((chance() - 0.5) * 2 * reach);
      if (rival >= 0 && rival < bots) seats.add(rival);
    }
    const list = [...seats];
    const times = list.map((bot) => -Math.log(1 - chance()) / Math.exp(worths[bot]!));
    return {
      block: match,
      seats: byPlayer((seat) => `e${list[seat]}`),
      places: byPlayer((seat) => 1 + times.filter((time) => time < times[seat]!).length),
    };
  });
  return { bots: worths.map((_, at) => ({ id: `e${at}`, isRanked: true })), tables };
}

describe('a field of 200', () => {
  const field = playField(200, 40);
  const dense = rateBots(field).rows;
  const large = new Map(rateLargeField(field).rows.map((row) => [row.bot, row]));

  test('has the same points and ranks', () => {
    for (const { bot, points, rank, matches, meanRank } of dense) {
      expect(large.get(bot)).toMatchObject({ rank, matches, meanRank });
      expect(large.get(bot)!.points).toBeCloseTo(points, 5);
    }
  });

  test('has errors within a tenth', () => {
    const ratios = dense.map(({ bot, error }) => large.get(bot)!.error / error);
    expect(Math.min(...ratios)).toBeGreaterThan(0.9);
    expect(Math.max(...ratios)).toBeLessThan(1.1);
  });

  test('has ranges of ranks that are wider on the whole', () => {
    const sum = (rows: typeof dense): number =>
      rows.reduce((all, { rankRange }) => all + rankRange![1] - rankRange![0], 0);
    expect(sum([...large.values()])).toBeGreaterThanOrEqual(sum(dense));
  });
});
