import { expect, test } from 'vitest';
import { findFields, findParts } from '../../../tournament/ratings/win-graph.ts';

/** "a>bc" : a came first, b and c tied behind. */
const parse = (text: string): { block: number; groups: number[][] }[] =>
  text.split(' ').map((ranking) => ({
    block: 0,
    groups: ranking.split('>').map((group) => [...group].map((letter) => letter.charCodeAt(0) - 97)),
  }));

test.each([
  ['a>b', '0 1 2 3', 'ab'],
  ['a>b b>a', '0 0 1 2', 'ab'],
  ['ab', '0 0 1 2', 'ab'],
  ['a>b>c c>a', '0 0 0 1', 'abc'],
  ['a>b c>d', '0 1 2 3', 'ab cd'],
  ['ab cd', '0 0 1 1', 'ab cd'],
  ['ab>cd', '0 0 1 1', 'abcd'],
  ['a>b>c>d d>a', '0 0 0 0', 'abcd'],
])('%s: parts %s, fields %s', (text, parts, fields) => {
  expect(findParts(4, parse(text)).join(' ')).toBe(parts);
  const named = findFields(4, parse(text)).map((field) => field.map((bot) => 'abcd'[bot]).join(''));
  expect(named.join(' ')).toBe(fields);
});
