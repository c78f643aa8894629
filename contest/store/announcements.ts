import type { AnnouncementRow, Database } from './tables.ts';
import { nextId } from './next-id.ts';

export async function announce(db: Database, text: string, at: string): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all
      .insertInto('announcements')
      .values({ id: await nextId(all, 'announcements'), at, text })
      .execute();
  });
}

export function listAnnouncements(db: Database, count: number): Promise<AnnouncementRow[]> {
  return db.selectFrom('announcements').selectAll().orderBy('id', 'desc').limit(count).execute();
}
