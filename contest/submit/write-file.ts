import { closeSync, constants, fsyncSync, mkdirSync, openSync, readdirSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ArchiveBudget } from './archive-limits.ts';

const NEW_FILE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/** Whether a file may be started is no part of the digest of a bot, so that it must not matter. */
const ANY_PROGRAM = 0o755;

/** Writes a file that was not there before, to the disk. Returns how many bytes it has. */
export async function writeNewFile(
  folder: string,
  name: string,
  content: Readable,
  budget: ArchiveBudget,
): Promise<number> {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  const handle = openSync(path, NEW_FILE, ANY_PROGRAM);
  let bytes = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      budget.takeBytes(chunk.length);
      bytes += chunk.length;
      for (let from = 0; from < chunk.length;) from += writeSync(handle, chunk, from);
    }
    fsyncSync(handle);
  } finally {
    content.destroy();
    closeSync(handle);
  }
  return bytes;
}

/** Names in a folder are on the disk when the folder is. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The same with all folders in it: without the names, a power cut would leave an empty folder. */
export function syncFolders(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) syncFolders(join(path, entry.name));
  }
  syncFolder(path);
}
