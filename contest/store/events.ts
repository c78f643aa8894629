import type { Database, EventRow } from './tables.ts';
import { nextId } from './next-id.ts';

/** Writes down what happened, under the next number. */
export function appendEvent(db: Database, event: Omit<EventRow, 'id'>): Promise<EventRow> {
  return db.transaction().execute(async (all) => {
    const row = { id: await nextId(all, 'events'), ...event };
    await all.insertInto('events').values(row).execute();
    return row;
  });
}

/** What somebody may see of what happened after a number, oldest first. */
export function listEventsAfter(
  db: Database,
  id: number,
  readers: readonly string[],
  count: number,
): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('id', '>', id)
    .where((where) =>
      where.or([where('person_id', 'is', null), ...(readers.length === 0 ? [] : [where('person_id', 'in', readers)])]),
    )
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Forgets all but the last: who was away longer loads the page again. */
export async function forgetEvents(db: Database, keep: number): Promise<void> {
  const next = await nextId(db, 'events');
  await db
    .deleteFrom('events')
    .where('id', '<', next - keep)
    .execute();
}
