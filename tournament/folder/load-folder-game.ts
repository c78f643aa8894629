import { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { TournamentPaths } from './locate-tournament.ts';
import { readDefinition } from './read-tournament.ts';

/** The game that is played in a folder: one of ours, or the copy that the folder keeps. */
export function loadFolderGame(paths: TournamentPaths, games = new GameCatalogue()): Promise<LoadedGame> {
  return games.loadOf(readDefinition(paths).definition, paths.root);
}
