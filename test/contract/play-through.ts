import { expect } from 'vitest';
import type { Match, RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { errorsOf, schemaOf } from './schemas.ts';
import { undescribed } from './undescribed.ts';
import { openDialogue, type Dialogue } from '../../dialogue/open-dialogue.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { ALL_ALIVE, readState } from '../dialogue/start-dialogue.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';

/** Plays a match with the given orders to its end and looks at everything that the judge would pass on. */
export function playThrough(game: PlayableGame, match: Match, orders: readonly ByPlayer<object[]>[]): void {
  const names = byPlayer(String);
  const dialogue = openDialogue(match, { names, limits: DEFAULT_LIMITS, findValidator });
  const first = match.round;
  for (const [index, asked] of orders.entries()) {
    expect([match.round, match.played, match.isOver]).toEqual([first + index, index, false]);
    expectMessage(game, dialogue, PLAYERS[index % 4]!);
    const last = dialogue.play(asked);
    for (const player of PLAYERS) expectReport(asked[player], last.accepted[player], last.refused[player]);
  }
  expect([match.round, match.played, match.isOver]).toEqual([first + orders.length, orders.length, true]);
  expectMessage(game, dialogue, 0);
  expect(() => match.play([[], [], [], []])).toThrow('the match is over');
}

/** The state as a bot would get it fits its schema, and has nothing in it that the schema does not describe. */
function expectMessage(game: PlayableGame, dialogue: Dialogue, player: Player): void {
  const name = `games/${game.id}/state.json`;
  const message = readState(dialogue.makeLines(ALL_ALIVE)[player]);
  expect(errorsOf(name, message)).toEqual([]);
  expect(undescribed(schemaOf(name), message)).toEqual([]);
  expect(dialogue.match.standing().map((standing) => Object.values(standing).every(Number.isInteger))).toEqual([
    true,
    true,
    true,
    true,
  ]);
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
