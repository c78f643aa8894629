import { openDialogue, type Dialogue } from '../../../dialogue/open-dialogue.ts';
import type { Match, RoundOutcome } from '../../../engine/core/match.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../../../engine/core/players.ts';
import { bundleSchema } from '../../../protocol/bundle-schema.ts';
import { findUndescribed } from './find-undescribed.ts';
import type { Shape } from './shape.ts';
import { require, type Subject } from './subject.ts';

const ALIVE = byPlayer(() => true);

/**
 * Plays a match to its end, and fails where something is wrong with what bots are sent, or with what becomes of their
 * orders. How many orders were accepted.
 */
export function playThrough(
  match: Match,
  orders: readonly ByPlayer<object[]>[],
  { loaded, limits }: Pick<Subject, 'loaded' | 'limits'>,
): number {
  const { findValidator, readSchema } = loaded;
  const dialogue = openDialogue(match, { names: byPlayer(String), limits, findValidator });
  const schema = bundleSchema(`games/${match.game}/state`, readSchema) as Shape;
  const { round: first } = match;
  let accepted = 0;
  for (const [index, given] of orders.entries()) {
    if (match.isOver) break;
    requireMoment(match, first + index, index, false);
    requireDescribed(dialogue, PLAYERS[index % PLAYERS.length]!, schema);
    const outcome = dialogue.play(given);
    for (const player of PLAYERS) requireReport(given[player], outcome, player);
    accepted += outcome.accepted.flat().length;
  }
  requireMoment(match, first + match.played, match.played, true);
  requireDescribed(dialogue, 0, schema);
  requireEnd(match);
  return accepted;
}

function requireMoment(match: Match, round: number, played: number, isOver: boolean): void {
  const isSo = match.round === round && match.played === played && match.isOver === isOver;
  require(isSo ? undefined : `round ${round} was expected, and it is round ${match.round} of ${match.config.rounds}`);
}

function requireEnd(match: Match): void {
  try {
    match.play([[], [], [], []]);
  } catch {
    return;
  }
  throw new Error('a round can be played after the last one');
}

/** The state as a bot would get it keeps to its schema, and has nothing in it that the schema does not describe. */
function requireDescribed(dialogue: Dialogue, player: Player, schema: Shape): void {
  const { match } = dialogue;
  const line = dialogue.makeLines(ALIVE)[player];
  dialogue.checkLines();
  // A game need not ask everybody in every round.
  if (line.length === 0) return;
  const [path] = findUndescribed(schema, JSON.parse(new TextDecoder().decode(line)));
  require(path && `before round ${match.round} bots are sent ${path}, which no schema describes`);
}

/** Every order that was not accepted is reported, by its place in the list and with a reason. */
function requireReport(given: readonly object[], { accepted, refused }: RoundOutcome, player: Player): void {
  const list = refused[player];
  const places = list.map(({ order }) => order);
  const kept = given.filter((_, place) => !places.includes(place));
  const problem =
    (new Set(places).size < places.length ? 'an order is refused twice' : undefined) ??
    (places.some((place) => !(place in given)) ? 'an order is refused that was not given' : undefined) ??
    (list.some(({ reason }) => typeof reason !== 'string' || reason.trim() === '')
      ? 'an order is refused without a reason'
      : undefined) ??
    (isPartOf(accepted[player], given) ? undefined : 'an order is accepted that was not given') ??
    (isPartOf(kept, accepted[player]) ? undefined : 'an order is neither accepted nor refused');
  require(problem && `${problem} (player ${player}: ${JSON.stringify(given).slice(0, 200)})`);
}

/** Whether a list is another one with some items left out. */
function isPartOf(part: readonly object[], whole: readonly object[]): boolean {
  let next = 0;
  for (const item of whole) if (next < part.length && JSON.stringify(item) === JSON.stringify(part[next])) next += 1;
  return next === part.length;
}
