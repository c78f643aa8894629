import type { FastifyInstance } from 'fastify';
import type { ContestMarks } from '../../../protocol/types/contest/marks.ts';
import { findAllMarks, findOwnMark } from '../../marks/find-marks.ts';
import { makeMarksCsv } from '../../marks/manage-marks.ts';
import { noteInAudit } from '../../store/audit.ts';
import type { Contest } from '../contest.ts';
import { requirePerson, requireStaff } from '../identity.ts';
import { refuseUnknown } from '../../refusal.ts';
import { answers } from './answers.ts';

const ROUND_QUERY = {
  type: 'object',
  properties: { round: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,31}$' } },
} as const;

interface OfRound {
  Querystring: { round?: string };
}

/** Marks: everybody's for staff, and one's own. */
export function addMarkRoutes(app: FastifyInstance, contest: Contest): void {
  const { db, clock } = contest;
  const look = async (person: Parameters<typeof requireStaff>[0], round: string | undefined): Promise<ContestMarks> => {
    const staff = requireStaff(person);
    await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'look at marks', subject: round ?? 'all' });
    return findAllMarks(contest, round);
  };
  const all = { summary: 'For staff: the marks of everybody.', querystring: ROUND_QUERY, response: answers('marks') };
  app.get<OfRound>('/api/staff/marks', { schema: all as object }, ({ person, query }) => look(person, query.round));
  const csv = { summary: 'For staff: the same for Moodle, as CSV.', querystring: ROUND_QUERY };
  app.get<OfRound>('/api/staff/marks.csv', { schema: csv as object }, async ({ person, query }, reply) =>
    reply.type('text/csv; charset=utf-8').send(makeMarksCsv(await look(person, query.round), contest.url)),
  );
  const own = { summary: 'Your own mark, and how it was computed.', response: answers('marks') };
  app.get('/api/marks', { schema: own as object }, async ({ person }): Promise<ContestMarks> => {
    const marks = await findOwnMark(contest, requirePerson(person));
    if (!marks) throw refuseUnknown('mark of yours yet');
    return marks;
  });
}
