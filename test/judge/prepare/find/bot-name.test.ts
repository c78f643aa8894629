import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName, distinguishNames } from '../../../../judge/prepare/find/bot-name.ts';
import { plainName } from '../../../../protocol/plain-name.ts';

test.each([
  ['dummy demo dummy dummy', 'dummy demo dummy#2 dummy#3'],
  ['a b c d', 'a b c d'],
  ['a a#2 a a', 'a a#2 a#3 a#4'],
])('%s are called %s', (names, distinct) => {
  expect(distinguishNames(names.split(' ')).join(' ')).toBe(distinct);
});

test('whatever they are called, no two are called alike, and the first of a name keeps it', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'a#2', 'b#3', ''), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(names, (given) => {
      const distinct = distinguishNames(given);
      expect(new Set(distinct).size).toBe(4);
      expect(distinct[0]).toBe(given[0]);
    }),
  );
});

test('a number does not count as letters of a name', () => {
  expect(checkName('twelve-chars#2')).toBe('twelve-chars#2');
  expect(() => checkName('thirteen-char')).toThrow('got 13 in');
  expect(plainName('Walker#3')).toBe('Walker');
});
