import { expect, test } from 'vitest';
import { makeSeatings } from '../../../tournament/plan/make-seatings.ts';
import type { ByPlayer } from '../../../engine/core/players.ts';

const draw = (seatings: readonly Readonly<ByPlayer<number>>[]): string =>
  seatings.map((seats) => seats.join('')).join(' ');

test.each<[1 | 4, ByPlayer<number>, string]>([
  [4, [0, 1, 2, 3], '0132 1203 2310 3021'],
  [4, [7, 3, 9, 5], '7359 3975 9537 5793'],
  [1, [7, 3, 9, 5], '7395'],
])('with %i matches on a seed, the table %j sits as %s', (seats, table, expected) => {
  expect(draw(makeSeatings(table, seats))).toBe(expected);
});

test('each bot sits once in each seat, and once to the left of each other', () => {
  const seatings = makeSeatings<number>([0, 1, 2, 3], 4);
  const inSeat = seatings.flatMap((seats) => seats.map((bot, seat) => `${bot} in ${seat}`));
  const besides = seatings.flatMap((seats) => [0, 1, 2].map((seat) => `${seats[seat]} by ${seats[seat + 1]}`));
  expect(new Set(inSeat).size).toBe(16);
  expect(new Set(besides).size).toBe(12);
});
