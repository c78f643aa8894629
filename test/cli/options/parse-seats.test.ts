import { expect, test } from 'vitest';
import { parseSeats } from '../../../cli/options/parse-seats.ts';

test.each<[args: string[], seats: [number, string][]]>([
  [[], []],
  [['0=./mine'], [[0, './mine']]],
  [
    ['3=demo', '1=python3 my=bot.py'],
    [
      [3, 'demo'],
      [1, 'python3 my=bot.py'],
    ],
  ],
  [['2=Riddick=./mine'], [[2, 'Riddick=./mine']]],
])('%j', (args, seats) => {
  expect([...parseSeats(args)]).toEqual(seats);
});

const EXAMPLE = 'for example: 0=./mine';

test.each<[args: string[], problem: string, hint: string]>([
  [['./mine'], 'invalid seat: expected a player and a bot, got "./mine"', EXAMPLE],
  [['7=./x'], 'invalid seat: expected a player from 0 to 3, got "7" in "7=./x"', EXAMPLE],
  [['=./x'], 'invalid seat: expected a player from 0 to 3, got "" in "=./x"', EXAMPLE],
  [['0='], 'invalid seat: expected a bot after "=", got "0="', EXAMPLE],
  [['0= '], 'invalid seat: expected a bot after "=", got "0= "', EXAMPLE],
  [['0=a', '0=b'], 'player 0 is given two bots', 'give it one'],
])('%j is refused', (args, message, hint) => {
  expect(() => parseSeats(args)).toThrow(expect.objectContaining({ message, hint }));
});
