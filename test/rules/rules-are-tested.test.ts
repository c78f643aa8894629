import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { findCitations, findProblems, type Rule } from './check-rules.ts';

const tests = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, tests), 'utf8');

const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  // This file cites rules that do not exist.
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('rules-are-tested.test.ts'));
const citations = new Set(files.flatMap((file) => findCitations(read(file))));

test.each(GAMES.map(({ id }) => id))('every rule of %s is cited by a test, and every citation is a rule', (game) => {
  const file = `rules/${game}.json`;
  expect(existsSync(new URL(file, tests)), `test/${file} lists the rules of ${game}`).toBe(true);
  const rules = JSON.parse(read(file)) as Rule[];
  expect(rules.length).toBeGreaterThan(0);
  expect(findProblems(game, rules, citations)).toEqual([]);
});

test('nothing is cited of a game that does not exist', () => {
  const games = new Set<string>(GAMES.map(({ id }) => id));
  expect([...citations].filter((citation) => !games.has(citation.split(':')[0]!))).toEqual([]);
});

describe('finding citations', () => {
  test.each([
    ['of a test', `test('a [x:one] b [x:two]', () => {});`, ['x:one', 'x:two']],
    ['of a group', `describe("[x:one]", () => {});`, ['x:one']],
    ['of a table', 'test.each([1, 2])(`%i [x:one]`, () => {});', ['x:one']],
    ['on the next line', `test(\n  'it’s [x:one]',\n  () => {});`, ['x:one']],
    ['behind a quotation mark', `test('don\\'t [x:one]', () => {});`, ['x:one']],
    ['but not in a comment', `  // test('[x:one]', () => {});`, []],
    ['nor of a test that is skipped', `test.skip('[x:one]', () => {});`, []],
    ['nor of one that is still to be written', `test.todo('[x:one]');`, []],
    ['nor elsewhere in the code', `test('a', () => { const b = '[x:one]'; });`, []],
    ['nor what merely looks like one', `test('[x] [x:] [X:one] x:one', () => {});`, []],
  ])('%s', (_, source, expected) => {
    expect(findCitations(source)).toEqual(expected);
  });
});

describe('finding problems', () => {
  const one: Rule = { id: 'one', rule: 'One is one.', source: '000: paragraph 1' };
  const two: Rule = { id: 'two', rule: 'Two is two.', source: '000: paragraph 2' };
  const both = new Set(['x:one', 'x:two', 'y:three']);

  test.each([
    ['there is none', [one, two], both, []],
    ['a rule without a test', [one, two], new Set(['x:one', 'y:two']), ['no test cites [x:two]']],
    ['a citation without a rule', [one], both, ['a test cites [x:two], which is no rule']],
    ['two rules of the same name', [one, two, { ...two }], both, ['two rules are called two']],
    ['no sentence', [one, { ...two, rule: 'two' }], both, ['the rule two is not a sentence']],
    ['no source', [one, { ...two, source: 'somewhere' }], both, ['the source of two names no document']],
    ['no name', [{ ...one, id: 'One' }], new Set(['x:One']), ['"One" is not a name in kebab case']],
  ])('%s', (_, rules, cited, expected) => {
    expect(findProblems('x', rules, cited)).toEqual(expected);
  });
});
