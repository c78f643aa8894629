import { createWriteStream, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { UsageError } from '../../judge/usage-error.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { locateContest, type ContestPaths } from '../folder/contest-paths.ts';
import type { ContestLocation } from '../folder/contest-location.ts';
import { reachContest } from '../reach-contest.ts';
import { copyDatabase } from './copy-database.ts';

export interface Backup {
  readonly file: string;
  readonly files: number;
  readonly bytes: number;
  /** Whether the database is in it. PostgreSQL has its own tools. */
  readonly hasDatabase: boolean;
}

/**
 * Writes everything that a contest is made of into one file, also while it is being served: first the database, then the journal,
 * then all other files. So whatever the database and the journal speak of is there; what came later is played again.
 */
export async function backUpContest(options: ContestLocation, target: string): Promise<Backup> {
  const paths = locateContest(options.folder);
  const file = resolve(target);
  if (existsSync(file)) throw new UsageError(`"${target}" is there already`, 'give the name of a new file');
  const part = `${file}.part`;
  const { copy } = await reachContest(options, '/api/staff/backup', (db) => copyDatabase(db, paths), {});
  try {
    const archive = pack();
    const written = pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    const packed = packFiles(archive, paths, copy);
    const [counts] = await Promise.all([packed, written]);
    renameSync(part, file);
    return { file, ...counts, hasDatabase: copy !== null };
  } finally {
    rmSync(part, { force: true });
    if (copy !== null) rmSync(copy, { force: true });
  }
}

type Counts = Pick<Backup, 'files' | 'bytes'>;

async function packFiles(archive: Pack, paths: ContestPaths, copy: string | null): Promise<Counts> {
  const counts = { files: 0, bytes: 0 };
  const add = async (name: string, content: Buffer, mode: number): Promise<void> => {
    await new Promise<void>((resolve, reject) =>
      archive.entry({ name, mode, mtime: new Date(0) }, content, (error) => (error ? reject(error) : resolve())),
    );
    counts.files += 1;
    counts.bytes += content.length;
  };
  try {
    if (copy !== null) await add('contest.db', readFileSync(copy), 0o600);
    const { journal, secrets } = locateTournament(paths.ladder);
    const cut = cutJournal(journal, secrets);
    for (const [path, content] of [
      [journal, cut.journal],
      [secrets, cut.secrets],
    ] as const) {
      if (content !== undefined) await add(relative(paths.root, path), content, 0o600);
    }
    for (const name of listOthers(paths, copy)) {
      const found = readIfThere(join(paths.root, name));
      if (found) await add(name, found.content, found.mode);
    }
    archive.finalize();
    return counts;
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

const TRIES = 1000;

/** The journal and the secrets as they were at one moment: a secret is drawn and revealed together with a line of the journal. */
function cutJournal(journal: string, secrets: string): { journal?: Buffer; secrets?: Buffer } {
  if (!existsSync(journal)) return {};
  const readSecrets = (): Buffer | undefined => readIfThere(secrets)?.content;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = readSecrets();
    const { size } = statSync(journal);
    const after = readSecrets();
    if (before === undefined ? after !== undefined : !after?.equals(before)) continue;
    const cut = { journal: readFileSync(journal).subarray(0, size) };
    return before === undefined ? cut : { ...cut, secrets: before };
  }
  throw new Error('the secrets of the ladder change all the time');
}

/** All files but those that were packed before, and those that only a running server has. */
function listOthers(paths: ContestPaths, copy: string | null): string[] {
  const { journal, secrets, lock } = locateTournament(paths.ladder);
  const database = [paths.database, `${paths.database}-wal`, `${paths.database}-shm`, ...(copy === null ? [] : [copy])];
  const without = new Set([journal, secrets, lock, paths.lock, paths.socket, ...database]);
  return readdirSync(paths.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !without.has(path) &&
        !isLockOfRound(path, paths) &&
        !path.startsWith(`${paths.uploads}/`) &&
        !path.endsWith('.part'),
    )
    .map((path) => relative(paths.root, path))
    .sort();
}

/** A round that is being played is locked by the server, not by whoever restores it. */
const isLockOfRound = (path: string, { rounds }: ContestPaths): boolean =>
  path.startsWith(`${rounds}/`) && basename(path) === 'lock';

/** What is being written has another name until it is whole, and may be gone under that name. */
function readIfThere(path: string): { content: Buffer; mode: number } | undefined {
  try {
    return { content: readFileSync(path), mode: statSync(path).mode & 0o777 };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
