import { noteInAudit } from '../store/audit.ts';
import { isOwn } from '../store/teams.ts';
import type { PersonRow } from '../store/tables.ts';
import { findVersion, type FoundVersion } from '../store/versions.ts';
import type { Contest } from './contest.ts';
import { isStaff } from '../store/people.ts';
import { requirePerson } from './identity.ts';
import { refuseUnknown } from '../refusal.ts';

/** A version for its author. Staff sees it too, and the audit log says so; for everybody else it is not there. */
export async function findOwnVersion(
  { db, clock }: Contest,
  visitor: PersonRow | undefined,
  id: number,
  what: string,
): Promise<FoundVersion> {
  const person = requirePerson(visitor);
  const version = await findVersion(db, id);
  if (!version || (!isOwn(person, version) && !isStaff(person))) throw refuseUnknown(`version ${id} of yours`);
  if (!isOwn(person, version)) {
    await noteInAudit(db, {
      at: clock.at(),
      person_id: person.id,
      action: `look at ${what}`,
      subject: `version ${id}`,
    });
  }
  return version;
}
