import { expect, test } from 'vitest';
import { byPlayer } from '../../engine/core/players.ts';
import { GAMES } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { makeStateLines, makeStateMessage, stateChecker, type SharedState } from '../../dialogue/state-message.ts';

function sharedState(game: (typeof GAMES)[number], isOver: boolean): SharedState {
  const match = game.start(game.configure('text'), 1);
  const { moves } = match.play([[], [], [], []]);
  const names = byPlayer((player) => `bot ${player} "ñ☃"`);
  const alive = byPlayer((player) => player !== 2);
  const shared = {
    game: game.id,
    round: match.round,
    rounds: match.config.rounds,
    names,
    scores: match.scores(),
    alive,
  };
  const result = { scores: match.scores(), places: byPlayer(() => 1) };
  return { ...shared, timeMs: null, view: match.view(), moves, ...(isOver ? { result } : {}) };
}

const seats = byPlayer((player) => ({ player, rejected: [{ order: player, reason: 'there is rock' }] }));

test.each(GAMES)('the lines of $title say what the messages say, one line each', (game) => {
  for (const isOver of [false, true]) {
    const shared = sharedState(game, isOver);
    const lines = makeStateLines(shared, seats).map(String);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      seats.map((seat) => makeStateMessage(shared, seat)),
    );
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  }
});

test.each(GAMES)('the first message of $title carries the start', (game) => {
  const { moves: _, ...shared } = sharedState(game, false);
  const start = {
    seed: 8,
    config: game.configure('text'),
    limits: DEFAULT_LIMITS,
  };
  const seat = { player: 3, rejected: [], start };
  const [line] = makeStateLines({ ...shared, moves: undefined }, [seat]);
  const message = JSON.parse(String(line)) as object;
  expect(message).toMatchObject({ player: 3, start });
  expect(message).not.toHaveProperty('last');
  expect(() => stateChecker(game.id)(message)).not.toThrow();
});

test('a state that breaks its schema stops the match loudly', () => {
  const check = stateChecker('crematoria');
  const message = makeStateMessage(sharedState(GAMES[0]!, false), seats[0]) as { board: string[][] };
  message.board[0]![3] = message.board[0]![3]!.replace('R', 'Q');
  expect(() => check(message)).toThrow(
    /the judge made a state that breaks its schema: at \/board\/0\/3: expected text like/,
  );
});
