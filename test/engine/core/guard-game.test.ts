import { expect, test } from 'vitest';
import { findGame as findPublicGame, GAMES as PUBLIC_GAMES } from '../../../api/engine.ts';
import { guardGame } from '../../../engine/core/guard-game.ts';
import type { Match } from '../../../engine/core/match.ts';
import { findGame, GAMES } from '../../../engine/registry.ts';
import { checkShape } from '../../../protocol/check-shape.ts';

const NONE = [[], [], [], []];
const start = (): Match => {
  const game = guardGame(findGame('crematoria'), checkShape);
  return game.start(game.configure('text'), 'x');
};

test.each<[orders: unknown, problem: string]>([
  [[[{ unit: 1, dir: 'Upp' }], [], [], []], 'the orders of player 0: at /orders/0/dir: expected one of'],
  [[[], [], [{ dir: 'Up' }], []], 'the orders of player 2: at /orders/0: expected a field "unit"'],
  [[[], [null], [], []], 'the orders of player 1: at /orders/0: expected an object, got null'],
  [[[], [], [], [{ unit: 1, dir: 'Up', odd: 1 }]], 'the orders of player 3: at /orders/0: expected no field "odd"'],
  [[Array.from({ length: 1001 }, () => ({ unit: 1, dir: 'Up' })), [], [], []], 'expected at most 1000 items, got 1001'],
  [[[], [], []], 'the orders of player 3: at /orders: expected an array'],
  [undefined, 'the orders of player 0: at /orders: expected an array'],
])('orders %j are refused as those of a bot, and nothing is played', (orders, problem) => {
  const match = start();
  expect(() => match.play(orders as never)).toThrow(
    expect.objectContaining({ name: 'OrdersError', message: expect.stringContaining(problem) }) as Error,
  );
  expect(match.fingerprint()).toBe(start().fingerprint());
});

test('and so are those of a clone', () => {
  const clone = start().clone({ chance: 'fresh' }).clone();
  expect(() => clone.play([[{ unit: 1, dir: 'Upp' }], [], [], []])).toThrow('did you mean "Up"?');
});

test.each<[settings: unknown, problem: string]>([
  [null, 'invalid configuration: expected an object, got null'],
  [{ rounds: 2.5 }, 'invalid configuration: at /rounds: expected an integer, got 2.5'],
  [{ odd: 1 }, 'invalid configuration: expected no field "odd"'],
  [{ rules: 'foo' }, 'invalid configuration: at /rules: expected one of "text", "original", got "foo"'],
])('settings %j are refused in every game', (settings, problem) => {
  for (const plain of GAMES) {
    const game = guardGame(plain, checkShape);
    const config = settings === null ? null : { ...game.configure('text'), ...(settings as object) };
    expect(() => game.start(config as never, 'x')).toThrow(problem);
  }
});

test('what is well formed is played as without a guard', () => {
  for (const plain of GAMES) {
    const [guarded, bare] = [guardGame(plain, checkShape), plain].map((game) =>
      game.start({ ...game.configure('text'), rounds: 3 }, 'x'),
    ) as [Match, Match];
    while (!guarded.isOver) {
      const orders = [0, 1, 2, 3].map((player) =>
        plain.legalOrders!(bare.view(), player as 0, bare.config).slice(0, 5),
      );
      expect(guarded.play(orders as never)).toEqual(bare.play(orders as never));
    }
    expect([guarded.fingerprint(), guarded.round, guarded.scores()]).toEqual([
      bare.fingerprint(),
      bare.round,
      bare.scores(),
    ]);
  }
});

test('a game found by its id refuses as the judge does', () => {
  const game = findPublicGame('crematoria');
  const match = game.start(game.configure('text'), 'x');
  expect(() => match.play([[{ unit: 1 }], [], [], []] as never)).toThrow(
    'the orders of player 0: at /orders/0: expected a field "dir"',
  );
  const config = { ...game.configure('text'), rounds: 2.5 };
  expect(() => game.start(config, 'x')).toThrow('at /rounds: expected an integer, got 2.5');
  for (const one of PUBLIC_GAMES) expect(() => one.start(null as never, 'x')).toThrow('invalid configuration');
});

test.each([['x'], [[[], [], []]], [[{}, [], [], []]], [[[], [], [], [], []]], [[[null], [], [], []]]])(
  'without a guard, orders %j are no lists of four players',
  (orders) => {
    const game = findGame('apocalypse');
    const match = game.start(game.configure('text'), 'x');
    expect(() => match.play(orders as never)).toThrow('invalid orders: expected four lists of objects, got');
    expect(() => match.play(NONE as never)).not.toThrow();
  },
);
