import { describe, expect, test } from 'vitest';
import { openDialogue } from '../../../dialogue/open-dialogue.ts';
import { byPlayer } from '../../../engine/core/players.ts';
import { findGame, GAMES } from '../../../engine/registry.ts';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { EnvMoment } from '../../../protocol/types/env/response.ts';
import { ALL_ALIVE, NO_ORDERS } from '../../dialogue/start-dialogue.ts';
import { joinStates, makeAsk, openSession } from './open-session.ts';

const WAIT = { step: { orders: NO_ORDERS } };

/** Orders that Crematoria takes, and one that it refuses. */
const ORDERS = {
  step: {
    orders: [
      [
        { unit: 0, dir: 'Top' },
        { unit: 999, dir: 'Top' },
      ],
      [{ unit: 25, dir: 'Left' }],
      [],
      [],
    ],
  },
};

test.each(GAMES)('$title: states are, byte for byte, what bots are sent', (game) => {
  const session = openSession(game.id);
  const match = game.start({ ...game.configure('text'), rounds: 6 }, 's');
  const names = byPlayer((player) => `player ${player}`);
  const dialogue = openDialogue(match, { names, limits: LIMIT_PRESETS.none, findValidator });
  const requests = [{ reset: { seed: 's' } }, WAIT, WAIT, WAIT, WAIT, WAIT, WAIT];
  for (const request of requests) {
    if (!('reset' in request)) dialogue.play(NO_ORDERS);
    const lines = dialogue.makeLines(ALL_ALIVE).map((line) => Buffer.from(line).toString().trimEnd());
    expect(session.answer(JSON.stringify(request))).toContain(`"states":[${lines.join(',')}]}`);
  }
  expect(match.isOver).toBe(true);
});

test.each(GAMES)('$title: the shared form says the same', ({ id }) => {
  const ask = makeAsk(openSession(id));
  for (const request of [{ reset: { seed: 's' } }, WAIT]) {
    ask({ ...request, env: 'plain' });
    ask({ ...request, env: 'shared' });
  }
  for (const [save, verb] of [
    ['first', { reset: { seed: 's' } }],
    ['second', WAIT],
  ] as const) {
    ask(verb);
    ask({ save });
    const { states } = ask({ load: save, env: 'plain' });
    expect(joinStates(ask({ load: save, env: 'shared', shared: true }) as unknown as EnvMoment)).toEqual(states);
  }
});

describe('a match', () => {
  test('is told in rounds, scores, refusals and its end', () => {
    const ask = makeAsk(openSession('crematoria'));
    const none = { fields: [] };
    expect(ask({ id: 7, reset: { seed: 's', config: { rounds: 2 } }, ...none })).toEqual({
      id: 7,
      env: 0,
      seed: 's',
      round: 0,
      scores: [15, 15, 15, 15],
      refused: [[], [], [], []],
      over: false,
    });
    const stepped = ask({ id: null, ...ORDERS, ...none });
    expect(stepped).toMatchObject({ id: null, env: 0, round: 1, over: false });
    expect(stepped['refused']).toEqual([[{ order: 1, reason: 'there is no unit 999' }], [], [], []]);
    expect(ask({ ...WAIT, ...none })).toMatchObject({ round: 2, over: true, refused: [[], [], [], []] });
    expect(ask({ ...WAIT })['error']).toBe(
      'the match is over after 2 rounds; begin another with {"env":0,"reset":{}}, or load one',
    );
  });

  test('has a seed that comes back, also when it was drawn', () => {
    const ask = makeAsk(openSession('crematoria', { drawSeed: (rules) => (rules === 'text' ? 'drawn' : 31) }));
    expect(ask({ reset: {} })['seed']).toBe('drawn');
    expect(ask({ reset: { rules: 'original' } })['seed']).toBe(31);
    expect(ask({ reset: { seed: 30 } })['states']).toEqual(ask({ reset: { seed: '30' } })['states']);
  });

  test('goes on from where it was saved, in the same or another env, as often as one likes', () => {
    const ask = makeAsk(openSession('crematoria'));
    ask({ reset: { seed: 's' } });
    ask(ORDERS);
    expect(ask({ save: 'here' })).toEqual({ env: 0, saved: 'here' });
    const first = ask(WAIT);
    expect(ask({ ...WAIT })).not.toEqual(first);
    for (const env of [0, 17, 'x']) {
      expect(ask({ env, load: 'here' })).toMatchObject({ env, round: 1, refused: [[{ order: 1 }], [], [], []] });
      expect(ask({ env, ...WAIT })).toEqual({ ...first, env });
    }
    expect(ask({ forget: 'here' })).toEqual({ env: 0, forgotten: 'here' });
    expect(ask({ load: 'here' })['error']).toBe('nothing is saved as "here"; save it with {"save":"here"}');
  });

  test('lies beside others, and is closed alone', () => {
    const ask = makeAsk(openSession('crematoria'));
    ask({ env: 1, reset: { seed: 'a' } });
    ask({ env: 2, reset: { seed: 'a' } });
    ask({ env: 1, ...WAIT });
    expect(ask({ env: 2, ...WAIT, fields: [] })['round']).toBe(1);
    expect(ask({ env: 1, close: true })).toEqual({ env: 1, closed: true });
    expect(ask({ env: 2, ...WAIT, fields: [] })['round']).toBe(2);
    expect(ask({ env: 1, ...WAIT })['error']).toBe('there is no env 1; begin it with {"env":1,"reset":{}}');
  });
});

