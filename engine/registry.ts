import { makePlayable, type PlayableGame } from './core/playable-game.ts';
import { apocalypse } from './games/apocalypse/apocalypse.ts';
import type { Apocalypse } from './games/apocalypse/types.ts';
import { crematoria } from './games/crematoria/crematoria.ts';
import type { Crematoria } from './games/crematoria/types.ts';
import { orkIsland } from './games/ork-island/ork-island.ts';
import type { OrkIsland } from './games/ork-island/types.ts';
import { walkingDead } from './games/walking-dead/walking-dead.ts';
import type { WalkingDead } from './games/walking-dead/types.ts';

export type { Apocalypse, Crematoria, OrkIsland, WalkingDead };

/** The games of minions. A fifth one is one more line. */
export const GAMES: readonly PlayableGame[] = Object.freeze([
  makePlayable(crematoria),
  makePlayable(walkingDead),
  makePlayable(orkIsland),
  makePlayable(apocalypse),
]);

/** The types of our games by their ids. */
export interface GameTypesById {
  apocalypse: Apocalypse;
  crematoria: Crematoria;
  'ork-island': OrkIsland;
  'walking-dead': WalkingDead;
}

/** A game of minions by its id; undefined for any other. */
export function findGame<Id extends keyof GameTypesById>(id: Id): PlayableGame<GameTypesById[Id]>;
export function findGame(id: string): PlayableGame | undefined;
export function findGame(id: string): PlayableGame | undefined {
  return GAMES.find((game) => game.id === id);
}
