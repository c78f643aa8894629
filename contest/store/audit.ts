import type { AuditRow, Database } from './tables.ts';
import { nextId } from './next-id.ts';

/** What is written down, with or without a reason. */
export type Note = Omit<AuditRow, 'id' | 'reason'> & Partial<Pick<AuditRow, 'reason'>>;

/** Writes down what staff did, or looked at. */
export async function noteInAudit(db: Database, note: Note): Promise<void> {
  await db.transaction().execute((all) => appendToAudit(all, note));
}

/** The same as a part of a transaction: what is done is not done without its note. */
export async function appendToAudit(all: Database, note: Note): Promise<void> {
  await all
    .insertInto('audit')
    .values({ id: await nextId(all, 'audit'), reason: null, ...note })
    .execute();
}

export function listAudit(db: Database, count: number): Promise<AuditRow[]> {
  return db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(count).execute();
}