describe('only what is asked for', () => {
  const ask = makeAsk(openSession('crematoria'));
  const full = (ask({ reset: { seed: 's' } })['states'] as Record<string, unknown>[])[2]!;
  const { scores, night, gems, start } = full;

  test.each<[wish: object, states: unknown]>([
    [{ players: [2] }, [full]],
    [
      { fields: ['scores'], players: [2, 0] },
      [
        { player: 2, scores },
        { player: 0, scores },
      ],
    ],
    [{ fields: ['night', 'gems'], players: [1] }, [{ player: 1, night, gems }]],
    [{ fields: ['start'], players: [2] }, [{ player: 2, start }]],
    [{ fields: ['player', 'last', 'over'], players: [1] }, [{ player: 1 }]],
    [{ fields: [] }, undefined],
    [{ players: [] }, undefined],
    [{ players: [], shared: true }, undefined],
  ])('%j', (wish, states) => {
    expect(ask({ reset: { seed: 's' }, ...wish })['states']).toEqual(states);
  });

  test('in the shared form too', () => {
    expect(ask({ reset: { seed: 's' }, fields: ['night'], players: [3], shared: true })).toMatchObject({
      state: { night },
      seats: [{ player: 3, seed: expect.any(Number) }],
    });
  });
});

test('info says what this is and how full it is', () => {
  const ask = makeAsk(openSession('ork-island'));
  ask({ reset: {} });
  ask({ save: 1 });
  expect(ask({ info: true })['info']).toMatchObject({
    protocol: 1,
    tool: 'a tool',
    game: 'ork-island',
    rulesVersion: findGame('ork-island').version,
    lineBytes: 1000,
    orders: 1000,
    matches: 10,
    envs: 1,
    saves: 1,
  });
});

const ASKED = '"minions schema env/request" shows what can be asked';
const MANY = Array.from({ length: 1001 }, () => ({ unit: 1, dir: 'Top' }));

