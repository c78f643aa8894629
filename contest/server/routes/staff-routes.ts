import type { FastifyInstance } from 'fastify';
import { noteInAudit } from '../../store/audit.ts';
import { listAllVersions, type ListedVersion } from '../../store/list-all-versions.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';

/** What staff may ask about everybody; the audit log says that they did. */
export function addStaffRoutes(app: FastifyInstance, { db, clock }: Contest): void {
  const versions = { summary: 'Every version of everybody, for staff: to look for copies.' };
  app.get('/api/staff/versions', { schema: versions as object }, async ({ person }): Promise<ListedVersion[]> => {
    const staff = requireStaff(person);
    await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'list versions', subject: 'all' });
    return listAllVersions(db);
  });
}
