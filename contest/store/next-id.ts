import type { Database } from './tables.ts';

/** Only the server writes, one transaction at a time: nobody else takes the same number. */
export async function nextId(
  db: Database,
  table: 'bots' | 'versions' | 'events' | 'audit' | 'announcements' | 'rounds' | 'round_events',
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0) + 1;
}
