import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ConfigError } from '../../engine/core/config-error.ts';
import { makePlayable } from '../../engine/core/playable-game.ts';
import { findGame } from '../../engine/registry.ts';
import { makeShapeChecker } from '../../protocol/make-shape-checker.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { readSchema, type Schema } from '../../protocol/schema-files.ts';
import type { Validator } from '../../protocol/validator.ts';
import { buildGame, BUILT, importGame, type BuildNotes } from './built-game.ts';
import { KINDS } from './complete-schemas.ts';
import type { GameFiles } from './list-game-files.ts';
import { limitGame } from './limited-match.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { GameLocation } from './locate-game.ts';

const require = createRequire(import.meta.url);

/** Loads a game from outside that somebody has decided to load: from then on its code has run. */
export async function loadLocated(location: GameLocation, files: GameFiles): Promise<LoadedGame> {
  const { source, folder } = location;
  const built = await buildGame(location, files);
  const rules = await importGame(built, source);
  if (findGame(rules.id))
    throw new ConfigError(`"${rules.id}" is the name of a game of minions`, 'give your game another id');
  const notes = JSON.parse(readFileSync(join(built, BUILT.notes), 'utf8')) as BuildNotes;
  const botFolders = [join(folder, 'bots'), join(built, BUILT.bots)];
  const drawingScript = join(built, BUILT.drawing);
  return {
    ...limitGame(makePlayable(rules, { source, digest: files.digest })),
    ...openSchemas(rules.id, built),
    botFolders: botFolders.filter((path) => existsSync(join(path, 'bot.json'))),
    outside: {
      rules,
      folder,
      files: files.names,
      schemas: KINDS.map((kind) => makeSchemaName(rules.id, kind)),
      rulesScript: join(built, BUILT.script),
      page: join(built, BUILT.page),
      drawingScript: existsSync(drawingScript) ? drawingScript : null,
      ...notes,
    },
  };
}

const makeSchemaName = (id: string, kind: string): string => `games/${id}/${kind}`;

/** The schemas of a build, under the names that they would have in the package; any other name is one of the package. */
function openSchemas(id: string, built: string): Pick<LoadedGame, 'findValidator' | 'checkShape' | 'readSchema'> {
  const files = new Map(KINDS.map((kind) => [makeSchemaName(id, kind), join(built, kind)]));
  const find = <T>(name: string): Validator<T> => {
    const file = files.get(name);
    return file === undefined ? findValidator(name) : (require(`${file}.cjs`) as Validator<T>);
  };
  return {
    findValidator: find,
    checkShape: makeShapeChecker(find),
    readSchema: (name) => {
      const file = files.get(name);
      return file === undefined ? readSchema(name) : (JSON.parse(readFileSync(`${file}.json`, 'utf8')) as Schema);
    },
  };
}
