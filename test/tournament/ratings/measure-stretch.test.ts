import { expect, test } from 'vitest';
import type { ByPlayer } from '../../../engine/core/players.ts';
import { fitTables, findWorthError, measureDifference } from '../../../tournament/ratings/fit-tables.ts';
import type { IndexedTable } from '../../../tournament/ratings/indexed-table.ts';
import { measureAssortment, measureStretch } from '../../../tournament/ratings/measure-stretch.ts';

/** "0123": a match of these bots, which ended in this order. */
const play = (...orders: string[]): IndexedTable[] =>
  orders.map((order, block) => ({
    block,
    seats: [...order].map(Number) as unknown as ByPlayer<number>,
    places: [1, 2, 3, 4],
  }));

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

// Of eight bots that lie evenly, 3.5 to −3.5, these sit together.
test.each([
  ['like sits with like', ['0123', '4567'], [3.5, 3.5, 3.5, 3.5, -3.5, -3.5, -3.5, -3.5], 0.9],
  ['with the next ones', ['0123', '4567'], [3.5, 2.5, 1.5, 0.5, -0.5, -1.5, -2.5, -3.5], 86 / 126 + 1 / 7],
  ['with halves of the others', ['0145', '2367'], [3.5, 2.5, 1.5, 0.5, -0.5, -1.5, -2.5, -3.5], 1 / 7 - 10 / 126],
  ['the best with the worst', ['0347', '1256'], [3.5, 2.5, 1.5, 0.5, -0.5, -1.5, -2.5, -3.5], 0],
  ['everybody is equal', ['0123', '4567'], [0, 0, 0, 0, 0, 0, 0, 0], 0],
  ['nobody played', [], [3, 2, 1, 0, 0, -1, -2, -3], 0],
])('how far rivals are alike: %s', (_, orders, worths, assortment) => {
  expect(measureAssortment(worths, play(...orders), EIGHT)).toBeCloseTo(assortment, 9);
});

test('all others as rivals are no rivals of one kind', () => {
  const worths = [2, 0.5, -1, -1.5];
  expect(measureAssortment(worths, play('0123'), [0, 1, 2, 3])).toBeCloseTo(0, 9);
});

test('house bots are rivals, and have no rating that anybody asks for', () => {
  const worths = [1, 0, -1, 3, 3, 3];
  const one = measureAssortment(worths, play('0345', '1345', '2345'), [0, 1, 2]);
  // Everybody has the same rivals: the slope is 0, and nobody is its own rival.
  expect(one).toBeCloseTo(1 / 2, 9);
});

const LUCKY = play('0246', '1357', '0123', '4567', '0123', '4567');
const WIDE = Array.from({ length: 60 }, () => LUCKY)
  .flat()
  .map((table, block) => ({ ...table, block }));

test('in a field of few results all of it may be luck, in one of many most of it is not', () => {
  const few = measureStretch(fitTables(8, LUCKY, EIGHT), LUCKY, EIGHT);
  const many = measureStretch(fitTables(8, WIDE, EIGHT), WIDE, EIGHT);
  expect(few).toBeGreaterThan(0.1);
  expect(many).toBeLessThan(few / 3);
  expect(many).toBeGreaterThan(0);
});

test('a bar gets as much longer as a rating may be stretched, and a difference counts for less', () => {
  const fit = fitTables(8, LUCKY, EIGHT);
  const stretched = { ...fit, stretch: 0.25 };
  for (const bot of EIGHT) {
    const more = 1.96 * (findWorthError(stretched, bot) - findWorthError(fit, bot));
    expect(more).toBeCloseTo(0.25 * Math.abs(fit.worths[bot]!), 9);
  }
  const [plain, less] = [fit, stretched].map((each) => measureDifference(each, 0, 7));
  expect(less!.difference).toBeCloseTo(0.75 * plain!.difference, 9);
  expect(less!.variance).toBe(plain!.variance);
});
