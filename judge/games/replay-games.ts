import { checkShape } from '../../protocol/check-shape.ts';
import type { ReplayGames } from '../../replay/replay-games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { findOurGame } from './our-games.ts';

/** What it takes to step through replays of a game that was loaded for them; without one, of any game of ours. */
export function makeReplayGames(game: LoadedGame | undefined): ReplayGames<LoadedGame> {
  if (game === undefined) return { findGame: findOurGame, checkShape };
  return { findGame: (id) => (id === game.id ? game : findOurGame(id)), checkShape: game.checkShape };
}
