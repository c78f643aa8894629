import { seedOfPlayer } from '../engine/core/generator.ts';
import type { Match, RoundOutcome } from '../engine/core/match.ts';
import type { ByPlayer } from '../engine/core/players.ts';
import type { SharedState } from './state-message.ts';
import type { Limits } from '../protocol/types/games/crematoria/state.ts';
import { placesOf } from './places.ts';

interface Bots {
  readonly names: ByPlayer<string>;
  readonly alive: ByPlayer<boolean>;
  readonly timeMs: number | null;
}

/** What all bots are told of a match as it stands; `last` is what came of the round before. */
export function sharedState(match: Match, bots: Bots, last: RoundOutcome | undefined): SharedState {
  const scores = match.scores();
  return {
    ...bots,
    game: match.game,
    round: match.round,
    rounds: match.config.rounds,
    scores,
    view: match.view(),
    moves: last?.moves,
    ...(match.isOver ? { result: { scores, places: placesOf(scores) } } : {}),
  };
}

/** What a player is told once, with the first state. */
export function startOf({ seed, config }: Pick<Match, 'seed' | 'config'>, limits: Limits, player: number): object {
  return { seed: seedOfPlayer(seed, player), config, limits };
}
