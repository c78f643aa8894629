import fc from 'fast-check';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeChance } from '../../../engine/core/chance.ts';
import { SeededGenerator } from '../../../engine/core/generator.ts';
import { PLAYERS } from '../../../engine/core/players.ts';

const unused = new SeededGenerator(0);

describe('rule set text', () => {
  // Never change these: every replay there is depends on them.
  test.each([
    { seed: 1, map: 1905966325, rounds: [554753813, 1433818023, 1124627213], bots: [735836313, 1394530361] },
    { seed: '1', map: 1905966325, rounds: [554753813, 1433818023, 1124627213], bots: [735836313, 1394530361] },
    { seed: 30, map: 1201630588, rounds: [926432194, 1208326922, 1151498117], bots: [1497523983, 1122550511] },
    {
      seed: 'final, table 4',
      map: 974416503,
      rounds: [1665980454, 1054666446, 1675137041],
      bots: [106976175, 394247121],
    },
    {
      seed: '6f1e0c2ab94d7758e3a1905d4cfe8b27',
      map: 718043500,
      rounds: [1076538708, 2083590354, 2112619172],
      bots: [995100206, 1150228516],
    },
  ])('seed $seed', ({ seed, map, rounds, bots }) => {
    const chance = makeChance('text', seed);
    expect(chance.drawMap().state).toBe(map);
    expect([0, 1, 17].map((round) => chance.drawRound(round, unused).state)).toEqual(rounds);
    expect([chance.drawBotSeed(0), chance.drawBotSeed(3)]).toEqual(bots);
  });

  test('is HMAC-SHA-256 of a name, with the SHA-256 of the seed as key, cut to 31 bits', () => {
    const seeds = fc.oneof(fc.stringMatching(/^[!-~]([ -~]{0,62}[!-~])?$/), fc.maxSafeNat());
    fc.assert(
      fc.property(seeds, fc.nat(), fc.constantFrom(...PLAYERS), (seed, round, player) => {
        const chance = makeChance('text', seed);
        const key = createHash('sha256').update(String(seed)).digest();
        const expected = (name: string): number =>
          createHmac('sha256', key).update(name).digest().readUInt32BE(0) & 0x7fffffff;
        expect(chance.drawMap().state).toBe(expected('map'));
        expect(chance.drawRound(round, unused).state).toBe(expected(`round ${round}`));
        expect(chance.drawBotSeed(player)).toBe(expected(`bot ${player}`));
      }),
    );
  });

  test('matches that share the seed of a map share the map, and nothing else', () => {
    const [one, other, plain] = [makeChance('text', 1, 30), makeChance('text', 2, 30), makeChance('text', 1)];
    expect([one, other].map((chance) => chance.drawMap().state)).toEqual([1201630588, 1201630588]);
    const draw = ({ drawRound, drawBotSeed }: typeof one): number[] => [
      ...[0, 1, 17].map((round) => drawRound(round, unused).state),
      ...PLAYERS.map(drawBotSeed),
    ];
    expect(draw(one)).toEqual(draw(plain));
    expect(draw(one).filter((number, index) => number === draw(other)[index])).toEqual([]);
  });

  test.each(['', ' x', 'x'.repeat(65), -1])('%j is no seed of a map', (mapSeed) => {
    expect(() => makeChance('text', 1, mapSeed)).toThrow('invalid seed');
  });

  test('a round does not depend on what was drawn before it', () => {
    const chance = makeChance('text', 'a');
    const worn = chance.drawMap();
    for (let draw = 0; draw < 100; draw++) worn.random(0, 9);
    expect(chance.drawRound(3, worn).state).toBe(chance.drawRound(3, chance.drawMap()).state);
  });
});

describe('rule set original', () => {
  test('one number decides the whole match', () => {
    expect(() => makeChance('original', 1, 2)).toThrow('the map has a seed of its own');
    expect(makeChance('original', 1, 1).drawMap().state).toBe(makeChance('original', 1).drawMap().state);
  });

  test('is one chain, as published', () => {
    const chance = makeChance('original', 30);
    const map = chance.drawMap();
    expect(map.state).toBe(30);
    expect(chance.drawRound(1, map)).toBe(map);
  });

  test('gives each bot the seed of the match, its number and one more', () => {
    const chance = makeChance('original', 30);
    expect(PLAYERS.map((player) => chance.drawBotSeed(player))).toEqual([31, 32, 33, 34]);
  });
});

test('a seed that the rule set does not know is refused', () => {
  expect(() => makeChance('original', 'abc')).toThrow('got "abc"');
  expect(() => makeChance('text', '')).toThrow('got ""');
});
