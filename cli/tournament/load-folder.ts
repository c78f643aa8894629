import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { locateTournament, type FolderKind, type TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { readDefinition } from '../../tournament/folder/read-tournament.ts';

/** The folder of a tournament, a comparison or a search, and the game that is played in it. */
export interface LoadedFolder {
  readonly places: TournamentPlaces;
  readonly game: LoadedGame;
}

/** The folder of something that was begun. */
export async function loadFolder(
  folder: string,
  games: GameCatalogue,
  kind: FolderKind = 'tournament',
): Promise<LoadedFolder> {
  const places = locateTournament(folder, kind);
  return { places, game: await games.loadOf(readDefinition(places).definition, places.root) };
}
