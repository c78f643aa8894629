import { lstatSync, opendirSync, realpathSync, type Dirent } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { isUnfinished } from '../../unfinished-replay.ts';
import { UsageError } from '../../usage-error.ts';
import { MAX_BYTES } from '../digest.ts';
import { isInstalled } from '../toolchains.ts';

export interface FolderListing {
  /** Files and links, as names relative to the folder, in order. */
  readonly files: readonly string[];
  /** What was left out: histories and caches. */
  readonly skipped: readonly string[];
}

/** No bot is made of these. A folder with a CACHEDIR.TAG (cargo's target) is a cache too. */
const CACHES: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', '__pycache__']);
const CACHE_TAG = 'CACHEDIR.TAG';

const MAX_FILES = 10_000;

const OWN_FOLDER = 'put the bot into a folder of its own, with nothing else in it';

/** What a bot's folder holds, with the folders below; caches too when asked. */
export function listFiles(folder: string, caches: 'skip' | 'list' = 'skip'): FolderListing {
  const root = realpathSync(folder);
  const files: string[] = [];
  const skipped: string[] = [];
  const folders = [''];
  let bytes = 0;
  for (let current = folders.pop(); current !== undefined; current = folders.pop()) {
    const entries = readFolder(join(root, current));
    if (caches === 'skip' && isCache(current, entries)) {
      skipped.push(current);
      continue;
    }
    for (const entry of entries) {
      const name = join(current, entry.name);
      if (caches === 'skip' && isUnfinished(name)) continue;
      if (entry.isDirectory()) {
        folders.push(name);
      } else {
        bytes += measureFile(root, name, entry);
        files.push(name);
      }
    }
    if (files.length + folders.length > MAX_FILES) throw tooMuch(folder, `${MAX_FILES} files`);
    if (bytes > MAX_BYTES) throw tooMuch(folder, `${MAX_BYTES / 2 ** 20} MiB`);
  }
  return { files: sortNames(files), skipped: sortNames(skipped) };
}

function isCache(path: string, entries: readonly Dirent[]): boolean {
  return path !== '' && (CACHES.has(basename(path)) || entries.some(({ name }) => name === CACHE_TAG));
}

/** By their bytes: the same on every machine, whatever its language. */
export function sortNames(names: Iterable<string>): string[] {
  return [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

/** Whether a path leads, with all its links, to a place inside a folder. */
export function isInside(folder: string, path: string): boolean {
  try {
    const [root, target] = [realpathSync(folder), realpathSync(path)];
    return target === root || target.startsWith(root.endsWith(sep) ? root : root + sep);
  } catch {
    return false;
  }
}

/** Reads no further than the limit: a folder may have millions of files. */
function readFolder(path: string): Dirent[] {
  try {
    const folder = opendirSync(path, { bufferSize: 256 });
    try {
      const entries: Dirent[] = [];
      for (let entry = folder.readSync(); entry && entries.length <= MAX_FILES; entry = folder.readSync()) {
        entries.push(entry);
      }
      return entries;
    } finally {
      folder.closeSync();
    }
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`, OWN_FOLDER);
  }
}

/** How large a file is. A link may lead to what is inside the folder, or installed: the rest belongs to somebody else. */
function measureFile(root: string, name: string, entry: Dirent): number {
  const path = join(root, name);
  if (entry.isFile()) return lstatSync(path).size;
  if (!entry.isSymbolicLink()) throw new UsageError(`${path} is neither a file nor a folder`, OWN_FOLDER);
  if (isInside(root, path) || leadsToInstalled(path)) return 0;
  throw new UsageError(`${path} is a link that leads out of the bot's folder`, 'put a copy in its place');
}

function leadsToInstalled(path: string): boolean {
  try {
    return isInstalled(realpathSync(path));
  } catch {
    return false;
  }
}

function tooMuch(folder: string, limit: string): UsageError {
  return new UsageError(`the folder ${folder} holds more than ${limit}`, OWN_FOLDER);
}
