import { expect, test } from 'vitest';
import { chooseTable, MAX_WAIT_MS, type LadderBot, type LadderView } from '../../../contest/ladder/choose-table.ts';
import { hashLabel } from '../../../tournament/plan/block-seed.ts';
import { simulateArrivals } from '../../../bench/ladder/simulate-arrivals.ts';
import { simulateLadder } from '../../../bench/ladder/simulate-ladder.ts';
import { findMean } from '../../../tournament/ratings/find-mean.ts';

const makeBot = (id: string, changes: Partial<LadderBot> = {}): LadderBot => ({
  id,
  person: `person of ${id}`,
  matches: 100,
  since: { matches: 40, block: 40 },
  lastAt: 0,
  rating: 0,
  seats: [0, 0, 0, 0],
  ...changes,
});

const HOUSE = ['h1', 'h2', 'h3'].map((id) => makeBot(id, { person: null }));

const makeView = (bots: readonly LadderBot[], changes: Partial<LadderView> = {}): LadderView => ({
  bots: [...bots, ...HOUSE],
  block: 200,
  now: 0,
  burst: 40,
  findMeetings: () => 0,
  draw: (label) => hashLabel('0'.repeat(64), label),
  ...changes,
});

const field = (count: number, change: (at: number) => Partial<LadderBot> = () => ({})): LadderBot[] =>
  Array.from({ length: count }, (_, at) => makeBot(`e${at}`, { rating: -10 * at, ...change(at) }));

test('nobody plays when nobody is there', () => expect(chooseTable(makeView([]))).toBeUndefined());

test('who is alone plays its burst against the house, and rests then', () => {
  expect(chooseTable(makeView([makeBot('e1', { matches: 0 })]))?.toSorted()).toEqual(['e1', 'h1', 'h2', 'h3']);
  expect(chooseTable(makeView([makeBot('e1', { matches: 40 })]))).toBeUndefined();
});

test('house bots take the chairs that are left', () => {
  expect(
    chooseTable(makeView([makeBot('e1'), makeBot('e2'), makeBot('e3')]))?.filter((id) => id.startsWith('h')),
  ).toHaveLength(1);
});

test.each<[rule: string, change: (at: number) => Partial<LadderBot>]>([
  ['the smallest share comes first', (at) => ({ matches: at === 7 ? 60 : 100 })],
  [
    'who waited an hour comes first',
    (at) => ({ lastAt: at === 7 ? -MAX_WAIT_MS - 1 : 0, matches: at === 3 ? 0 : 100 }),
  ],
  ['a new version comes before all others', (at) => ({ matches: at === 7 ? 39 : at === 3 ? 50 : 100 })],
  ['of new versions, the one with fewest matches', (at) => ({ matches: at === 7 ? 3 : at < 5 ? 20 : 100 })],
  [
    'new versions share by person',
    (at) => ({ matches: at === 7 ? 9 : at < 3 ? 5 : 100, ...(at < 3 ? { person: 'one' } : {}) }),
  ],
])('%s', (_, change) => expect(chooseTable(makeView(field(12, change)))).toContain('e7'));

test('rivals are near in rank, above and below', () => {
  const table = chooseTable(makeView(field(40, (at) => ({ matches: at === 20 ? 60 : 100 }))))!;
  const rivals = table.filter((id) => id !== 'e20').map((id) => Number(id.slice(1)));
  expect(rivals.every((at) => Math.abs(at - 20) <= 5)).toBe(true);
  expect(rivals.some((at) => at < 20) && rivals.some((at) => at > 20)).toBe(true);
});

test('those come first whom it has met least', () => {
  const view = makeView(
    field(9, (at) => ({ matches: at === 4 ? 60 : 100 })),
    {
      findMeetings: (a, b) => ([a, b].includes('e4') && ![a, b].some((id) => ['e1', 'e2', 'e8'].includes(id)) ? 5 : 0),
    },
  );
  expect(chooseTable(view)!.toSorted()).toEqual(['e1', 'e2', 'e4', 'e8']);
});

test('nobody meets bots of the same person while there are others', () => {
  const bots = field(8, (at) => ({ person: at < 4 ? 'one' : `person ${at}`, matches: at === 0 ? 60 : 100 }));
  const table = chooseTable(makeView(bots))!;
  expect(table.filter((id) => ['e0', 'e1', 'e2', 'e3'].includes(id))).toEqual(['e0']);
});

test('everybody sits where they sat least', () => {
  const seats = [
    [9, 9, 9, 0],
    [9, 9, 0, 9],
    [9, 0, 9, 9],
    [0, 9, 9, 9],
  ] as const;
  expect(
    chooseTable(makeView(field(4, (at) => ({ seats: [...seats[at]!] as [number, number, number, number] })))),
  ).toEqual(['e3', 'e2', 'e1', 'e0']);
});

test('simulated: even, balanced, and ranks that are nearer to the truth than those of random tables', () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const runs = seeds.map((seed) => simulateLadder({ bots: 30, matchesEach: 40, pairing: 'ladder', seed }));
  const random = seeds.map((seed) => simulateLadder({ bots: 30, matchesEach: 40, pairing: 'random', seed }));
  for (const { matches, seats } of runs) {
    expect(Math.max(...matches) / Math.min(...matches)).toBeLessThanOrEqual(1.2);
    expect(Math.max(...seats.map((row) => Math.max(...row) - Math.min(...row)))).toBeLessThanOrEqual(3);
  }
  const errors = runs.flatMap((run) => run.errors).sort((a, b) => a - b);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThanOrEqual(3);
  expect(sum(errors)).toBeLessThan(sum(random.flatMap((run) => run.errors)));
});

test.each([10, 40])('simulated: while others submit, equally old versions get equally much, burst %i', (burst) => {
  const surge = { before: 5, submissions: 20, seconds: 120, slots: 2, matchSeconds: 2, burst };
  const { oldest, toFirstMatch } = simulateArrivals({ ...surge, seed: 1 });
  expect(Math.max(...oldest) / Math.min(...oldest)).toBeLessThanOrEqual(1.2);
  expect(Math.max(...toFirstMatch)).toBeLessThanOrEqual(6);
});

test('error bars of equal bots hold: luck does not only meet luck', () => {
  const seeds = [1, 2, 3, 4];
  const runs = seeds.map((seed) => simulateLadder({ bots: 30, matchesEach: 16, pairing: 'ladder', seed, spread: 0 }));
  // Between 50 and 60 % when bots met by their ratings.
  expect(findMean(runs.map(({ covered }) => covered))).toBeGreaterThan(0.88);
});
