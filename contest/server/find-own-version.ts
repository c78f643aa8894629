import { noteInAudit } from '../store/audit.ts';
import { isOwn } from '../store/teams.ts';
import type { PersonRow } from '../store/tables.ts';
import { findVersion, type FoundVersion } from '../store/versions.ts';
import type { Contest } from './contest.ts';
import { isStaff } from '../store/people.ts';
import { requirePerson } from './identity.ts';
import { Refusal, refuseUnknown } from '../refusal.ts';

/** A version for its author. Staff sees it too, and the audit log says so; for everybody else it is not there. */
export async function findOwnVersion(
  contest: Contest,
  visitor: PersonRow | undefined,
  id: number,
  what: string,
): Promise<FoundVersion> {
  const { db, clock } = contest;
  const person = requirePerson(visitor);
  const version = await findVisible(contest, person, id);
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

/** A version that its author decides about. Staff decide nothing for others. */
export async function findVersionToChange(
  contest: Contest,
  visitor: PersonRow | undefined,
  id: number,
): Promise<FoundVersion> {
  const person = requirePerson(visitor);
  const version = await findVisible(contest, person, id);
  if (isOwn(person, version)) return version;
  throw new Refusal(
    403,
    `version ${version.number} of ${version.bot} is somebody else’s`,
    'only its author chooses which version plays',
  );
}

async function findVisible({ db }: Contest, person: PersonRow, id: number): Promise<FoundVersion> {
  const version = await findVersion(db, id);
  if (version && (isOwn(person, version) || isStaff(person))) return version;
  throw refuseUnknown(`version ${id} of yours`);
}
