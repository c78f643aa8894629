import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../engine/core/generator.ts';
import { RULE_SETS, type RuleSet } from '../../../engine/core/game.ts';
import type { MatchEvent } from '../../../engine/core/match-event.ts';
import type { Match } from '../../../engine/core/match.ts';
import type { ByPlayer } from '../../../engine/core/players.ts';
import { findGame, GAMES } from '../../../engine/registry.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import { wander } from '../../viewer/make-replay.ts';
import { expectState, FOLDS, listKinds } from './folds.ts';
import { IS_THOROUGH } from '../../thorough.ts';
import { seatBots, type SampleBotName } from './seat-bots.ts';

const CASES = GAMES.flatMap(({ id }) => RULE_SETS.map((rules) => ({ id, rules })));
const NAMES: ByPlayer<string> = ['ant', 'bee', 'cat', 'dog'];

/** As `wander`, but two players let parachuters of Apocalypse wait until they are lost. */
const dawdle: typeof wander = (match, rng) => {
  const [a, b, ...others] = wander(match, rng);
  const [c, d] = others.map((orders) => orders.filter((order) => !('parachuter' in order))) as [object[], object[]];
  return [a, b, c, d];
};

type Play = (match: Match) => ByPlayer<object[]>;

const start = (id: string, rules: RuleSet, seed: number, rounds: number): Match => {
  const game = findGame(id)!;
  return game.start({ ...game.configure(rules), rounds }, seed);
};

/** Plays a match and holds every state against what its events alone make of the one before. */
function followEvents(match: Match, play: Play): MatchEvent[] {
  const fold = FOLDS[match.game]!(match.view(), match.scores(), match.config);
  const all: MatchEvent[] = [];
  while (!match.isOver) {
    const orders = play(match);
    const events: MatchEvent[] = [];
    match.play(orders, (event) => events.push(structuredClone(event)));
    for (const event of events) fold.take(event);
    expectState(match, fold.finish());
    all.push(...events);
  }
  return all;
}

const SEATS: ByPlayer<SampleBotName> = ['veteran', 'dummy', 'rookie', 'demo'];

/** All rounds of a match, or on a newcomer's machine the first. */
const rounds = (id: string, first: number): number => (IS_THOROUGH ? findGame(id)!.configure('text').rounds : first);

describe.each(CASES)('the events of $id, rule set $rules', ({ id, rules }) => {
  const kinds = new Set<string>();

  test('alone lead from each state to the next, in matches of random bots', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const rng = new SeededGenerator(seed);
        const events = followEvents(start(id, rules, seed, rounds(id, 80)), (match) => dawdle(match, rng));
        for (const { kind } of events) kinds.add(kind);
      }),
      { numRuns: 3 },
    );
  }, 60_000);

  test('and in one of sample bots; they keep to their schema, and each can be said in words', async () => {
    const match = start(id, rules, 7, rounds(id, 40));
    const events = followEvents(match, await seatBots(id, SEATS));
    const isEvent = findValidator(`games/${id}/event`);
    const game = findGame(id)!;
    const isOfAnyGame = findValidator('event');
    expect(events.find((event) => !isEvent(event) || !isOfAnyGame(event))).toBeUndefined();
    const sentences = events.map((event) => game.describeEvent(event, NAMES, match.config));
    expect(sentences.find((sentence) => /undefined|NaN|nobody/.test(sentence))).toBeUndefined();
    for (const { kind } of events) kinds.add(kind);
  }, 60_000);

  test('are of every kind, somewhere in these matches', () => {
    expect([...kinds].sort()).toEqual(listKinds(id));
  });

  test('change nothing: a match is the same whether anybody listens or not, and so are its events', () => {
    const [heard, unheard, again] = [1, 2, 3].map(() => start(id, rules, 11, 20)) as [Match, Match, Match];
    const rng = new SeededGenerator(11);
    while (!heard.isOver) {
      const orders = wander(heard, rng);
      const [first, second]: [MatchEvent[], MatchEvent[]] = [[], []];
      heard.play(orders, (event) => first.push(event));
      unheard.play(orders);
      again.play(orders, (event) => second.push(event));
      expect(heard.fingerprint()).toBe(unheard.fingerprint());
      expect(first).toEqual(second);
    }
  });
});

test('somebody who changes what he hears changes nothing', () => {
  const [heard, unheard] = [start('apocalypse', 'text', 3, 30), start('apocalypse', 'text', 3, 30)];
  const rng = new SeededGenerator(3);
  while (!heard.isOver) {
    const orders = wander(heard, rng);
    heard.play(orders, (event) => Object.values(event).forEach((value) => Array.isArray(value) && value.fill(0)));
    unheard.play(orders);
    expect(heard.fingerprint()).toBe(unheard.fingerprint());
  }
});
