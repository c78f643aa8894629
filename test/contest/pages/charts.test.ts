// Figures and pictures on pages of a contest, against values computed by hand.
import { expect, test } from 'vitest';
import { drawRatings } from '../../../contest/lab/draw-ratings.ts';
import { makeLeaderboard } from '../../../contest/pages/leaderboard-page.ts';
import type { Markup } from '../../../tournament/report/markup.ts';
import type { LeaderboardBot } from '../../../protocol/types/contest/leaderboard.ts';

const makeBot = (name: string, rating: number, more: Partial<LeaderboardBot> = {}): LeaderboardBot => ({
  name,
  owner: 'Ada',
  team: null,
  house: false,
  version: 1,
  matches: 20,
  rating,
  error: 50,
  rank: 1,
  rankRange: [1, 1],
  faults: 0,
  ...more,
});
const makeHouse = (name: string, rating: number): LeaderboardBot =>
  makeBot(name, rating, { house: true, owner: null, version: null, rank: null, rankRange: null });

const readAll = (page: string | Markup, pattern: RegExp): string[][] =>
  Array.from(
    (typeof page === 'string' ? page : page.text).replaceAll(/\s+/g, ' ').matchAll(pattern),
    ([, ...found]) => found as string[],
  );

const CIRCLES = /<circle cx="(.*?)" cy="(.*?)" r="4.5"> <title>(.*?)<\/title>/g;
const STEPS = /<line class="step" x1="(.*?)" x2="(.*?)" y1="(.*?)" y2="(.*?)"/g;
const TICKS =
  /<line class="(zero|tick)" x1="7%" x2="84%" y1="(.*?)" y2="(.*?)" \/> <text class="points" x="6%" y="(.*?)">(.*?)</g;
const LABELS = /<text class="version" x="(.*?)" y="254">(.*?)</g;
const HOUSES =
  /<line class="reference" x1="7%" x2="84%" y1="(.*?)" y2="(.*?)" \/> <text class="house" x="85%" y="(.*?)">(.*?)</g;

test('a rating by version: what a point is high, what a version is to the right', () => {
  const picture = drawRatings([
    makeBot('mine', 100, { version: 3 }),
    makeBot('mine', -100, { version: 1 }),
    makeBot('mine', 0, { version: 2 }),
    makeBot('mine', 900, { version: 4, matches: 0 }),
    makeHouse('demo', 10),
    makeHouse('dummy', 5),
  ]);
  const ticks = readAll(picture, TICKS);
  const y = (points: string): number => Number(ticks.find(([, , , , text]) => text === points)![1]);
  // A point is as high everywhere: the tick of 0 and one other give the scale.
  const [, low] = ticks[0]!;
  const lowest = Number(ticks[0]![4]!.replace('−', '-').replace('+', ''));
  const scale = (y('0') - Number(low)) / (0 - lowest);
  const yOf = (points: number): string => String(Math.round((y('0') + scale * points) * 10) / 10);
  expect(scale).toBeLessThan(0);
  for (const [, y1, y2, label] of ticks) expect([y2, label]).toEqual([y1, String(Number(y1) + 4)]);
  expect(ticks.filter(([kind]) => kind === 'zero').map(([, , , , text]) => text)).toEqual(['0']);
  // From 10 % to 81 % of the width.
  const circles = readAll(picture, CIRCLES);
  expect(circles.map(([x, , title]) => [x, title])).toEqual([
    ['10.00%', 'version 1: −100 ± 98'],
    ['45.50%', 'version 2: 0 ± 98'],
    ['81.00%', 'version 3: +100 ± 98'],
  ]);
  for (const [at, points] of [-100, 0, 100].entries())
    expect(Math.abs(Number(circles[at]![1]) - Number(yOf(points)))).toBeLessThan(0.3);
  const heights = circles.map(([, cy]) => cy);
  expect(readAll(picture, STEPS)).toEqual([
    ['10.00%', '45.50%', heights[0], heights[1]],
    ['45.50%', '81.00%', heights[1], heights[2]],
  ]);
  expect(readAll(picture, LABELS)).toEqual([
    ['10.00%', 'v1'],
    ['45.50%', 'v2'],
    ['81.00%', 'v3'],
  ]);
  // Names stand fourteen apart where lines do not.
  const houses = readAll(picture, HOUSES);
  expect(houses.map(([, , , name]) => name)).toEqual(['demo', 'dummy']);
  const [first, second] = houses as [string[], string[]];
  expect(Number(first[2])).toBeCloseTo(Number(first[0]) + 4, 5);
  expect(Number(second[2])).toBeCloseTo(Number(first[0]) + 14 + 4, 5);
  expect(picture.text).toContain('aria-label="Rating by version; version 3 has +100"');
});

test('one version stands in the middle; of many some have a number, the last one always; the first of very many are left out', () => {
  expect(readAll(drawRatings([makeBot('mine', 5)]), CIRCLES)[0]![0]).toBe('45.50%');
  const many = (count: number) =>
    drawRatings(Array.from({ length: count }, (_, at) => makeBot('mine', 0, { version: at + 1 })));
  expect(readAll(many(16), LABELS)).toHaveLength(16);
  const labels = readAll(many(20), LABELS).map(([, text]) => text);
  expect(labels).toEqual(['v2', 'v4', 'v6', 'v8', 'v10', 'v12', 'v14', 'v16', 'v18', 'v20']);
  const titles = readAll(many(70), CIRCLES).map(([, , title]) => title);
  expect([titles.length, titles[0]]).toEqual([60, 'version 11: 0 ± 98']);
  expect(drawRatings([makeHouse('demo', 3)]).text).toBe('');
});

test('a leaderboard has ranks, points with their error, and what ranks they could be', () => {
  const bots = [
    makeBot('wolf', 123.4, { rankRange: [1, 2], faults: 3, matches: 1234, owner: 'Ada <b>' }),
    makeBot('fox', -20, { rank: 2, rankRange: [2, 2], version: 7, owner: 'Red', team: 'Red' }),
    makeBot('new', 0, { rank: null, rankRange: null, matches: 0, version: null }),
    makeHouse('house-demo', 1),
  ];
  const page = makeLeaderboard({
    contest: 'winter',
    leaderboard: { at: null, matches: 1, bots },
    game: 'Crematoria',
    commitment: 'abc',
    matches: [],
    announcements: [],
    nameBot: (id) => id,
  });
  const rows = readAll(page, /<tr>(.*?)<\/tr>/g).map(([row]) =>
    row!
      .replaceAll(/<svg.*?<\/svg>/g, 'bar')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  expect(rows.slice(1)).toEqual([
    '1 wolf v1 Ada &lt;b&gt; bar +123 &plusmn; 98 1–2 1 234 3',
    '2 fox v7 Red bar −20 &plusmn; 98 2 20 0',
    '– new Ada not rated yet – – 0 0',
    '– house-demo the house bar +1 &plusmn; 98 – 20 0',
  ]);
  expect(page.text).toContain('3 bots, 1 match rated.');
  expect(page.text).not.toContain('No bot has passed the gate yet');
});
