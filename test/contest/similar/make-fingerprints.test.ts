import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeFingerprints } from '../../../contest/similar/make-fingerprints.ts';
import type { Token } from '../../../contest/similar/tokenise-source.ts';

/** One token a line. */
const write = (words: readonly string[]): Token[] => words.map((text, at) => ({ text, line: at + 1 }));
const count = (length: number): string[] => Array.from({ length }, (_, at) => `w${at}`);
const hashesOf = (words: readonly string[]): string[] => [...makeFingerprints('a.py', write(words)).keys()];

test.each([
  [0, 0],
  [13, 0],
  [14, 1],
  // Up to eight neighbours give one fingerprint, that of the least hash.
  [21, 1],
])('a program of %i different tokens has so many fingerprints: %i', (tokens, fingerprints) => {
  expect(hashesOf(count(tokens))).toHaveLength(fingerprints);
});

test('a fingerprint stands for fourteen tokens, and says where they are', () => {
  expect([...makeFingerprints('a.py', write(count(14))).values()]).toEqual([{ file: 'a.py', from: 1, to: 14 }]);
  for (const { from, to } of makeFingerprints('a.py', write(count(200))).values()) expect(to - from).toBe(13);
});

test('of every eight neighbouring hashes the least is kept', () => {
  const words = count(80);
  // Fourteen tokens alone have one hash.
  const hashes = Array.from({ length: 80 - 14 + 1 }, (_, at) => hashesOf(words.slice(at, at + 14))[0]!);
  const least = Array.from({ length: hashes.length - 8 + 1 }, (_, at) => hashes.slice(at, at + 8).toSorted()[0]!);
  expect(new Set(hashesOf(words))).toEqual(new Set(least));
});

test('what is repeated is found where it begins', () => {
  const same = makeFingerprints('a.py', write(Array.from({ length: 40 }, () => 'x')));
  // All hashes are equal: the last of the first eight is taken.
  expect([...same.values()]).toEqual([{ file: 'a.py', from: 8, to: 21 }]);
});

test('two programs that share 21 tokens share a fingerprint, whatever stands around them', () => {
  const around = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(around, around, around, around, (before, after, otherBefore, otherAfter) => {
      const shared = count(21);
      const other = new Set(hashesOf([...otherBefore, ...shared, ...otherAfter]));
      expect(hashesOf([...before, ...shared, ...after]).some((hash) => other.has(hash))).toBe(true);
    }),
    { numRuns: 200 },
  );
});
