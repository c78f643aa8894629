import { expect, test } from 'vitest';
import { byPlayer } from '../../../engine/core/players.ts';
import { makeSeriesSummary } from '../../../cli/show/make-series-summary.ts';
import { planSeries } from '../../../tournament/series/plan-series.ts';
import { summariseSeries, type SeriesResult } from '../../../tournament/series/summarise-series.ts';
import type { MatchResult } from '../../../protocol/types/match/result.ts';

const NAMES = ['mine', 'dummy', 'demo', 'demo'];
const plan = planSeries(
  { game: 'crematoria', seats: byPlayer((bot) => ({ bot: { source: NAMES[bot]! } })) },
  8,
  '7'.repeat(64),
);

test('every bot sits in every seat equally often, on seeds of their own', () => {
  for (const bot of [0, 1, 2, 3]) {
    expect(plan.map(({ seating }) => seating.indexOf(bot)).sort((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  }
  expect(new Set(plan.map(({ job }) => job.seed)).size).toBe(8);
  expect(plan[1]!.job.seats.map(({ bot }) => bot.source)).toEqual(plan[1]!.seating.map((bot) => NAMES[bot]));
});

/** A match as text: the points of the four bots, and who went out. */
function makeResult(number: number, points: number[], fault?: number): SeriesResult {
  const { seating } = plan[number - 1]!;
  const seats = seating.map((bot) => ({
    score: points[bot]!,
    place: 1 + points.filter((other) => other > points[bot]!).length,
    verdict: bot === fault ? { code: 'crashed' } : null,
  }));
  return { number, seating, result: { seed: `seed ${number}`, seats } as unknown as MatchResult };
}

// In whatever order they were played.
const summary = summariseSeries(NAMES, [
  makeResult(3, [5, 40, 30, 20]),
  makeResult(1, [50, 40, 30, 20]),
  makeResult(2, [30, 40, 20, 10]),
  makeResult(4, [0, 90, 30, 20], 0),
]);

test('a table, and the matches lost worst with how to look at them', () => {
  expect(makeSeriesSummary(summary, (match) => `series/${match}.jsonl.gz`)).toBe(`\
bot    mean place  mean points     ±  first  second  third  fourth  faults
mine         2.75         21.3  22.8      1       1      0       2  1 crashed
dummy        1.25         52.5  24.5      3       1      0       0  0
demo         2.50         27.5   4.9      0       2      2       0  0
demo         3.50         17.5   4.9      0       0      2       2  0

The matches that mine lost worst:
  place 4, 90 points behind, crashed: minions view series/4.jsonl.gz
  place 4, 35 points behind: minions view series/3.jsonl.gz
  place 2, 10 points behind: minions view series/2.jsonl.gz
`);
});
