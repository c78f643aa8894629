import type { ContestPerson } from '../../protocol/types/contest/person.ts';
import { Refusal, refuseUnknown } from '../refusal.ts';
import { noteInAudit } from '../store/audit.ts';
import { dropCredentialsOf, issueCredential } from '../store/credentials.ts';
import { findPerson, isErased } from '../store/people.ts';
import type { PersonRow } from '../store/tables.ts';
import type { Contest } from './contest.ts';
import { requireStaff } from './identity.ts';

/** Which port it is may be known only when it listens. */
export const makeLink = ({ url }: Contest, link: string): string => `${url}/in/${link}`;

/** Gives somebody a new personal link. The old link, sessions and tokens become invalid. */
export async function renewLinkAs(
  contest: Contest,
  person: PersonRow | undefined,
  wanted: string,
): Promise<ContestPerson> {
  const { db, clock, hub } = contest;
  const staff = requireStaff(person);
  const { id, name, role } = await findManaged(contest, staff, wanted);
  await dropCredentialsOf(db, id);
  hub.disconnect(id);
  const link = await issueCredential(db, { kind: 'link', person: id, at: clock.at() });
  await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'renew link', subject: id });
  return { id, name, role, link: makeLink(contest, link) };
}

/** Ends the links, sessions and tokens of somebody. */
export async function revokeAs(contest: Contest, person: PersonRow | undefined, wanted: string): Promise<string> {
  const { db, clock, hub } = contest;
  const staff = requireStaff(person);
  const { id } = await findManaged(contest, staff, wanted);
  await dropCredentialsOf(db, id);
  hub.disconnect(id);
  await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'revoke access', subject: id });
  return id;
}

/** Whether somebody of the staff may change the access of somebody: only the owner does so with staff. */
export const mayManage = (staff: PersonRow, { role }: PersonRow): boolean =>
  role === 'player' || staff.role === 'owner';

async function findManaged({ db }: Contest, staff: PersonRow, id: string): Promise<PersonRow> {
  const found = await findPerson(db, id);
  if (!found || isErased(found)) throw refuseUnknown(`person "${id}"`);
  if (mayManage(staff, found)) return found;
  throw new Refusal(403, 'only the owner changes the links of staff', 'ask the owner of the contest');
}
