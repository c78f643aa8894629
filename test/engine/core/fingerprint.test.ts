import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fingerprint } from '../../../engine/core/fingerprint.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const wordsOf = (words: ArrayLike<number>): string => new Fingerprint().words(words).toString();
const textOf = (text: string): string => new Fingerprint().text(text).toString();

// They stand in replays: when they change, old replays can no longer be verified.
describe('these fingerprints never change', () => {
  test('of nothing', () => expect(new Fingerprint().toString()).toBe('b7ef843871a1edff'));
  test('of words', () => expect(wordsOf([1, 2, 3])).toBe('4fb2b8e74f10c063'));
  test('of words at the ends of their range', () => expect(wordsOf([-1, 0, 2147483647])).toBe('f51e4b2af6decce4'));
  test('of text', () => expect(textOf('minions')).toBe('8a3aa3cdd06c16f0'));
  test('of words and text', () => {
    expect(new Fingerprint().words([1, 2]).text('ab').toString()).toBe('68dd248495f21c65');
  });
});

test('it has 16 hex digits', () => {
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(wordsOf(words)).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});

test('it changes when any one word changes', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.nat(), word, (words, place, other) => {
      const index = place % words.length;
      fc.pre(words[index] !== other);
      expect(wordsOf(words.with(index, other))).not.toBe(wordsOf(words));
    }),
  );
});

test('it changes when any one bit changes', () => {
  const words = new Int32Array(100).map((_, index) => index * index);
  const before = wordsOf(words);
  for (let bit = 0; bit < 3200; bit++) {
    words[bit >> 5]! ^= 1 << (bit & 31);
    expect(wordsOf(words)).not.toBe(before);
    words[bit >> 5]! ^= 1 << (bit & 31);
  }
});

test('it changes when one letter changes', () => {
  expect(new Set(['', 'a', 'b', 'ab', 'ba', 'aa', 'a\0', 'ä'].map(textOf)).size).toBe(8);
});

test('it changes when two words change places', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      fc.pre(a !== b);
      expect(wordsOf([a, b])).not.toBe(wordsOf([b, a]));
    }),
  );
});

test('more zeros are another fingerprint', () => {
  const lengths = Array.from({ length: 50 }, (_, length) => length);
  expect(new Set(lengths.map((length) => wordsOf(new Int32Array(length)))).size).toBe(50);
});

test('it is the same for a list and for a typed array', () => {
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(wordsOf(Int32Array.from(words))).toBe(wordsOf(words));
    }),
  );
});
