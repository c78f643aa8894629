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
import { foldApocalypse } from './apocalypse/fold-events.ts';
import { foldCrematoria } from './crematoria/fold-events.ts';
import { foldOrkIsland } from './ork-island/fold-events.ts';
import { foldWalkingDead } from './walking-dead/fold-events.ts';
import type { StartFold } from './fold.ts';
import { seatDummies } from './seat-dummies.ts';

const FOLDS: Readonly<Record<string, StartFold>> = {
  crematoria: foldCrematoria,
  'walking-dead': foldWalkingDead,
  'ork-island': foldOrkIsland,
  apocalypse: foldApocalypse,
};

const CASES = GAMES.flatMap(({ id }) => RULE_SETS.map((rules) => ({ id, rules })));
const NAMES: ByPlayer<string> = ['ant', 'bee', 'cat', 'dog'];

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
    const { view, scores } = fold.finish();
    expect(scores).toEqual(match.scores());
    expectSame(match.view(), view);
    all.push(...events);
  }
  return all;
}

/** Most are the same text, which is seen at once; what is not may still differ only in the order of fields. */
function expectSame(state: object, view: object): void {
  for (const [field, made] of Object.entries(view)) {
    const known = (state as Record<string, unknown>)[field];
    if (JSON.stringify(known) !== JSON.stringify(made)) expect(known, field).toEqual(made);
  }
}

describe.each(CASES)('the events of $id, rule set $rules', ({ id, rules }) => {
  test('alone lead from each state to the next, in matches of random bots', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const rng = new SeededGenerator(seed);
        followEvents(start(id, rules, seed, 25), (match) => wander(match, rng));
      }),
      { numRuns: 3 },
    );
  });

  test('and in one of sample bots; they keep to their schema, and each can be said in words', async () => {
    const match = start(id, rules, 7, 40);
    const events = followEvents(match, await seatDummies(id));
    const isEvent = findValidator(`games/${id}/event`);
    const game = findGame(id)!;
    const isOfAnyGame = findValidator('event');
    expect(events.find((event) => !isEvent(event) || !isOfAnyGame(event))).toBeUndefined();
    expect(new Set(events.map(({ kind }) => kind)).size).toBeGreaterThan(5);
    const sentences = events.map((event) => game.describeEvent(event, NAMES, match.config));
    expect(sentences.find((sentence) => /undefined|NaN|nobody/.test(sentence))).toBeUndefined();
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
