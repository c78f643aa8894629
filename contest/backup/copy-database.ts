import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { loadServerPackages } from '../load-packages.ts';
import type { Database } from '../store/tables.ts';

/** Where a copy of the database lies; null where it is a PostgreSQL, which has its own tools. */
export interface DatabaseCopy {
  readonly copy: string | null;
}

/** Copies an embedded database as it is at this moment. The caller removes the copy. */
export async function copyDatabase(db: Database, { root }: ContestPaths): Promise<DatabaseCopy> {
  const { sql, SqliteAdapter } = (await loadServerPackages()).kysely;
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return { copy: null };
  const copy = join(root, `backup-${randomUUID()}.db`);
  await sql`VACUUM INTO ${copy}`.execute(db);
  return { copy };
}
