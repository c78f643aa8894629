import { expect } from 'vitest';
import type { Match, RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { errorsOf, schemaOf } from './schemas.ts';
import { undescribed } from './undescribed.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';

/** Plays a match with the given orders to its end and looks at everything that the judge would pass on. */
export function playThrough(game: PlayableGame, match: Match, orders: readonly ByPlayer<object[]>[]): void {
  const first = match.round;
  let last: RoundOutcome | undefined;
  for (const [index, asked] of orders.entries()) {
    expect([match.round, match.played, match.isOver]).toEqual([first + index, index, false]);
    expectMessage(game, match, PLAYERS[index % 4]!, last);
    last = match.play(asked);
    for (const player of PLAYERS) expectReport(asked[player], last.accepted[player], last.refused[player]);
  }
  expect([match.round, match.played, match.isOver]).toEqual([first + orders.length, orders.length, true]);
  expectMessage(game, match, 0, last);
  expect(() => match.play([[], [], [], []])).toThrow('the match is over');
}

/** The state as a bot would get it fits its schema, and has nothing in it that the schema does not describe. */
function expectMessage(game: PlayableGame, match: Match, player: Player, last: RoundOutcome | undefined): void {
  const name = `games/${game.id}/state.json`;
  const message = JSON.parse(JSON.stringify(messageOf(match, player, last))) as object;
  expect(errorsOf(name, message)).toEqual([]);
  expect(undescribed(schemaOf(name), message)).toEqual([]);
  expect(match.standing().map((standing) => Object.values(standing).every(Number.isInteger))).toEqual([
    true,
    true,
    true,
    true,
  ]);
}

function messageOf(match: Match, player: Player, last: RoundOutcome | undefined): object {
  const scores = match.scores();
  return {
    protocol: 1,
    game: match.game,
    round: match.round,
    rounds: match.config.rounds,
    player,
    names: byPlayer(String),
    scores,
    alive: byPlayer(() => true),
    timeMs: 100,
    ...match.view(),
    ...(last ? { last: { moves: last.moves, rejected: last.refused[player] } } : startOf(match, player)),
    ...(match.isOver ? { over: true, result: { scores, places: byPlayer(() => 1) } } : {}),
  };
}

function startOf({ seed, config }: Match, player: Player): object {
  return { start: { seed: seed + player + 1, config, limits: DEFAULT_LIMITS } };
}

/** Every order that was not accepted is reported, by its place in the list and with a reason. */
function expectReport(
  asked: readonly object[],
  accepted: readonly object[],
  refused: RoundOutcome['refused'][Player],
): void {
  const places = refused.map(({ order }) => order);
  expect(new Set(places).size, 'no order is refused twice').toBe(places.length);
  expect(places.filter((place) => !(place in asked))).toEqual([]);
  expect(refused.filter(({ reason }) => typeof reason !== 'string' || reason.trim() === '')).toEqual([]);
  expect(isPartOf(accepted, asked), 'accepted orders are orders that were given').toBe(true);
  const notRefused = asked.filter((_, place) => !places.includes(place));
  expect(isPartOf(notRefused, accepted), 'an order is accepted or refused').toBe(true);
}

/** Whether a list is another one with some items left out. */
function isPartOf(part: readonly object[], whole: readonly object[]): boolean {
  let next = 0;
  for (const item of whole) if (next < part.length && JSON.stringify(item) === JSON.stringify(part[next])) next += 1;
  return next === part.length;
}
