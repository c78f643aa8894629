import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Parameters } from '../../protocol/types/common.ts';
import { UsageError } from '../usage-error.ts';
import type { FoundBot } from './find/found-bot.ts';
import { openPlainFile } from './read-text.ts';
import { isInstalled } from './toolchains.ts';

const CHUNK_BYTES = 2 ** 16;
/** What a bot may hold on disk, and what is made of it by a build. */
export const MAX_BYTES = 256 * 2 ** 20;

/**
 * Identifies what a bot is made of: the names and contents of its files, and how they are built and run. Where they lie,
 * when they were written and what the bot is called does not matter.
 */
export function digestBot({ folder, files, recipe }: Pick<FoundBot, 'folder' | 'files' | 'recipe'>): string {
  const { run, build = [], runtime = null } = recipe;
  return makeDigest({ run, build, runtime, files: digestFiles(folder, files) });
}

/** The same for a bot that is given other values than its usual ones: they decide what it does as its files do. */
export function digestWithParameters(digest: string, parameters: Parameters | undefined): string {
  if (parameters === undefined || Object.keys(parameters).length === 0) return digest;
  const values = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return makeDigest({ bot: digest, values });
}

/** The digest of data, whose text must be the same on every machine. */
export function makeDigest(data: unknown): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(data)).digest('hex')}`;
}

/** Each file with the hash of its content, or with where it leads if it stays a link. */
export function digestFiles(folder: string, files: readonly string[]): (readonly [name: string, content: string])[] {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  return files.map((name) => {
    const link = readLink(folder, name);
    return [name, link === undefined ? digestFile(join(folder, name), buffer) : `-> ${link}`];
  });
}

/** Where a link leads that is to stay one: to a folder, or to what is installed. Undefined for files, and other links. */
export function readLink(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  if (!lstatSync(path).isSymbolicLink()) return undefined;
  const target = realpathSync(path);
  if (isInstalled(target)) return target;
  if (!statSync(path).isDirectory()) return undefined;
  return relative(dirname(join(realpathSync(folder), name)), target) || '.';
}

function digestFile(path: string, buffer: Buffer): string {
  const file = openPlainFile(path);
  try {
    if (fstatSync(file).size > MAX_BYTES) {
      throw new UsageError(
        `${path} is larger than ${MAX_BYTES / 2 ** 20} MiB`,
        'remove files that the bot does not need',
      );
    }
    return readAll(file, buffer, createHash('sha256')).digest('hex');
  } finally {
    closeSync(file);
  }
}

function readAll(file: number, buffer: Buffer, hash: Hash): Hash {
  for (let bytes = readSync(file, buffer); bytes > 0; bytes = readSync(file, buffer))
    hash.update(buffer.subarray(0, bytes));
  return hash;
}
