import { noteInAudit } from '../store/audit.ts';
import type { PersonRow } from '../store/tables.ts';
import type { FoundVersion } from '../store/versions.ts';
import type { Contest } from './contest.ts';

/** Makes a version play. In a team the audit log says who of them did it. */
export async function activateAs(
  { db, clock, work }: Contest,
  person: PersonRow,
  version: FoundVersion,
): Promise<void> {
  await work.activate(version);
  if (version.team === null) return;
  const action = `activate version ${version.number}`;
  await noteInAudit(db, { at: clock.at(), person_id: person.id, action, subject: version.bot });
}
