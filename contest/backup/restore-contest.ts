import { createReadStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { UsageError } from '../../judge/usage-error.ts';
import { locateContest } from '../folder/contest-paths.ts';
import { readSettings } from '../folder/read-settings.ts';

const NOT_A_BACKUP = 'give a file that "minions contest backup" wrote';

/** Writes the folder of a contest anew from a backup. Returns how many files it has. */
export async function restoreContest(file: string, folder: string): Promise<number> {
  if (!existsSync(file)) throw new UsageError(`there is no file "${file}"`, 'check the name');
  const root = resolve(folder);
  if (existsSync(root)) throw new UsageError(`"${folder}" is there already`, 'restore into a new folder');
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    const count = await unpack(file, root);
    readSettings(locateContest(root));
    return count;
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof UsageError || code === 'ENOSPC' || code === 'EACCES') throw error;
    throw new UsageError(`"${file}" is not a backup of a contest: ${(error as Error).message}`, NOT_A_BACKUP);
  }
}

async function unpack(file: string, root: string): Promise<number> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  // The reader below gets the error.
  reading.catch(() => {});
  let count = 0;
  for await (const entry of entries) {
    const { name, type, mode = 0o600 } = entry.header;
    if (type !== 'file' || !isPlain(name)) {
      throw new UsageError(`the backup has ${JSON.stringify(name)} in it, which no contest has`, NOT_A_BACKUP);
    }
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, await buffer(entry), { flag: 'wx', mode: mode & 0o777 });
    count += 1;
  }
  await reading;
  return count;
}

/** A name inside of the folder, wherever the backup comes from. */
function isPlain(name: string): boolean {
  return !name.startsWith('/') && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
