import { appendToAudit, type Note } from './audit.ts';
import type { Database, QuotaRow } from './tables.ts';

/** Those who may submit another number of versions a day than the others, by owner. */
export async function listQuotas(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('quotas').selectAll().execute();
  return new Map(rows.map(({ owner, versions_per_day }) => [owner, versions_per_day]));
}

/** That of one owner; undefined for the usual one. */
export async function findQuota(db: Database, owner: string): Promise<number | undefined> {
  const row = await db.selectFrom('quotas').selectAll().where('owner', '=', owner).executeTakeFirst();
  return row?.versions_per_day;
}

/** Gives an owner another number, or the usual one again. */
export function setQuota(db: Database, owner: string, count: number | null, note: Note): Promise<void> {
  return db.transaction().execute(async (all) => {
    await all.deleteFrom('quotas').where('owner', '=', owner).execute();
    const row: QuotaRow = { owner, versions_per_day: count ?? 0 };
    if (count !== null) await all.insertInto('quotas').values(row).execute();
    await appendToAudit(all, note);
  });
}
