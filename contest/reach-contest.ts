import { findWriter, WritingLock } from '../tournament/folder/writing-lock.ts';
import { UsageError } from '../judge/usage-error.ts';
import { askContest } from './client/contest-client.ts';
import type { ContestLocation } from './folder/contest-location.ts';
import { locateContest } from './folder/contest-paths.ts';
import { readSettings } from './folder/read-settings.ts';
import { Refusal } from './refusal.ts';
import { openStore } from './store/open-store.ts';
import type { Database } from './store/tables.ts';

/** Asks the server of a contest while it is served, and the database where nobody serves it: only one of them has it open. */
export async function reachContest<T>(
  { folder, database }: ContestLocation,
  path: string,
  read: (db: Database) => Promise<T>,
  /** What is sent along; with it the request may change something. */
  json?: object,
): Promise<T> {
  const paths = locateContest(folder);
  readSettings(paths);
  if (findWriter(paths.lock) !== undefined) {
    const how = json === undefined ? {} : ({ method: 'POST', json } as const);
    return askContest({ url: 'http://localhost', socket: paths.socket }, path, how);
  }
  const lock = new WritingLock(paths.lock);
  try {
    const db = await openStore({ file: paths.database, address: database });
    try {
      return await read(db);
    } catch (error) {
      // The same sentence as from a server.
      if (error instanceof Refusal) throw new UsageError(error.message, error.hint);
      throw error;
    } finally {
      await db.destroy();
    }
  } finally {
    lock.release();
  }
}
