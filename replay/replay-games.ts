import type { GameOrigin } from '../engine/core/game-origin.ts';
import type { PlayableGame } from '../engine/core/playable-game.ts';
import type { CheckShape } from '../protocol/validator.ts';

/** The games that a replay may be of, and the schemas of what stands in one. */
export interface ReplayGames<G extends PlayableGame = PlayableGame> {
  /** `origin` is what the replay says of a game that is not one of ours. */
  findGame(id: string, origin?: GameOrigin): G | undefined;
  readonly checkShape: CheckShape;
}
