import type { Game, GameTypes } from '../../engine/core/game.ts';
import { makePlayable, registerGame } from '../../engine/registry.ts';
import { registerDrawing, type Drawing } from './drawings.ts';

/** A game that is in the page itself, because a match of it is. */
interface EmbeddedGame {
  readonly game: Game<GameTypes>;
  readonly drawing?: Partial<Drawing>;
}

/** Makes the games known that "minions view" has put into the page. */
export function takeOutsideGames(): void {
  const { minionsGames = [] } = globalThis as { minionsGames?: readonly EmbeddedGame[] };
  for (const { game, drawing = {} } of minionsGames) {
    registerGame(makePlayable(game, { source: 'this page', digest: '' }));
    registerDrawing(game.id, drawing);
  }
}
