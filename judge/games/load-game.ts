import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { findGame, GAMES, makePlayable, registerGame, type PlayableGame } from '../../engine/registry.ts';
import { closestWord } from '../../protocol/closest-word.ts';
import { registerSchema } from '../../protocol/registered-schemas.ts';
import type { Schema } from '../../protocol/schema-files.ts';
import type { Validator } from '../../protocol/validator.ts';
import { registerGameBots } from '../prepare/find/game-bots.ts';
import { UsageError } from '../usage-error.ts';
import { buildGame, BUILT, importGame, KINDS, type BuildNotes } from './built-game.ts';
import { listGameFiles, type GameFiles } from './list-game-files.ts';
import { locateGame, looksLikeGame, type GamePlace } from './locate-game.ts';
import { rememberGame } from './outside-games.ts';
import { trustGame } from './trusted-games.ts';

const require = createRequire(import.meta.url);

/**
 * The game that people mean by a word: the id of one that is known, a path, or the name of a package. A game from outside
 * is known by its id from then on: the one place where that happens.
 */
export async function loadGame(word: string, from = process.cwd()): Promise<PlayableGame> {
  const known = findGame(word);
  if (known) return known;
  const place = locateGame(word, from);
  if (!place) throw unknownGame(word, from);
  const files = listGameFiles(place);
  const game = await registerPlace(place, files);
  trustGame(files);
  return game;
}

/** Loads a game that somebody has decided to load. */
export async function registerPlace(place: GamePlace, files: GameFiles): Promise<PlayableGame> {
  const built = await buildGame(place, files);
  const { source, folder } = place;
  const rules = await importGame(built, source);
  const game = makePlayable(rules, { source, digest: files.digest });
  registerGame(game);
  for (const kind of KINDS) {
    const schema = JSON.parse(readFileSync(join(built, `${kind}.json`), 'utf8')) as Schema;
    registerSchema(`games/${game.id}/${kind}`, schema, require(join(built, `${kind}.cjs`)) as Validator<unknown>);
  }
  const { drawingProblem } = JSON.parse(readFileSync(join(built, BUILT.notes), 'utf8')) as BuildNotes;
  rememberGame({
    id: game.id,
    rules,
    files: files.names,
    built,
    page: join(built, BUILT.page),
    folder,
    drawingProblem,
  });
  registerGameBots(
    game.id,
    [join(folder, 'bots'), join(built, BUILT.bots)].filter((place) => existsSync(join(place, 'bot.json'))),
  );
  return game;
}

function unknownGame(word: string, from: string): UsageError {
  if (looksLikeGame(resolve(from, word)))
    return new UsageError(`there is no game "${word}"`, `did you mean "./${word}"?`);
  const ids = GAMES.map(({ id }) => id);
  const closest = closestWord(word, ids);
  const guess = closest === undefined ? '' : `did you mean "${closest}"? `;
  const others = 'A game of your own is named by its path, as in ./my-game';
  return new UsageError(`there is no game "${word}"`, `${guess}The games are: ${ids.join(', ')}. ${others}`);
}
