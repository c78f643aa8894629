import { loadServerPackages } from '../load-packages.ts';
import type { Database } from './tables.ts';

/** Empties the write-ahead log of an embedded database, which has rows as they were before. PostgreSQL does so by itself. */
export async function forgetOldPages(db: Database): Promise<void> {
  const { sql, SqliteAdapter } = (await loadServerPackages()).kysely;
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}
