import { describe, expect, test } from 'vitest';
import { digestWithParameters } from '../../../../judge/prepare/digest.ts';
import { checkRanges, chooseValues } from '../../../../judge/prepare/find/parameters.ts';

const RANGES = {
  hungry: { min: 0, max: 101, step: 1, default: 80 },
  courage: { min: 0, max: 1, default: 0.5 },
  share: { min: 0.1, max: 0.9, step: 0.1, default: 0.3 },
};
const BOT = { name: 'mine', parameters: RANGES };

describe('the values of a bot', () => {
  test('are the usual ones, but for those that are asked for', () => {
    expect(chooseValues(BOT)).toEqual({ hungry: 80, courage: 0.5, share: 0.3 });
    expect(chooseValues(BOT, { hungry: 5, share: 0.7 })).toEqual({ hungry: 5, courage: 0.5, share: 0.7 });
    expect(chooseValues({ name: 'plain' })).toBeUndefined();
  });

  test.each([
    [{ hungry: 102 }, 'mine cannot have hungry = 102', '0 to 101 in steps of 1'],
    [{ hungry: 2.5 }, 'mine cannot have hungry = 2.5', '0 to 101 in steps of 1'],
    [{ courage: Number.NaN }, 'mine cannot have courage = NaN', '0 to 1'],
    [{ toString: 1 }, 'mine has no parameter "toString"', 'hungry, courage, share'],
  ])('%j is refused', (wanted, message, hint) => {
    expect(() => chooseValues(BOT, wanted)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(message), hint: expect.stringContaining(hint) }),
    );
  });
});

test.each([
  ['min above max', { min: 2, max: 1, default: 1 }, 'min 2 is above max 1'],
  ['a default outside', { min: 0, max: 1, default: 2 }, 'the default 2 is not 0 to 1'],
  ['a default between steps', { min: 0, max: 10, step: 5, default: 4 }, 'the default 4 is not 0 to 10 in steps of 5'],
])('a bot.json with %s is refused', (_, range, problem) => {
  expect(() => checkRanges('mine', { x: range })).toThrow(`mine/bot.json: parameter "x": ${problem}`);
});

test('other values are another bot, in whatever order they are named', () => {
  const digest = `sha256:${'1'.repeat(64)}`;
  const other = digestWithParameters(digest, { a: 1, b: 2 });
  expect(other).not.toBe(digest);
  expect(digestWithParameters(digest, { b: 2, a: 1 })).toBe(other);
  expect(digestWithParameters(digest, { a: 1, b: 3 })).not.toBe(other);
  expect([digestWithParameters(digest, undefined), digestWithParameters(digest, {})]).toEqual([digest, digest]);
});
