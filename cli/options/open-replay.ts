import type { NamedReplay } from '../../replay/step-through-holding.ts';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { makeReplayGames } from '../../judge/games/replay-games.ts';
import { openReplayFile } from '../../judge/replay-files/open-replay-file.ts';

/** The replay in a file that people named, with its game; `given` is the folder that they name for it. */
export async function openReplay(path: string, games: GameCatalogue, given?: string): Promise<NamedReplay<LoadedGame>> {
  const file = await openReplayFile(path);
  return { ...file, games: makeReplayGames(await games.loadForReplay(file, given)) };
}
