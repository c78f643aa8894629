import type { FastifyInstance } from 'fastify';
import type { Requeue } from '../../../protocol/types/contest/requeue.ts';
import type { ContestVersion } from '../../../protocol/types/contest/version.ts';
import type { Reindexed } from '../../../protocol/types/contest/reindexed.ts';
import { rebuildIndex } from '../../reindex/rebuild-index.ts';
import { makeAuditPage } from '../../pages/audit-page.ts';
import { listAudit, noteInAudit } from '../../store/audit.ts';
import { listPeople } from '../../store/people.ts';
import { makeContext } from '../make-context.ts';
import { listAllVersions, type ListedVersion } from '../../store/list-all-versions.ts';
import { copyDatabase, type DatabaseCopy } from '../../backup/copy-database.ts';
import type { Contest } from '../contest.ts';
import type { Door } from '../make-app.ts';
import { requireStaff } from '../identity.ts';
import { describeVersion } from '../describe-version.ts';
import { readSchema } from '../read-schema.ts';
import { requeueAs } from '../requeue-as.ts';
import { answers, NUMBER_PARAMS } from './answers.ts';

/** What staff may ask about everybody; the audit log says that they did. */
export function addStaffRoutes(app: FastifyInstance, contest: Contest, door: Door): void {
  const { db, clock, paths } = contest;
  const versions = { summary: 'Every version of everybody, for staff: to look for copies.' };
  app.get('/api/staff/versions', { schema: versions as object }, async ({ person }): Promise<ListedVersion[]> => {
    const staff = requireStaff(person);
    await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'list versions', subject: 'all' });
    return listAllVersions(db);
  });
  const requeue = {
    summary: 'For staff: runs the gate of a version again that was rejected.',
    params: NUMBER_PARAMS,
    body: readSchema('requeue'),
    response: answers('version', 202),
  };
  app.post<{ Params: { id: number }; Body: Requeue }>(
    '/api/staff/versions/:id/requeue',
    { schema: requeue as object },
    async ({ person, params, body }, reply): Promise<ContestVersion> => {
      const version = await requeueAs(contest, person, params.id, body.reason);
      void reply.status(202);
      return describeVersion(version, contest.work);
    },
  );
  if (door !== 'socket') return addAuditPage(app, contest);
  const backup = { summary: 'Copies the database, for a backup of the folder.' };
  const config = { worksReadOnly: true };
  app.post('/api/staff/backup', { schema: backup as object, config }, async ({ person }): Promise<DatabaseCopy> => {
    const staff = requireStaff(person);
    await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'back up', subject: 'all' });
    return copyDatabase(db, paths);
  });
  const reindex = {
    summary: 'Writes the index of matches and the ratings again, from the journal.',
    response: answers('reindexed'),
  };
  app.post('/api/staff/reindex', { schema: reindex as object }, async ({ person }): Promise<Reindexed> => {
    const staff = requireStaff(person);
    await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'reindex', subject: 'all' });
    return rebuildIndex(db, paths);
  });
}

const LISTED_NOTES = 500;

function addAuditPage(app: FastifyInstance, contest: Contest): void {
  const { db } = contest;
  app.get('/staff/audit', async (request, reply) => {
    requireStaff(request.person);
    const names = new Map((await listPeople(db)).map(({ id, name }) => [id, name]));
    const rows = await listAudit(db, LISTED_NOTES);
    return reply
      .type('text/html; charset=utf-8')
      .send(makeAuditPage({ ...makeContext(contest, request.person), rows, names }));
  });
}
