import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../engine/core/config-error.ts';
import type { RuleSet } from '../../../engine/core/game.ts';
import { checkSeed, parseSeed, type Seed } from '../../../engine/core/seed.ts';
import { errorsOf } from '../../contract/schemas.ts';

const TEXT_HINT = 'give 1 to 64 printable ASCII characters, with no space at either end';
const NUMBER_HINT = 'with the rule set "original" give a whole number from 0 to 2147483647';

test.each<[rules: RuleSet, typed: string, seed: Seed]>([
  ['text', '30', 30],
  ['text', '0', 0],
  ['text', '007', '007'],
  ['text', '-1', '-1'],
  ['text', '1e3', '1e3'],
  ['text', '9007199254740991', 9007199254740991],
  ['text', '9007199254740992', '9007199254740992'],
  ['text', 'final, table 4', 'final, table 4'],
  ['text', '~'.repeat(64), '~'.repeat(64)],
  ['original', '0', 0],
  ['original', '2147483647', 2147483647],
])('rules %s: "%s" is a seed', (rules, typed, seed) => {
  expect(parseSeed(rules, typed)).toBe(seed);
});

test.each<[rules: RuleSet, typed: string, message: string]>([
  ['text', '', 'the seed is empty'],
  ['text', ' ', 'the seed is " "'],
  ['text', 'a ', 'the seed is "a "'],
  ['text', '~'.repeat(65), 'the seed is a text of 65 characters'],
  ['text', 'x'.repeat(1_000_000), 'the seed is a text of 1000000 characters'],
  ['text', 'a\nb', String.raw`the seed is "a\u000ab"`],
  ['text', '\u001b[31mred', String.raw`the seed is "\u001b[31mred"`],
  ['text', 'Größe', String.raw`the seed is "Gr\u00f6\u00dfe"`],
  ['text', '\u202e1', String.raw`the seed is "\u202e1"`],
  ['original', '', 'the seed is empty'],
  ['original', 'x7', 'the seed is "x7"'],
  ['original', '-1', 'the seed is "-1"'],
  ['original', '007', 'the seed is "007"'],
  ['original', '1.5', 'the seed is "1.5"'],
  ['original', '2147483648', 'the seed is "2147483648"'],
])('rules %s: %j is refused', (rules, typed, message) => {
  const problem = failure(() => parseSeed(rules, typed));
  expect(problem).toEqual({ message, hint: rules === 'text' ? TEXT_HINT : NUMBER_HINT });
});

test.each<[rules: RuleSet, seed: Seed]>([
  ['text', -1],
  ['text', 1.5],
  ['text', Number.NaN],
  ['text', 1e300],
  ['original', '5'],
  ['original', -0.5],
  ['original', Infinity],
])('rules %s: a program that gives %j is told', (rules, seed) => {
  expect(() => checkSeed(rules, seed)).toThrow(`the seed is "${seed}"`);
});

describe('the schema of seeds', () => {
  const seeds = fc.oneof(
    fc.string({ maxLength: 70 }),
    fc.string({ maxLength: 70, unit: 'binary' }),
    fc.integer(),
    fc.double(),
  );

  test('says the same as the rule set text', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const isRight = failure(() => checkSeed('text', seed)) === undefined;
        expect(errorsOf('common.json#/definitions/seed', seed).length === 0).toBe(isRight);
      }),
    );
  });
});

function failure(action: () => unknown): { message: string; hint: string } | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { message: error.message, hint: error.hint };
  }
}
