import type { GameTypes } from '../../engine/core/game.ts';
import { guardGame } from '../../engine/core/guard-game.ts';
import type { GameTypesById } from '../../engine/registry.ts';
import { GameCatalogue } from './game-catalogue.ts';
import type { LoadedGame } from './loaded-game.ts';

/**
 * Loads one game for a program: one of ours by its id, one of somebody else by a path or the name of a package. Its matches
 * refuse malformed configurations and orders.
 */
export function loadGame<Id extends keyof GameTypesById>(name: Id): Promise<LoadedGame<GameTypesById[Id]>>;
export function loadGame<T extends GameTypes = GameTypes>(name: string, from?: string): Promise<LoadedGame<T>>;
export async function loadGame(name: string, from?: string): Promise<LoadedGame> {
  const game = await new GameCatalogue().load(name, from);
  return guardGame(game, game.checkShape);
}
