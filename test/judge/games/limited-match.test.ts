import { describe, expect, test } from 'vitest';
import { GameError } from '../../../engine/core/game-error.ts';
import { makePlayable, type PlayableGame } from '../../../engine/core/playable-game.ts';
import type { ByPlayer } from '../../../engine/core/players.ts';
import { limitGame } from '../../../judge/games/limited-match.ts';
import { duel } from '../../dialogue/duel-game.ts';

// Long enough for rules that do not hang, on a machine that is busy.
const LIMIT_MS = 300;
const NO_ORDERS = [[], [], [], []] as [[], [], [], []];

/** A part of the rules that never ends. */
function hang(): never {
  for (;;);
}

const NAMES: ByPlayer<string> = ['a', 'b', 'c', 'd'];

const limit = (parts: Partial<typeof duel>): PlayableGame =>
  limitGame(makePlayable({ ...duel, ...parts }) as PlayableGame, LIMIT_MS);
const start = (parts: Partial<typeof duel>) => limit(parts).start(duel.defaults, 1);

/** Runs something in a program that minds signals. */
function minding<T>(run: () => T): T {
  const mind = (): void => {};
  process.on('SIGHUP', mind);
  try {
    return run();
  } finally {
    process.off('SIGHUP', mind);
  }
}

describe('rules that hang are ended', () => {
  test.each([
    ['generate', () => start({ generate: hang }), 'in "generate", before the first round'],
    ['a phase', () => start({ round: [hang] }).play(NO_ORDERS), 'in round 1'],
    ['takeOrders', () => start({ takeOrders: hang }).play(NO_ORDERS), 'in round 1'],
    ['view', () => start({ view: hang }).view(), 'in "view", before round 1'],
    ['viewFor', () => start({ viewFor: hang }).viewFor(1), 'in "viewFor", before round 1'],
    ['score', () => start({ score: hang }).scores(), 'in "scores", before round 1'],
    ['isOver', () => start({ isOver: hang }).isOver, 'in "isOver", before round 1'],
    ['isOut', () => start({ isOut: hang }).isOut(1), 'in "isOut", before round 1'],
    ['isAsked', () => start({ isAsked: hang }).isAsked(0), 'in "isAsked", before round 1'],
    ['movesFor', () => start({ movesFor: hang }).movesFor(1, []), 'in "movesFor", before round 1'],
    ['standing', () => start({ standing: hang }).standing(), 'in "standing", before round 1'],
    ['findProblem', () => start({ findProblem: hang }), 'in "generate", before the first round'],
    ['firstRound', () => start({ firstRound: hang }).round, 'in "firstRound"'],
    ['firstRound', () => start({ firstRound: hang }).play(NO_ORDERS), 'in "firstRound"'],
    ['clone', () => start({ clone: hang }).clone(), 'in "clone"'],
    [
      'clone, for a round that is played again',
      () => minding(() => start({ clone: hang }).play(NO_ORDERS)),
      'in "clone"',
    ],
    ['legalOrders', () => limit({ legalOrders: hang }).legalOrders!({}, 0, duel.defaults), 'in "legalOrders"'],
    [
      'describeEvent',
      () => limit({ describeEvent: hang }).describeEvent({ kind: 'x' }, NAMES, duel.defaults),
      'in "describeEvent"',
    ],
  ])('in %s', (_, run, place) => {
    const message = `Duel has failed ${place}: it ran for more than ${LIMIT_MS / 1000} s`;
    expect(run).toThrow(expect.objectContaining({ name: GameError.name, message }));
  });

  test('and a round is played again from its beginning where somebody minds signals', () => {
    let calls = 0;
    const match = start({
      round: [
        ({ state }) => {
          state.hidden[0]! += 1;
          if (calls++ === 0) hang();
        },
      ],
    });
    minding(() => match.play(NO_ORDERS));
    expect(match.view()).toEqual({ mine: [11, 11, 12, 13] });
    expect(calls).toBe(2);
    expect(process.listenerCount('SIGHUP')).toBe(0);
  });

  test('and a match without them goes as any other', () => {
    const [limited, plain] = [start({}), makePlayable(duel).start(duel.defaults, 1)];
    for (let round = 0; round < 5; round++) {
      const orders = [[{ name: 'x' }], [], [{ name: 'bad' }], []] as [{ name: string }[], [], { name: string }[], []];
      expect(limited.play(orders)).toEqual(plain.play(orders));
      expect(limited.fingerprint()).toBe(plain.fingerprint());
      expect([limited.isAsked(1), limited.round, limited.clone().view()]).toEqual([
        plain.isAsked(1),
        plain.round,
        plain.view(),
      ]);
    }
  });
});
