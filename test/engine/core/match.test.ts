import { describe, expect, test } from 'vitest';
import { GameError } from '../../../engine/core/game-error.ts';
import { defineGame, type Game, type GameTypes } from '../../../engine/core/game.ts';
import { startMatch, type Match } from '../../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import { takeUnitOrders } from '../../../engine/core/unit-orders.ts';

interface Tally extends GameTypes {
  config: { rules: 'text'; rounds: number };
  state: { round: number; words: Int32Array };
  view: { counts: number[] };
  order: { unit: number; add: number[] };
  move: { unit: number };
}

/** Four counters: an order for a unit below 4 adds to it, and a lot adds one to any of them. */
const tally: Game<Tally> = defineGame<Tally>({
  id: 'tally',
  title: 'Tally',
  version: '7',
  defaults: { rules: 'text', rounds: 2 },
  original: {},
  findProblem: ({ rounds }) => (rounds > 99 ? 'too long' : undefined),
  firstRound: () => 1,
  generate: (_, rng) => ({ round: 0, words: Int32Array.of(rng.random(0, 999), 0, 0, 0) }),
  clone: (state) => ({ ...state, words: state.words.slice() }),
  round: [
    ({ orders, state, moves }) => {
      for (const { order } of orders.flat()) {
        for (const number of order.add) state.words[order.unit]! += number;
        moves.push({ unit: order.unit });
      }
    },
    ({ rng, state }) => void (state.words[rng.random(0, 3)]! += 1),
    ({ orders, refused }) => {
      for (const { index, order } of orders[3])
        if (order.add.length === 0) refused[3].push({ order: index, reason: 'nothing' });
    },
  ],
  takeOrders: (_, __, orders) => takeUnitOrders(orders, ({ unit }) => (unit > 3 ? `no unit ${unit}` : undefined)),
  view: ({ words }) => ({ counts: [...words] }),
  score: ({ words }) => byPlayer((player) => words[player]!),
  standing: ({ words }) => byPlayer((player) => ({ count: words[player]! })),
  text: {
    parseConfig: () => ({ rules: 'text', rounds: 2 }),
    makeConfig: () => '',
    makeHeader: (_, seed, names) => `header ${seed} ${names.join(' ')}\n`,
    makeState: ({ round }) => `state ${round}\n`,
    makeMoves: (moves) => `moves ${moves.map(({ unit }) => unit).join(' ')}\n`,
    replay: {
      title: 'Test',
      readFrame: () => ({ view: { counts: [] }, scores: [0, 0, 0, 0], status: [0, 0, 0, 0] }),
      readMoves: () => [],
    },
  },
});

const start = (seed = 1): Match => startMatch(tally, tally.defaults, seed);
const none = (): ByPlayer<Tally['order'][]> => [[], [], [], []];
const asks = (...orders: Tally['order'][]): ByPlayer<Tally['order'][]> => [orders, [], [], []];

describe('a match', () => {
  test('says what it is', () => {
    const { game, rulesVersion, seed, config } = start(5);
    expect({ game, rulesVersion, seed, config }).toEqual({
      game: 'tally',
      rulesVersion: '7',
      seed: 5,
      config: tally.defaults,
    });
  });

  test('does not start with a configuration that does not fit together', () => {
    expect(() => startMatch(tally, { rules: 'text', rounds: 100 }, 1)).toThrow('too long');
  });

  test('counts its rounds, from the number people give the first', () => {
    const match = start();
    expect([match.round, match.played, match.isOver]).toEqual([1, 0, false]);
    match.play(none());
    expect([match.round, match.played, match.isOver]).toEqual([2, 1, false]);
    match.play(none());
    expect([match.round, match.played, match.isOver]).toEqual([3, 2, true]);
  });

  test('cannot be played after its end', () => {
    const match = start();
    match.play(none());
    match.play(none());
    expect(() => match.play(none())).toThrow('the match is over');
  });

  test('plays the phases in order and tells what came of the orders', () => {
    const match = start();
    const outcome = match.play([
      [
        { unit: 2, add: [5] },
        { unit: 9, add: [] },
      ],
      [{ unit: 1, add: [] }],
      [],
      [
        { unit: 7, add: [] },
        { unit: 0, add: [] },
      ],
    ]);
    expect(outcome).toEqual({
      accepted: [[{ unit: 2, add: [5] }], [{ unit: 1, add: [] }], [], [{ unit: 0, add: [] }]],
      refused: [
        [{ order: 1, reason: 'no unit 9' }],
        [],
        [],
        [
          { order: 0, reason: 'no unit 7' },
          { order: 1, reason: 'nothing' },
        ],
      ],
      moves: [{ unit: 2 }, { unit: 1 }, { unit: 0 }],
    });
  });

  test('shows state, scores and standing as they are now', () => {
    const match = start();
    // Seed 1 begins with 461 of 999, and the lot of the first round falls on the second counter.
    expect(match.view()).toEqual({ counts: [461, 0, 0, 0] });
    match.play(asks({ unit: 1, add: [10, 3] }));
    expect(match.view()).toEqual({ counts: [461, 14, 0, 0] });
    expect(match.scores()).toEqual([461, 14, 0, 0]);
    expect(match.standing()).toEqual([{ count: 461 }, { count: 14 }, { count: 0 }, { count: 0 }]);
  });

  test('writes the replay of the published game piece by piece', () => {
    const match = start(30);
    const header = match.replayHeader(['a', 'b', 'c', 'd']);
    match.play(asks({ unit: 3, add: [] }, { unit: 0, add: [] }));
    expect(header + match.replayRound()).toBe('header 30 a b c d\nstate 0\nmoves 3 0\nstate 1\n');
  });
});

