import { GameCatalogue } from './game-catalogue.ts';
import type { LoadedGame } from './loaded-game.ts';

/** Loads one game: one of ours by its id, one of somebody else by a path or the name of a package. */
export function loadGame(name: string, from?: string): Promise<LoadedGame> {
  return new GameCatalogue().load(name, from);
}
