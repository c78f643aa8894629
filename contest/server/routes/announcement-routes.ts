import type { FastifyInstance } from 'fastify';
import type { Announcement } from '../../../protocol/types/contest/announcement.ts';
import { announce } from '../../store/announcements.ts';
import { noteInAudit } from '../../store/audit.ts';
import type { PersonRow } from '../../store/tables.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { readSchema } from '../read-schema.ts';
import { answers } from './answers.ts';

/** What staff announce to everybody, in Markdown. */
export function addAnnouncementRoutes(app: FastifyInstance, contest: Contest): void {
  const schema = {
    summary: 'For staff: announces something to everybody, in Markdown.',
    body: { ...readSchema('announcement') },
    response: answers('announcement', 201),
  };
  app.post<{ Body: Announcement }>(
    '/api/announcements',
    { schema: schema as object },
    async ({ person, body }, reply): Promise<Announcement> => {
      await announceAsStaff(contest, person, body.text);
      void reply.status(201);
      return body;
    },
  );
}

export async function announceAsStaff(
  { db, clock, hub }: Contest,
  person: PersonRow | undefined,
  text: string,
): Promise<void> {
  const staff = requireStaff(person);
  await announce(db, text, clock.at());
  await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'announce', subject: shorten(text) });
  await hub.publish('leaderboard', {});
}

const SHOWN = 60;

/** By whole characters: no database takes a half. */
function shorten(text: string): string {
  const letters = [...text];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN - 1).join('')}…` : text;
}
