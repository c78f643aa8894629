import type { AuditRow, Database } from './tables.ts';
import { nextId } from './versions.ts';

/** Writes down what staff did, or looked at. */
export async function noteInAudit(db: Database, note: Omit<AuditRow, 'id'>): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all
      .insertInto('audit')
      .values({ id: await nextId(all, 'audit'), ...note })
      .execute();
  });
}

export function listAudit(db: Database, count: number): Promise<AuditRow[]> {
  return db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(count).execute();
}
