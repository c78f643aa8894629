import { expect, test } from 'vitest';
import { parseSeats } from '../../../cli/options/parse-seats.ts';

test.each<[words: string[], seats: [number, string][]]>([
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
])('%j', (words, seats) => {
  expect([...parseSeats(words)]).toEqual(seats);
});

test.each<[words: string[], problem: string]>([
  [['./mine'], '"./mine" does not say whose place it takes'],
  [['7=./x'], 'there is no player "7" in "7=./x"'],
  [['=./x'], 'there is no player "" in "=./x"'],
  [['0='], '"0=" names no bot'],
  [['0= '], '"0= " names no bot'],
  [['0=a', '0=b'], 'player 0 is given two bots'],
])('%j is refused', (words, problem) => {
  expect(() => parseSeats(words)).toThrow(problem);
});
