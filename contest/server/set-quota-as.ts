import type { ContestQuota } from '../../protocol/types/contest/quota.ts';
import { refuseUnknown } from '../refusal.ts';
import { findPerson } from '../store/people.ts';
import { setQuota } from '../store/quotas.ts';
import type { PersonRow } from '../store/tables.ts';
import { findOwnerKey } from '../store/teams.ts';
import type { Contest } from './contest.ts';
import { requireStaff } from './identity.ts';
import { requireVisible } from './require-visible.ts';

/** Lets somebody, or everybody in their team together, submit another number of versions a day. */
export async function setQuotaAs(
  { db, clock }: Contest,
  person: PersonRow | undefined,
  id: string,
  { versionsPerDay, reason }: ContestQuota,
): Promise<void> {
  const staff = requireStaff(person);
  requireVisible('reason', reason);
  const found = await findPerson(db, id);
  if (!found) throw refuseUnknown(`person "${id}"`);
  const whose = found.team === null ? 'quota' : 'quota of the team';
  const action = `set ${whose}: ${versionsPerDay === null ? 'as usual' : `${versionsPerDay} a day`}`;
  const note = { at: clock.at(), person_id: staff.id, action, subject: found.id, reason };
  await setQuota(db, findOwnerKey(found), versionsPerDay, note);
}
