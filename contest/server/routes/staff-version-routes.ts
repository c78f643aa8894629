import type { FastifyInstance } from 'fastify';
import type { Requeue } from '../../../protocol/types/contest/requeue.ts';
import { makeStaffVersionsPage } from '../../pages/staff-versions-page.ts';
import { VERSION_STATES, type VersionState } from '../../store/tables.ts';
import { listNewestVersions } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { makeContext } from '../make-context.ts';
import { hasPassed, requeueAs } from '../requeue-as.ts';
import { NUMBER_PARAMS } from './answers.ts';
import { readForm, type Fields } from './read-form.ts';

const LISTED_VERSIONS = 100;

/** A field of a form that is left empty is there, and empty. */
const FILTER = {
  type: 'object',
  properties: {
    bot: { type: 'string', maxLength: 32 },
    state: { enum: ['', ...VERSION_STATES] },
    before: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  },
} as const;

interface Filtered {
  Querystring: { bot?: string; state?: '' | VersionState; before?: number };
}

/** What everybody has submitted, for staff. */
export function addStaffVersions(app: FastifyInstance, contest: Contest): void {
  const { db, work } = contest;
  app.get<Filtered>('/staff/versions', { schema: { querystring: FILTER } }, async (request, reply) => {
    requireStaff(request.person);
    const { bot, state, before } = request.query;
    const filter = { bot: bot?.trim() || undefined, state: state || undefined, before };
    const found = await listNewestVersions(db, filter, LISTED_VERSIONS + 1);
    const versions = found.slice(0, LISTED_VERSIONS).map((version) => ({
      version,
      queue: work.findPlace(version.id),
      canRequeue: !hasPassed(version) && !work.isAtGate(version.id),
    }));
    const page = { ...makeContext(contest, request.person), versions, filter, hasMore: found.length > LISTED_VERSIONS };
    return reply.type('text/html; charset=utf-8').send(makeStaffVersionsPage(page));
  });
  app.post<{ Params: { id: number }; Body: Fields }>(
    '/staff/versions/:id/requeue',
    { schema: { params: NUMBER_PARAMS } },
    async (request, reply) => {
      const staff = requireStaff(request.person);
      const { reason } = readForm('requeue', request.body) as Requeue;
      await requeueAs(contest, staff, request.params.id, reason);
      return reply.redirect('/staff/versions', 303);
    },
  );
}
