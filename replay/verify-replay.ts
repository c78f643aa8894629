import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { Match } from '../engine/core/match.ts';
import { findGame, type PlayableGame } from '../engine/registry.ts';
import { findValidator } from '../protocol/find-validator.ts';
import type { ReplayRound } from '../protocol/types/replay/round.ts';
import { findPlaces } from '../dialogue/places.ts';
import { ReplayError, type Replay } from './read-replay.ts';

export type Verification =
  | { readonly holds: true; readonly rounds: number; readonly scores: ByPlayer<number>; readonly isWhole: boolean }
  /** `round` is undefined when the replay goes wrong before the first round or after the last. */
  | { readonly holds: false; readonly round: number | undefined; readonly problem: string };

/** Plays a replay again with the engine and compares everything that the engine decides. */
export function verifyReplay(replay: Replay): Verification {
  const { header, rounds } = replay;
  const game = gameOf(replay);
  const match = game.start(header.config, header.seed);
  if (match.fingerprint() !== header.fingerprint) {
    return failure(undefined, 'the state before the first round is not the one recorded: configuration or seed differ');
  }
  for (const line of rounds) {
    const problem = match.isOver ? 'the match was over before this round' : replayRound(match, line);
    if (problem !== undefined) return failure(line.round, problem);
  }
  return verifyEnd(replay, match);
}

export function gameOf({ header }: Replay): PlayableGame {
  const game = findGame(header.game);
  if (!game) throw new ReplayError(`there is no game "${header.game}" in this version of minions`);
  if (game.version !== header.rulesVersion) {
    throw new ReplayError(
      `it was played with version ${header.rulesVersion} of the rules of ${game.title}, and this is version ${game.version}`,
    );
  }
  if (!findValidator(`games/${game.id}/config`)(header.config)) {
    throw new ReplayError(`its configuration is not one of ${game.title}`);
  }
  return game;
}

function replayRound(match: Match, line: ReplayRound): string | undefined {
  if (line.round !== match.round) return `round ${match.round} was expected here`;
  const isAnswer = findValidator(`games/${match.game}/answer`);
  const wrong = line.orders.findIndex((orders) => !isAnswer({ round: line.round, orders }));
  if (wrong !== -1) return `the orders of player ${wrong} are not orders of this game`;
  const outcome = match.play(line.orders as ByPlayer<object[]>);
  if (match.fingerprint() !== line.fingerprint) return 'these orders do not lead to the recorded fingerprint';
  const refused = byPlayer((player) => outcome.refused[player].map(({ reason }) => reason));
  const recorded = line.rejected?.flat().map(({ reason }) => reason) ?? [];
  const missing = refused.flat().find((reason) => !recorded.includes(reason));
  return missing === undefined ? undefined : `the refusal "${missing}" is not recorded`;
}

function verifyEnd({ end, rounds }: Replay, match: Match): Verification {
  const scores = match.scores();
  const alive = byPlayer((player) => !rounds.some(({ faults }) => faults?.some((fault) => fault.player === player)));
  if (end && !end.interrupted && !match.isOver)
    return failure(undefined, `it ends before round ${match.round} was played`);
  if (end && String(end.scores) !== String(scores))
    return failure(undefined, `the points are ${scores.join(' ')}, not ${end.scores.join(' ')}`);
  if (end && String(end.places) !== String(findPlaces(scores, alive)))
    return failure(undefined, 'the places do not follow from the points');
  return { holds: true, rounds: rounds.length, scores, isWhole: end !== undefined && !end.interrupted };
}

function failure(round: number | undefined, problem: string): Verification {
  return { holds: false, round, problem };
}
