import { createHash, type Hash } from 'node:crypto';
import { closeSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FoundBot } from './find/found-bot.ts';
import { openPlainFile } from './read-text.ts';

const CHUNK_BYTES = 2 ** 16;

/**
 * Identifies what a bot is made of: the names and contents of its files, and how they are built and run. Where they lie,
 * when they were written and what the bot is called does not matter.
 */
export function digestBot({ folder, files, recipe }: Pick<FoundBot, 'folder' | 'files' | 'recipe'>): string {
  const { run, build = [], runtime = null } = recipe;
  return makeDigest({ run, build, runtime, files: digestFiles(folder, files) });
}

/** The digest of data, whose text must be the same on every machine. */
export function makeDigest(data: unknown): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(data)).digest('hex')}`;
}

/** Each file with the hash of its content, or with where it leads if it is a link to a folder. */
export function digestFiles(folder: string, files: readonly string[]): (readonly [name: string, content: string])[] {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  return files.map((name) => {
    const link = readLink(folder, name);
    return [name, link === undefined ? digestFile(join(folder, name), buffer) : `-> ${link}`];
  });
}

/** Where a link to a folder leads, as seen from its own place; undefined for files, and for links to them. */
export function readLink(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  if (!statSync(path).isDirectory()) return undefined;
  return relative(dirname(join(realpathSync(folder), name)), realpathSync(path)) || '.';
}

function digestFile(path: string, buffer: Buffer): string {
  const file = openPlainFile(path);
  try {
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
