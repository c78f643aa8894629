import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';

/** Makes a folder for pages, or says in a sentence why there cannot be one. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'something on the way to it is a file' : message;
    throw new UsageError(`the folder ${path} cannot be made: ${reason}`, 'choose another place, or make room there');
  }
}

/** Pages are put where nothing is, or where our own are: what else lies there is not ours to mix with. */
export function requireOwnFolder(site: string): void {
  if (!existsSync(site)) return;
  if (!statSync(site).isDirectory()) throw new UsageError(`${site} is a file`, 'name a folder: --publish site');
  const isOurs = existsSync(join(site, 'standings.json')) && existsSync(join(site, 'viewer.html'));
  if (isOurs || readdirSync(site).length === 0) return;
  throw new UsageError(`${site} is not empty, and nothing of ours is in it`, 'name a new folder: --publish site');
}
