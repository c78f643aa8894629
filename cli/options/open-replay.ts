import type { NamedReplay } from '../../replay/step-through-holding.ts';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { makeReplayGames } from '../../judge/games/replay-games.ts';
import { readText } from '../../judge/replay-files/read-text.ts';
import { requireFile } from './require-file.ts';

/** The replay in a file that people named, with its game; `given` is where they say that this is. */
export async function openReplay(path: string, games: GameCatalogue, given?: string): Promise<NamedReplay<LoadedGame>> {
  requireFile(path);
  const game = await games.loadForReplay(path, given);
  return { name: path, chunks: readText(path), games: makeReplayGames(game) };
}
