import type { Announcement } from '../protocol/types/contest/announcement.ts';
import type { ContestLocation } from './folder/contest-location.ts';
import { reachContest } from './reach-contest.ts';
import { announce } from './store/announcements.ts';

/** Tells everybody something, in Markdown. It is on the first page at once. */
export function announceInContest(options: ContestLocation, announcement: Announcement): Promise<Announcement> {
  return reachContest(
    options,
    '/api/announcements',
    async (db) => {
      await announce(db, announcement.text, new Date().toISOString());
      return announcement;
    },
    announcement,
  );
}