test.each<[request: unknown, error: string]>([
  ['nonsense', `expected one line with a JSON object, got "nonsense"; ${ASKED}`],
  ['{"reset":', `expected one line with a JSON object, got "{\\"reset\\":"; ${ASKED}`],
  ['['.repeat(100), `lists and objects are nested deeper than 64; ${ASKED}`],
  [null, `expected an object with one of reset, step, save, load, forget, close, info, batch, got null; ${ASKED}`],
  [{}, `expected one of reset, step, save, load, forget, close, info, batch, got none; ${ASKED}`],
  [
    { reste: {} },
    'expected one of reset, step, save, load, forget, close, info, batch, got none; did you mean "reset"?',
  ],
  [
    { ...WAIT, save: 1 },
    `expected one of reset, step, save, load, forget, close, info, batch, got "step" and "save"; ${ASKED}`,
  ],
  [{ reset: { sed: 1 } }, `at /reset: expected no field "sed", got one; did you mean "seed"?; ${ASKED}`],
  [{ reset: { seed: '' } }, `at /reset/seed: expected text like ^[!-~]([ -~]{0,62}[!-~])?$, got ""; ${ASKED}`],
  [
    { reset: { rules: 'original', seed: 'word' } },
    'invalid seed: expected a whole number from 0 to 2147483647, got "word"; for example: 30',
  ],
  [
    { reset: { config: { round: 3 } } },
    'invalid configuration: expected no field "round", got one; did you mean "rounds"?; "minions schema games/crematoria/config" shows what may stand in it',
  ],
  [{ step: { orders: [[], [], []] } }, `at /step/orders: expected at least 4 items, got 3; ${ASKED}`],
  [{ step: { orders: [[], [], [], 5] } }, `at /step/orders/3: expected an array, got 5; ${ASKED}`],
  [
    { step: { orders: [[], [{ unit: '3', dir: 'Top' }], [], []] } },
    'the orders of player 1: at /orders/0/unit: expected an integer, got "3"; write the number without quotes; "minions schema games/crematoria/answer" shows what orders look like',
  ],
  [
    { step: { orders: [[], [], MANY, []] } },
    'the orders of player 2: 1001 orders; at most 1000 are allowed in a round; "minions schema games/crematoria/answer" shows what orders look like',
  ],
  [{ env: 'x', ...WAIT }, 'there is no env "x"; begin it with {"env":"x","reset":{}}'],
  [{ env: -1, ...WAIT }, `at /env: expected at least 0, got -1; ${ASKED}`],
  [{ ...WAIT, players: [4] }, `at /players/0: expected at most 3, got 4; ${ASKED}`],
  [{ ...WAIT, field: [] }, `expected no field "field", got one; did you mean "fields"?; ${ASKED}`],
  [
    { ...WAIT, fields: ['unit'] },
    'states have no field "unit"; did you mean "units"? The fields are: protocol, game, round, rounds, player, names, scores, alive, timeMs, board, owners, gems, units, landings, night, groups, start, last, over, result',
  ],
])('%j is answered with a sentence and changes nothing', (request, error) => {
  const ask = makeAsk(openSession('crematoria'));
  ask({ reset: { seed: 's' } });
  expect(ask(request)['error']).toBe(error);
  expect(ask({ ...WAIT, fields: [] })).toMatchObject({ round: 1 });
});

test('the labels of a request come back with its error', () => {
  const ask = makeAsk(openSession('crematoria'));
  expect(ask({ id: 'a', env: 3, ...WAIT })).toMatchObject({ id: 'a', env: 3 });
  expect(ask({ id: { deep: 1 }, env: [], ...WAIT })).not.toHaveProperty('id');
});

test('there are no more matches than the limit, and those there are go on', () => {
  const ask = makeAsk(openSession('ork-island', { matches: 3 }));
  const FULL =
    'there are 3 matches already, which is the limit; close or forget some, or start "minions env" with a higher --max-matches';
  ask({ env: 1, reset: {} });
  ask({ env: 2, reset: {} });
  ask({ env: 1, save: 'a' });
  expect(ask({ env: 3, reset: {} })['error']).toBe(FULL);
  expect(ask({ env: 3, load: 'a' })['error']).toBe(FULL);
  expect(ask({ env: 1, save: 'b' })['error']).toBe(FULL);
  expect(ask({ env: 1, save: 'a' })).toEqual({ env: 1, saved: 'a' });
  expect(ask({ env: 2, load: 'a', fields: [] })).toMatchObject({ env: 2, round: 0 });
  ask({ env: 2, close: true });
  expect(ask({ env: 3, reset: {}, fields: [] })).toMatchObject({ env: 3 });
});
