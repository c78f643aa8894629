import { GAMES } from '../../engine/registry.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { readSchema } from '../../protocol/schema-files.ts';
import type { LoadedGame } from './loaded-game.ts';

/** The games of minions with what comes with them: schemas and validators of the package. Sample bots are for all games. */
export const OUR_GAMES: readonly LoadedGame[] = Object.freeze(
  GAMES.map((game) => ({ ...game, findValidator, checkShape, readSchema, botFolders: [], outside: undefined })),
);

/** A game of minions as people write its name: "Crematoria", "The Walking Dead" and "ork_island" too. */
export function findOurGameByName(name: string): LoadedGame | undefined {
  if (!/^[\w -]+$/.test(name)) return undefined;
  return OUR_GAMES.find(({ id }) => simplifyName(id) === simplifyName(name));
}

const simplifyName = (name: string): string => name.toLowerCase().replaceAll(/[ _-]/g, '').replace(/^the/, '');

/** A game of minions by its id; undefined for any other. */
export function findOurGame(id: string): LoadedGame | undefined {
  return OUR_GAMES.find((game) => game.id === id);
}
