import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';

/** A game outside of the package: a folder, and the file in it that defines the game. */
export interface GameLocation {
  /** As people named it. */
  readonly source: string;
  readonly folder: string;
  /** Relative to the folder. */
  readonly file: string;
}

const FILES = ['game.ts', 'game.js', 'game.mjs'] as const;

/** Whether a name can only be a path. */
const isPath = (name: string): boolean => /^\.{0,2}[/\\]|^\.{1,2}$|\.(ts|m?js)$/.test(name);

/** Finds a game by its path or by the name of its package; undefined when the name is neither. */
export function locateGame(source: string, from = process.cwd()): GameLocation | undefined {
  const path = resolve(from, source);
  if (isPath(source) || (source.includes('/') && existsSync(path))) return locateAtPath(source, path);
  const folder = findPackage(source, from);
  return folder === undefined ? undefined : { source, folder, file: findFile(source, folder) };
}

/** A folder here that would be a game if it were named as one; for a hint. */
export function looksLikeGame(folder: string): boolean {
  return FILES.some((file) => existsSync(join(folder, file)));
}

function locateAtPath(source: string, path: string): GameLocation {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`there is no game "${source}": no such folder`, 'check the name and where you are');
  if (stats.isFile()) return { source, folder: dirname(path), file: basename(path) };
  return { source, folder: path, file: findFile(source, path) };
}

/** A package that is installed where people are, or above. */
function findPackage(name: string, from: string): string | undefined {
  if (!/^(@[\w.-]+\/)?[\w][\w.-]*$/.test(name)) return undefined;
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}

function findFile(source: string, folder: string): string {
  const file = [readMain(folder), ...FILES].find((name) => name !== undefined && existsSync(join(folder, name)));
  if (file !== undefined) return file;
  throw new UsageError(
    `the folder "${source}" has no game in it`,
    `a game is a file ${FILES[0]} or ${FILES[1]} with defineGame({…}): "minions new game my-game" makes one`,
  );
}

function readMain(folder: string): string | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  try {
    const { main } = JSON.parse(readFileSync(path, 'utf8')) as { main?: unknown };
    return typeof main === 'string' ? main : undefined;
  } catch (error) {
    throw new UsageError(`invalid JSON in ${path}: ${(error as Error).message}`, 'fix it, or remove it');
  }
}
