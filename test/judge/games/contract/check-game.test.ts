// A game of ours that breaks a promise, one after the other: the step that is there for it must see it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Game, GameTypes, Phase } from '../../../../engine/core/game.ts';
import { orkIsland } from '../../../../engine/games/ork-island/ork-island.ts';
import { makePlayable } from '../../../../engine/core/playable-game.ts';
import type { GameCheckStep } from '../../../../protocol/types/check-game.ts';
import { DEFAULT_LIMITS } from '../../../../judge/bot/limits.ts';
import { checkGame } from '../../../../judge/games/contract/check-game.ts';
import { findOurGame } from '../../../../judge/games/our-games.ts';

type AnyGame = Game<GameTypes>;

const { original: _, ...rest } = orkIsland as unknown as AnyGame & { original: object };
/** Small, short, and with one rule set: here the steps are tested, not the game. */
const whole: AnyGame = { ...rest, defaults: { ...rest.defaults, ...rest.boardSizes![0], rounds: 5 } };
const folder = mkdtempSync(join(tmpdir(), 'minions-contract-'));

const check = (rules: AnyGame): Generator<GameCheckStep> =>
  checkGame({ ...findOurGame('ork-island')!, ...makePlayable(rules) }, { rules, folder }, DEFAULT_LIMITS);

const withPhase = (phase: Phase<GameTypes>): AnyGame => ({ ...whole, round: [...whole.round, phase] });

/** What a game keeps outside of its state, where nobody looks for it. */
let kept = 0;

const CONFIG = 'its configuration matches its schema';
const SAME = 'the same seed and orders are the same match';
const APART = 'a match does not disturb another that is played at the same time';
const CLONE = 'a clone continues like the match, and neither disturbs the other';
const ORDERS = 'every order is accepted or refused, and states match their schema';
const COPIES = 'callers may change what they get';
const EVENTS = 'events match their schema, and change nothing';
const LOOK = 'reading a match changes nothing';
const GIVEN = 'the game does not change what it is given';
const CHANCE = 'nothing depends on a clock or on Math.random';
const TEXT = 'its text forms can be read back unchanged';

const lent = new WeakMap<object, { readonly round: number; readonly view: object }>();

/** The same object to everybody who looks before the next round. */
function lendView(state: GameTypes['state'], config: GameTypes['config']): object {
  const last = lent.get(state);
  const view = last?.round === state.round ? last.view : whole.view(state, config);
  lent.set(state, { round: state.round, view });
  return view;
}

/** Refusals of a game, changed. */
const refuse = (change: (refused: { order: number; reason: string }[]) => object[]): AnyGame => ({
  ...whole,
  takeOrders: (...given) => {
    const { accepted, refused } = whole.takeOrders(...given);
    return { accepted, refused: change([...refused]) as typeof refused };
  },
});

const BROKEN: readonly [what: string, game: AnyGame, step: string, words: string][] = [
  [
    'a setting that nobody has described',
    { ...whole, defaults: { ...whole.defaults, odd: 1 } as never },
    CONFIG,
    'odd',
  ],
  [
    'what it remembers of earlier matches',
    {
      ...whole,
      generate: (config, rng) => {
        kept += 1;
        if (kept % 2 === 0) rng.random(0, 1);
        return whole.generate(config, rng);
      },
    },
    SAME,
    'two matches differ',
  ],
  [
    'what one match leaves for another',
    withPhase(({ state, rng }) => {
      kept = state.round === 0 ? 1 : kept + 1;
      if (kept > state.round + 1) rng.random(0, 1);
    }),
    APART,
    'goes another way',
  ],
  [
    'a clone that is the state itself',
    { ...whole, clone: (state) => state },
    CLONE,
    'playing a clone has changed the match',
  ],
  [
    'an order that throws',
    {
      ...whole,
      takeOrders: (...given) => {
        if (given[2].length > 50) throw new Error('too many for me');
        return whole.takeOrders(...given);
      },
    },
    ORDERS,
    'too many for me',
  ],
  [
    'a field that nobody has described',
    { ...whole, view: (...given) => ({ ...whole.view(...given), odd: 1 }) },
    ORDERS,
    '/odd',
  ],
  [
    'a field of another kind',
    { ...whole, view: (...given) => ({ ...whole.view(...given), units: 1 }) },
    ORDERS,
    'units',
  ],
  ['no reason', refuse((list) => list.map(({ order }) => ({ order, reason: ' ' }))), ORDERS, 'without a reason'],
  ['a refusal twice', refuse((list) => [...list, ...list]), ORDERS, 'refused twice'],
  ['a refusal of nothing', refuse((list) => [...list, { order: 99, reason: 'x' }]), ORDERS, 'that was not given'],
  ['no refusal', refuse(() => []), ORDERS, 'neither accepted nor refused'],
  [
    'an event of a kind that nobody has described',
    withPhase(({ emit }) => emit({ kind: 'blessed', unit: 1 })),
    EVENTS,
    'in round 0 the event {"kind":"blessed","unit":1} breaks its schema',
  ],
  [
    'an event without words',
    { ...whole, describeEvent: ({ unit }) => `unit ${unit} of ${undefined as unknown as string}` },
    EVENTS,
    'in the words of "describeEvent"',
  ],
  [
    'a rule that does something else when somebody listens',
    withPhase(({ isWatched, rng }) => void (isWatched && rng.random(0, 1))),
    EVENTS,
    'goes another way when somebody listens',
  ],
  ['a view that is shown twice', { ...whole, view: lendView }, COPIES, 'changing a view changes the state'],
  [
    'points that grow when one looks',
    {
      ...whole,
      score: (state, config) => {
        kept += 1;
        return whole.score(state, config).map((points) => points + kept) as never;
      },
    },
    LOOK,
    'two looks at the same match differ: their scores',
  ],
  [
    'a configuration that is written to',
    withPhase(({ config }) => void Object.assign(config, { rounds: config.rounds })),
    GIVEN,
    'read only',
  ],
  [
    'orders that are written to',
    withPhase(({ orders }) => orders.flat().forEach(({ order }) => Object.assign(order, { done: true }))),
    GIVEN,
    'not extensible',
  ],
  ['chance of its own', withPhase(() => void Math.random()), CHANCE, 'it calls Math.random'],
  ['the clock', withPhase(() => void new Date()), CHANCE, 'it calls new Date'],
  [
    'a text that loses something',
    { ...whole, text: { ...whole.text!, makeConfig: (config) => whole.text!.makeConfig({ ...config, rounds: 99 }) } },
    TEXT,
    'does not come back',
  ],
];

test('whole it keeps them all', { timeout: 60_000 }, () => {
  expect([...check(whole)].filter(({ kind }) => kind === 'failed')).toEqual([]);
});

test.each(BROKEN)('%s', { timeout: 60_000 }, (_, game, step, words) => {
  kept = 0;
  const notes: string[] = [];
  for (const { name, kind, note } of check(game)) {
    if (kind === 'failed') notes.push(note);
    if (name !== step) continue;
    expect(kind).toBe('failed');
    // What has been told before is not told again.
    return expect(note === 'the same' ? notes.join('\n') : note).toContain(words);
  }
  throw new Error(`there is no step "${step}"`);
});
