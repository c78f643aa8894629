import type { NamedReplay } from '../../replay/step-through-holding.ts';
import { openReplayFile } from '../replay-files/open-replay-file.ts';
import { GameCatalogue } from './game-catalogue.ts';
import type { LoadedGame } from './loaded-game.ts';
import { makeReplayGames } from './replay-games.ts';

/** The replay in a file that people named, with its game; `given` is the folder that they name for it. */
export async function openReplay(
  path: string,
  games = new GameCatalogue(),
  given?: string,
): Promise<NamedReplay<LoadedGame>> {
  const file = await openReplayFile(path);
  return { ...file, games: makeReplayGames(await games.loadForReplay(file, given)) };
}
