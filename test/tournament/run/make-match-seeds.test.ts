import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { digestEntrants, makeMatchSeeds } from '../../../tournament/run/make-match-seeds.ts';
import { makeDefinition } from '../made-records.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const NAMES = ['anna', 'bob', 'carl', 'dora'];
const TODAY = makeDefinition(NAMES, { seeds: 'by-match' });
const ORIGINAL = { ...TODAY, config: { rules: 'original', rounds: 10 } } as const;

/** As everybody can compute it. */
const hash = (label: string): string =>
  createHmac('sha256', Buffer.from(SECRET, 'hex')).update(label).digest('hex').slice(0, 32);

test('a map for each block, and a seed for each match, both from the secret and the list of entrants', () => {
  const list = digestEntrants(TODAY.entrants);
  expect(makeMatchSeeds(TODAY, SECRET, { block: 17, match: 3 })).toEqual({
    seed: hash(`match ${list} 17 3`),
    mapSeed: hash(`map ${list} 17`),
  });
});

test('no two matches of a tournament have the same seed, and no two blocks the same map', () => {
  const seeds = [1, 2, 3].flatMap((block) =>
    [1, 2, 3, 4].map((match) => makeMatchSeeds(TODAY, SECRET, { block, match })),
  );
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(12);
  expect(new Set(seeds.map(({ mapSeed }) => mapSeed)).size).toBe(3);
});

test('with the rules of the published games a block has one number', () => {
  const [one, two] = [1, 2].map((match) => makeMatchSeeds(ORIGINAL, SECRET, { block: 5, match }));
  expect(one).toEqual(two);
  expect(one).toEqual({ seed: expect.any(Number) });
});

test('a definition of before, and a comparison, has one seed for all matches of a block', () => {
  const before = makeDefinition(NAMES);
  const seeds = [1, 2].map((match) => makeMatchSeeds(before, SECRET, { block: 17, match }));
  expect(seeds).toEqual([{ seed: hash('block 17') }, { seed: hash('block 17') }]);
});

describe('the list of entrants', () => {
  test('is known by the SHA-256 of its JSON with fields in order', () => {
    const json = '[{"commitment":"1a","id":"e01"},{"commitment":"2b","id":"e02"}]';
    const entrants = [
      { id: 'e01', commitment: '1a' },
      { commitment: '2b', id: 'e02' },
    ];
    expect(digestEntrants(entrants)).toBe(createHash('sha256').update(json).digest('hex'));
  });

  test('gives other seeds when a bot is another, or in another place', () => {
    const [anna, bob, ...others] = TODAY.entrants;
    const lists = [
      TODAY.entrants,
      [bob!, anna!, ...others],
      [{ ...anna!, commitment: '9'.repeat(64) }, bob!, ...others],
    ];
    const seeds = lists.map((entrants) => makeMatchSeeds({ ...TODAY, entrants }, SECRET, { block: 1, match: 1 }).seed);
    expect(new Set(seeds).size).toBe(3);
  });
});
