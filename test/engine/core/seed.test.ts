import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../engine/core/config-error.ts';
import type { RuleSet } from '../../../engine/core/game.ts';
import { checkSeed, parseSeed, type Seed } from '../../../engine/core/seed.ts';
import { errorsOf } from '../../contract/schemas.ts';

const EXPECTED = {
  text: '1 to 64 printable ASCII characters, with no space at either end',
  original: 'a whole number from 0 to 2147483647',
};

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

test.each<[rules: RuleSet, typed: string, got: string]>([
  ['text', '', '""'],
  ['text', ' ', '" "'],
  ['text', 'a ', '"a "'],
  ['text', '~'.repeat(65), '65 characters'],
  ['text', 'x'.repeat(1_000_000), '1000000 characters'],
  ['text', 'a\nb', String.raw`"a\u000ab"`],
  ['text', '\u001b[31mred', String.raw`"\u001b[31mred"`],
  ['text', 'Größe', String.raw`"Gr\u00f6\u00dfe"`],
  ['text', '\u202e1', String.raw`"\u202e1"`],
  ['original', '', '""'],
  ['original', 'x7', '"x7"'],
  ['original', '-1', '"-1"'],
  ['original', '007', '"007"'],
  ['original', '1.5', '"1.5"'],
  ['original', '2147483648', '"2147483648"'],
])('rules %s: %j is refused', (rules, typed, got) => {
  const problem = failure(() => parseSeed(rules, typed));
  expect(problem).toEqual({
    message: `invalid seed: expected ${EXPECTED[rules]}, got ${got}`,
    hint: 'for example: 30',
  });
});

test.each<[rules: RuleSet, seed: Seed]>([
  ['text', -1],
  ['text', 1.5],
  ['text', Number.NaN],
  ['text', 1e300],
  ['original', '5'],
  ['original', -0.5],
  ['original', Infinity],
])('rules %s: a program that gives %j gets an error', (rules, seed) => {
  expect(() => checkSeed(rules, seed)).toThrow(`, got "${seed}"`);
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
