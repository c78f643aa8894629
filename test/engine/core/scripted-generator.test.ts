import { expect, test } from 'vitest';
import { highest, lowest, scripted } from './scripted-generator.ts';

test('the script is handed out in turn', () => {
  const rng = scripted(3, 1);
  expect([rng.left, rng.random(1, 4), rng.left, rng.random(1, 4), rng.left]).toEqual([2, 3, 1, 1, 0]);
});

test('a draw beyond the script fails', () => {
  expect(() => scripted().random(0, 7)).toThrow('draw 1, from 0 to 7, is not in the script');
});

test.each([0, 5])('%i is refused where 1 to 4 is asked for', (value) => {
  expect(() => scripted(value).random(1, 4)).toThrow(`the script says ${value} for draw 1, from 1 to 4`);
});

test('both ends of an interval', () => {
  expect([lowest().random(25, 50), highest().random(25, 50)]).toEqual([25, 50]);
});
