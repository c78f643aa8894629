import type { Match, RoundOutcome } from '../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { Envelope, Limits, Parameters, Rejection, Result } from '../protocol/types/common.ts';
import type { Seat } from '../protocol/types/seat.ts';
import { PROTOCOL } from '../protocol/version.ts';
import { findPlaces } from './places.ts';

type Opening = Pick<Envelope, 'protocol' | 'game' | 'round' | 'rounds'>;
type Rest = Pick<Envelope, 'names' | 'scores' | 'alive' | 'timeMs' | 'over' | 'result'>;

/**
 * The states of one round for four bots, in parts. A state has the fields of `opening`, then of `seats[player]`, then
 * of `rest`; whatever is made of a message, text or object, is made of these parts.
 */
export interface StateMessage {
  readonly opening: Opening;
  /** With the first message: what all four are sent at the start. */
  readonly start: { readonly config: object; readonly limits: Limits; readonly randCalls?: number } | undefined;
  /** With every later one: what was executed in the round before. */
  readonly moves: readonly object[] | undefined;
  readonly seats: ByPlayer<Seat>;
  /** The end of the envelope, and in it the game's own fields. */
  readonly rest: Rest & object;
}

/** What the bots are sent of a match beside the match itself. */
export interface Telling {
  readonly names: ByPlayer<string>;
  readonly alive: ByPlayer<boolean>;
  readonly limits: Limits;
  readonly parameters?: ByPlayer<Parameters | undefined> | undefined;
  readonly timeMs: number | null;
  /** What came of the round before; undefined before the first. */
  readonly last: Pick<RoundOutcome, 'moves' | 'refused'> | undefined;
  /** The game's own fields, if the caller has them already or needs none; else the match is asked for them. */
  readonly view?: object;
}

export function makeStateMessage(match: Match, telling: Telling): StateMessage {
  const { names, alive, limits, parameters, timeMs, last, view = match.view() } = telling;
  const { game, round, config } = match;
  const scores = match.scores();
  const rest: Rest = Object.assign({ names, scores, alive, timeMs }, view);
  if (match.isOver) Object.assign(rest, { over: true, result: makeResult(scores, alive) });
  return {
    opening: { protocol: PROTOCOL, game, round, rounds: config.rounds },
    start: last === undefined ? makeStart(match, limits) : undefined,
    moves: last?.moves,
    seats: byPlayer((player) =>
      last === undefined
        ? { player, seed: match.botSeed(player), ...(parameters?.[player] && { parameters: parameters[player] }) }
        : { player, rejected: last.refused[player] as Rejection[] },
    ),
    rest,
  };
}

/** Few matches have a sequence that their bots could go on in. */
function makeStart(match: Match, limits: Limits): StateMessage['start'] {
  const randCalls = match.randCalls();
  return { config: match.config, limits, ...(randCalls === 0 ? {} : { randCalls }) };
}

function makeResult(scores: ByPlayer<number>, alive: ByPlayer<boolean>): Result {
  return { scores, places: findPlaces(scores, alive) };
}

/** The state of one bot as an object. */
export function makeState({ opening, start, moves, seats, rest }: StateMessage, player: number): object {
  const { seed, parameters, rejected } = seats[player]!;
  const first = { seed, ...(parameters && { parameters }), ...start };
  const own = start ? { player, start: first } : { player, last: { moves, rejected } };
  return Object.assign({}, opening, own, rest);
}

/** What the states of all four have in common, as an object: the rest of each is in its seat. */
export function makeSharedState({ opening, start, moves, rest }: StateMessage): object {
  return Object.assign({}, opening, start ? { start } : { last: { moves } }, rest);
}
