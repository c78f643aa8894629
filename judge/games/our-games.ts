import { GAMES } from '../../engine/registry.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { readSchema } from '../../protocol/schema-files.ts';
import type { LoadedGame } from './loaded-game.ts';

/** The games of minions with what comes with them: schemas and validators of the package. Sample bots are for all games. */
export const OUR_GAMES: readonly LoadedGame[] = Object.freeze(
  GAMES.map((game) => ({ ...game, findValidator, checkShape, readSchema, botFolders: [], outside: undefined })),
);

/** A game of minions by its id; undefined for any other. */
export function findOurGame(id: string): LoadedGame | undefined {
  return OUR_GAMES.find((game) => game.id === id);
}
