import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byPlayer, PLAYERS, type ByPlayer } from '../../engine/core/players.ts';
import { SeededGenerator } from '../../engine/core/generator.ts';
import { findGame, GAMES } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { FindValidator, Validator } from '../../protocol/validator.ts';
import { errorsOf } from '../contract/schemas.ts';
import { IS_THOROUGH } from '../thorough.ts';
import { wander } from '../viewer/make-replay.ts';
import { ALL_ALIVE, NO_ORDERS, readState, startDialogue } from './start-dialogue.ts';

/** Validators that keep what they are asked about. */
function watchValidators(): { findWatched: FindValidator; asked: { schema: string; value: unknown }[] } {
  const asked: { schema: string; value: unknown }[] = [];
  const findWatched = <T>(schema: string): Validator<T> => {
    const validate = findValidator<T>(schema);
    return ((value) => asked.push({ schema, value }) > 0 && validate(value)) as Validator<T>;
  };
  return { findWatched, asked };
}

describe.each(GAMES)('$title', { timeout: 120_000 }, (game) => {
  test('what is validated is what is sent, to every player in every round', () => {
    const match = fc.record({
      seed: fc.nat(10_000),
      rounds: fc.integer({ min: 1, max: 6 }),
      names: fc.tuple(fc.string(), fc.string({ unit: 'binary' }), fc.constant('"ñ☃"\n\u2028'), fc.constant('🤖')),
      alive: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    });
    const property = fc.property(match, ({ seed, rounds, names, alive }) => {
      const { findWatched, asked } = watchValidators();
      const config = { ...game.configure('text'), rounds };
      const dialogue = startDialogue(game, { config, seed, names, findValidator: findWatched });
      const rng = new SeededGenerator(seed);
      for (;;) {
        asked.length = 0;
        const states = dialogue.makeLines(alive).map(readState);
        dialogue.checkLines();
        expectValidated(states, asked);
        for (const state of states) expect(errorsOf(`games/${game.id}/state.json`, state)).toEqual([]);
        if (dialogue.match.isOver) return;
        // Orders of another player too: refusals are part of what differs.
        const orders = wander(dialogue.match, rng);
        dialogue.play(byPlayer((player) => [...orders[player], ...orders[((player + 1) % 4) as 0].slice(0, 2)]));
      }
    });
    fc.assert(property, { numRuns: IS_THOROUGH ? 25 : 10 });
  });

  /** Player 0 whole, of the others what is not the same. */
  function expectValidated(states: Record<string, unknown>[], asked: { schema: string; value: unknown }[]): void {
    expect(asked[0]).toEqual({ schema: `games/${game.id}/state`, value: states[0] });
    const seats = states.map(({ player, start, last }) => ({
      schema: 'seat',
      value: start
        ? { player, seed: (start as { seed: number }).seed }
        : { player, rejected: (last as { rejected: object[] }).rejected },
    }));
    expect(asked.slice(1)).toEqual(seats);
    const withoutSeat = states.map(({ start, last, ...rest }) => ({
      ...rest,
      player: 0,
      start: { ...(start as object), seed: 0 },
      last: { ...(last as object), rejected: [] },
    }));
    for (const state of withoutSeat) expect(state).toEqual(withoutSeat[0]);
  }

  test('the first message has a start, later ones what was done, and the last one the result', () => {
    const dialogue = startDialogue(game, { config: { ...game.configure('text'), rounds: 2 } });
    const kinds: string[][] = [];
    for (;;) {
      const state = readState(dialogue.makeLines(ALL_ALIVE)[3]);
      kinds.push(['start', 'last', 'over', 'result'].filter((field) => field in state));
      expect(state).toMatchObject({ player: 3, timeMs: dialogue.timeMs(3) });
      if (dialogue.match.isOver) break;
      dialogue.play(NO_ORDERS);
    }
    expect(kinds).toEqual([['start'], ['last'], ['last', 'over', 'result']]);
  });

  test('each line ends with the only line feed in it', () => {
    for (const line of startDialogue(game, { names: ['\n', '\r', '\u2028', ''] }).makeLines(ALL_ALIVE)) {
      expect(line.indexOf(10)).toBe(line.length - 1);
    }
  });
});

test('the time for an answer: that of the start, then that of a round, and none when nothing is asked', () => {
  const game = findGame('ork-island');
  const dialogue = startDialogue(game, { config: { ...game.configure('text'), rounds: 2 } });
  const times: unknown[] = [];
  for (; !dialogue.match.isOver; dialogue.play(NO_ORDERS)) times.push(dialogue.timeMs(0));
  expect([...times, dialogue.timeMs(0)]).toEqual([DEFAULT_LIMITS.startMs, DEFAULT_LIMITS.roundMs, null]);
});

describe('a state that breaks its schema stops the match loudly', () => {
  const game = findGame('crematoria');

  test('in what all four are told', () => {
    const dialogue = startDialogue(game, { names: ['a', 'b', 'c', 7 as never] });
    dialogue.makeLines(ALL_ALIVE);
    expect(() => dialogue.checkLines()).toThrow(
      'the game made a state that breaks its schema, for player 0 in round 0: at /names/3: expected a string, got 7',
    );
  });

  test.each(PLAYERS)('in what only player %d is told', (player) => {
    const dialogue = startDialogue(game);
    const refused: ByPlayer<{ order: number; reason: string }[]> = [[], [], [], []];
    refused[player].push({ order: -1, reason: 'x' });
    dialogue.follow({ ...dialogue.play(NO_ORDERS), refused });
    dialogue.makeLines(ALL_ALIVE);
    const place = player === 0 ? '/last/rejected/0/order' : '/rejected/0/order';
    expect(() => dialogue.checkLines()).toThrow(`for player ${player} in round 1: at ${place}: expected at least 0`);
  });
});
