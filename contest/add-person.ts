import { randomInt } from 'node:crypto';
import type { NewPerson } from '../protocol/types/contest/new-person.ts';
import { hasHidden } from '../protocol/visible-text.ts';
import { UsageError } from '../judge/usage-error.ts';
import { issueCredential } from './store/credentials.ts';
import { addPerson, type PersonDetails } from './store/people.ts';
import type { Database, PersonRow } from './store/tables.ts';

export interface AddedPerson extends PersonRow {
  /** What stands in the personal link. Nobody can read it again. */
  readonly link: string;
}

/** Somebody joins, with a personal link. */
export async function addContestPerson(db: Database, person: NewPerson, now: Date): Promise<AddedPerson> {
  const { role = 'player' } = person;
  const at = now.toISOString();
  const row = { ...takeDetails(person), role, created_at: at };
  const wanted = person.id ?? makeId(person.name);
  for (let attempt = 0; ; attempt += 1) {
    const id = attempt === 0 ? wanted : `${wanted.slice(0, 58)}-${randomInt(10_000)}`;
    if (await addPerson(db, { id, ...row })) {
      return { id, ...row, link: await issueCredential(db, { kind: 'link', person: id, at }) };
    }
    if (person.id !== undefined) {
      throw new UsageError(`there is somebody with the id "${id}" already`, 'choose another id');
    }
  }
}

/** What is kept of somebody beside their id and role. */
export function takeDetails({ name, email, team, section }: NewPerson): PersonDetails {
  if ([name, email ?? '', team ?? '', section ?? ''].some(hasHidden)) {
    throw new UsageError('invalid name: it has characters that cannot be shown', 'use letters, digits and spaces');
  }
  return { name, email: email || null, team: team || null, section: section || null };
}

/** "Ada Lovelace" is ada-lovelace. */
function makeId(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return plain.replaceAll(/^-+|-+$/g, '').slice(0, 40) || 'person';
}