describe('a fingerprint', () => {
  const after = (seed: number, orders: ByPlayer<Tally['order'][]>): string => {
    const match = start(seed);
    match.play(orders);
    return match.fingerprint();
  };

  test('is the same for the same match', () => {
    expect(after(1, asks({ unit: 1, add: [2] }))).toBe(after(1, asks({ unit: 1, add: [2] })));
  });

  test('depends on the state', () => {
    expect(after(1, asks({ unit: 1, add: [2] }))).not.toBe(after(1, asks({ unit: 1, add: [3] })));
  });

  test('depends on the generator', () => {
    const one = start(1);
    // Another stream of numbers from a state that looks the same.
    const other = startMatch(
      { ...tally, generate: () => ({ round: 0, words: Int32Array.of(461, 0, 0, 0) }) },
      tally.defaults,
      1,
    );
    expect(other.view()).toEqual(one.view());
    expect(other.fingerprint()).not.toBe(one.fingerprint());
  });

  test('depends on the accepted orders, even when they change nothing', () => {
    expect(after(1, asks({ unit: 1, add: [0] }))).not.toBe(after(1, none()));
    expect(after(1, asks({ unit: 9, add: [0] }))).toBe(after(1, none()));
  });

  test('depends on the round', () => {
    const still: Game<Tally> = { ...tally, round: [] };
    const match = startMatch(still, tally.defaults, 1);
    const before = match.fingerprint();
    match.play(none());
    expect(match.fingerprint()).not.toBe(before);
  });

  test('does not change when the caller changes its orders afterwards', () => {
    const match = start();
    const order = { unit: 1, add: [2] };
    const orders = asks(order);
    match.play(orders);
    const before = match.fingerprint();
    order.add.push(3);
    order.unit = 2;
    orders[0].length = 0;
    expect(match.fingerprint()).toBe(before);
  });
});

describe('a game that fails says in which part, and when', () => {
  const fail = (): never => {
    throw new Error('oh');
  };
  const nothing = (): never => undefined as never;
  const play = (parts: Partial<Game<Tally>>): void => {
    const match = startMatch({ ...tally, ...parts }, tally.defaults, 1);
    match.play(none());
    match.view();
    match.scores();
    match.standing();
  };
  test.each<[Partial<Game<Tally>>, string]>([
    [{ generate: fail }, 'in "generate", before the first round: oh'],
    [
      { generate: nothing },
      'in "generate", before the first round: it must give a state with "round: 0", and gave none',
    ],
    [{ generate: () => ({ words: new Int32Array(4) }) as never }, 'and gave "round: undefined"'],
    [{ takeOrders: fail }, 'in round 1, in "takeOrders" for player 0: oh'],
    [{ takeOrders: nothing }, 'for player 0: it must give { accepted: [...], refused: [...] }'],
    [
      {
        round: [
          function eatAll() {
            fail();
          },
        ],
      },
      'in round 1, in the phase "eatAll": oh',
    ],
    [{ view: fail }, 'in "view", before round 2: oh'],
    [{ score: fail }, 'in "score", before round 2: oh'],
    [{ standing: fail }, 'in "standing", before round 2: oh'],
  ])('%#: %s', (parts, message) => {
    expect(() => play(parts)).toThrow(GameError);
    expect(() => play(parts)).toThrow(message);
  });
});
