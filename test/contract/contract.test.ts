// What every game promises the judge, whatever its rules. A new game is tested by being in the registry.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../engine/core/game.ts';
import type { Match } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { GAMES, findGame } from '../../engine/registry.ts';
import { freeze, scramble } from './deep.ts';
import { ordersArbitrary } from './orders-arbitrary.ts';
import { playThrough } from './play-through.ts';
import { errorsOf, schemaOf } from './schemas.ts';
import { undescribed } from './undescribed.ts';

const NAMES: ByPlayer<string> = ['a', 'b', 'c', 'd'];
const MOST_ORDERS = 60;
const SHORT_MATCH = 12;
const TIMEOUT = 60_000;

test('games are found by their id', () => {
  for (const game of GAMES) expect(findGame(game.id)).toBe(game);
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  expect(findGame('chess')).toBeUndefined();
});

const cases = GAMES.flatMap((game) => RULE_SETS.map((rules) => ({ id: game.id, rules, game })));

describe.each(cases)('$id, rule set $rules', { timeout: TIMEOUT }, ({ id, game, rules }) => {
  const config = game.configure(rules);
  const start = (seed: number, rounds = config.rounds): Match => game.start({ ...config, rounds }, seed);
  const startShort = (seed: number): Match => start(seed, SHORT_MATCH);

  const list = ordersArbitrary(id, start(1).view(), MOST_ORDERS);
  const matchOrders = (rounds: number): fc.Arbitrary<ByPlayer<object[]>[]> =>
    fc.array(fc.tuple(list, list, list, list), { minLength: rounds, maxLength: rounds });
  const sample = fc.sample(matchOrders(config.rounds), { numRuns: 1, seed: 1 })[0]!;
  const shortSample = sample.slice(0, SHORT_MATCH);

  describe('its configuration', () => {
    test('is of its rule set and fits its schema', () => {
      expect(config.rules).toBe(rules);
      expect(errorsOf(`games/${id}/config.json`, config)).toEqual([]);
      expect(undescribed(schemaOf(`games/${id}/config.json`), config)).toEqual([]);
    });

    test('comes back from its text', () => {
      const text = game.text!.makeConfig(config);
      expect(game.configure(rules, text)).toEqual(config);
      const short = { ...config, rounds: SHORT_MATCH };
      const shortText = game.text!.makeConfig(short);
      // Not every published game has the number of rounds in its text.
      if (shortText !== text) expect(game.configure(rules, shortText)).toEqual(short);
    });

    test('is not changed by a match', () => {
      const match = game.start(freeze(structuredClone(config)), 1);
      match.play(sample[0]!);
      expect(match.config).toEqual(config);
    });
  });

  describe('chance', () => {
    test('the same seed and orders are the same match, round by round', () => {
      const [one, other] = [start(7), start(7)];
      expect(other.fingerprint()).toBe(one.fingerprint());
      expect(other.replayHeader(NAMES)).toBe(one.replayHeader(NAMES));
      for (const orders of sample) {
        expect(other.play(orders)).toEqual(one.play(orders));
        expect(other.fingerprint()).toBe(one.fingerprint());
      }
      expect(other.view()).toEqual(one.view());
      expect(other.replayRound()).toBe(one.replayRound());
      expect(other.scores()).toEqual(one.scores());
    });

    test('a match does not disturb another that is played at the same time', () => {
      const alone = startShort(7);
      const expected = shortSample.map((orders) => playAndSign(alone, orders));
      const [one, other] = [startShort(7), startShort(8)];
      const actual = shortSample.map((orders) => {
        other.play(orders);
        return playAndSign(one, orders);
      });
      expect(actual).toEqual(expected);
    });

    test('different seeds are different matches', () => {
      const matches = Array.from({ length: 8 }, (_, seed) => startShort(seed));
      expect(new Set(matches.map((match) => match.fingerprint())).size).toBe(matches.length);
      for (const orders of shortSample) for (const match of matches) match.play(orders);
      expect(new Set(matches.map((match) => JSON.stringify(match.view()))).size).toBe(matches.length);
    });
  });

  describe('whoever calls it', () => {
    test('may look as often as they like', () => {
      const match = startShort(7);
      match.play(sample[0]!);
      const before = match.fingerprint();
      for (const look of ['view', 'scores', 'standing', 'replayRound', 'fingerprint'] as const) {
        expect(match[look]()).toEqual(match[look]());
      }
      expect(match.fingerprint()).toBe(before);
    });

    test('may change what they were shown and what they asked, and nothing changes', () => {
      const [left, disturbed] = [startShort(7), startShort(7)];
      for (const orders of shortSample) {
        left.play(orders);
        for (const shown of [disturbed.view(), disturbed.scores(), disturbed.standing()]) scramble(shown);
        const mine = structuredClone(orders);
        disturbed.play(mine);
        scramble(mine);
        expect(disturbed.fingerprint()).toBe(left.fingerprint());
        expect(disturbed.replayRound()).toBe(left.replayRound());
        expect(disturbed.view()).toEqual(left.view());
        expect(disturbed.scores()).toEqual(left.scores());
      }
    });

    test('finds its orders as they were', () => {
      const [one, other] = [startShort(7), startShort(7)];
      for (const orders of shortSample) {
        expect(one.play(freeze(structuredClone(orders)))).toEqual(other.play(orders));
      }
    });
  });

  describe('a clone', () => {
    const anything = matchOrders(SHORT_MATCH);

    test('given the same orders stays the same in everything there is to see', () => {
      fc.assert(
        fc.property(fc.nat(), fc.nat({ max: SHORT_MATCH }), anything, (seed, moment, orders) => {
          const match = startShort(seed);
          for (const asked of orders.slice(0, moment)) match.play(asked);
          const clone = match.clone();
          expect(look(clone)).toEqual(look(match));
          for (const asked of orders.slice(moment)) {
            expect(clone.play(asked)).toEqual(match.play(asked));
            expect(look(clone)).toEqual(look(match));
          }
        }),
        { numRuns: 10, endOnFailure: true },
      );
    });

    test('given other orders changes nothing in its original, nor its original in it', () => {
      fc.assert(
        fc.property(fc.nat(), anything, anything, (seed, mine, others) => {
          const alone = startShort(seed);
          const half = SHORT_MATCH / 2;
          for (const asked of mine.slice(0, half)) alone.play(asked);
          const [match, clone, cloneOfClone] = [alone.clone(), alone.clone(), alone.clone().clone()];
          for (let round = half; round < SHORT_MATCH; round++) {
            match.play(others[round]!);
            clone.play(byPlayer(() => []));
            const outcome = alone.play(mine[round]!);
            expect(cloneOfClone.play(mine[round]!)).toEqual(outcome);
            expect(look(cloneOfClone)).toEqual(look(alone));
          }
          const replayed = startShort(seed);
          for (const asked of mine) replayed.play(asked);
          expect(look(alone)).toEqual(look(replayed));
        }),
        { numRuns: 10, endOnFailure: true },
      );
    });
  });

  describe('any orders', () => {
    test('are of the shape that the schema asks for', () => {
      for (const orders of shortSample.flat())
        expect(errorsOf(`games/${id}/answer.json`, { round: 0, orders })).toEqual([]);
    });

    test('are played to the last round, and every state fits its schema', () => {
      fc.assert(
        fc.property(fc.nat(), matchOrders(config.rounds), (seed, orders) => playThrough(game, start(seed), orders)),
        { numRuns: 2, endOnFailure: true },
      );
    });

    test('are played in short matches of many seeds', () => {
      fc.assert(
        fc.property(fc.nat(), matchOrders(SHORT_MATCH), (seed, orders) => playThrough(game, startShort(seed), orders)),
        { numRuns: 20, endOnFailure: true },
      );
    });

    test('or none at all', () => {
      playThrough(
        game,
        start(3),
        Array.from({ length: config.rounds }, () => byPlayer(() => [])),
      );
    });
  });
});

/** Everything that a match shows of itself. */
function look(match: Match): object {
  const { game, rulesVersion, config, seed, round, played, isOver } = match;
  const texts = [match.replayHeader(NAMES), match.replayRound(), match.fingerprint()];
  const numbers = [match.scores(), match.standing(), byPlayer((player) => match.botSeed(player))];
  return { game, rulesVersion, config, seed, round, played, isOver, texts, numbers, view: match.view() };
}

function playAndSign(match: Match, orders: ByPlayer<object[]>): string {
  match.play(orders);
  return match.fingerprint();
}
