import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, GameTypes } from '../../engine/core/game.ts';
import { pruneCache, USUAL_KEEP } from '../prepare/build/cache-housekeeping.ts';
import { importModule } from '../host/import-module.ts';
import { makeDigest } from '../prepare/digest.ts';
import { findCacheFolder } from '../prepare/find-cache-folder.ts';
import { VERSION } from '../host/package-info.ts';
import { putInPlace } from '../host/put-in-place.ts';
import { UsageError } from '../usage-error.ts';
import { requireParts } from './check-parts.ts';
import type { GameFiles } from './list-game-files.ts';
import type { GameLocation } from './locate-game.ts';
import { withUsualSignals } from './with-usual-signals.ts';

/** The files in the folder of a build. */
export const BUILT = {
  module: 'game.mjs',
  script: 'rules.cjs',
  page: 'page.js',
  drawing: 'drawing.js',
  notes: 'notes.json',
  bots: 'bots',
} as const;
/** Raised when a build has other files than before: builds are kept. */
const LAYOUT = 4;

/** What is noted about a build, in a file of its own. */
export interface BuildNotes {
  readonly drawingProblem: string | null;
  readonly powerIn: string | null;
}

/** The folder of a game's build: its module, its page script, its schemas and validators. Built once for the same files. */
export async function buildGame(location: GameLocation, { wholeDigest, names }: GameFiles): Promise<string> {
  // A build names files of the judge that made it: one that was moved or installed anew makes its own.
  const judge = createRequire(import.meta.url).resolve('#package');
  const key = makeDigest({ wholeDigest, folder: location.folder, version: VERSION, judge, layout: LAYOUT }).slice(
    'sha256:'.length,
  );
  const folder = join(findCacheFolder('games'), key);
  if (existsSync(folder)) return touch(folder);
  const part = makePartFolder(folder);
  try {
    // The compilers are loaded only when something has to be compiled.
    await (await import('./make-build.ts')).makeBuild(part, location, names);
    return keep(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

/** Loads the module of a game from the folder of its build. */
export async function importGame(folder: string, source: string): Promise<Game<GameTypes>> {
  // Stack traces then name the lines of the author's files.
  process.setSourceMapsEnabled(true);
  let module: object;
  try {
    // Whatever stands outside of its functions runs now, and may never end.
    module = await withUsualSignals(() => importModule(pathToFileURL(join(folder, BUILT.module)).href));
  } catch (error) {
    throw new UsageError(`the game "${source}" cannot be loaded: ${(error as Error).message}`, findLine(error));
  }
  return requireParts(source, module);
}

function findLine(error: unknown): string {
  const line = ((error as Error).stack ?? '').split('\n').find((text) => text.trimStart().startsWith('at '));
  return line === undefined ? 'fix it, and try again' : `it happens ${line.trim()}`;
}

/** Without a cache that can be written to, the game is built again each time. */
function makePartFolder(folder: string): string {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    return mkdtempSync(`${folder}.`);
  } catch {
    const part = mkdtempSync(join(tmpdir(), 'minions-game-'));
    process.on('exit', () => rmSync(part, { recursive: true, force: true }));
    return part;
  }
}

/** Another process may have built the same game meanwhile: builds appear by a rename, whole, and that one is as good. */
function keep(part: string, folder: string): string {
  if (dirname(part) !== dirname(folder)) return part;
  pruneCache(dirname(folder), USUAL_KEEP, new Date());
  if (!putInPlace(part, folder)) rmSync(part, { recursive: true, force: true });
  return folder;
}

function touch(folder: string): string {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // A cache that belongs to another user is left as it is.
  }
  return folder;
}
