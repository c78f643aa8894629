import type { Database, PersonRow } from './tables.ts';

export const isStaff = (person: Pick<PersonRow, 'role'> | undefined): boolean =>
  person?.role === 'owner' || person?.role === 'staff';

/** Whether it is the pseudonym of somebody who was erased. */
export const isErased = ({ id, name }: Pick<PersonRow, 'id' | 'name'>): boolean =>
  id === name && /^erased-[0-9a-f]{8}$/.test(id);

/** Adds somebody; whether there was nobody of that id yet. */
export async function addPerson(db: Database, person: PersonRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('people')
    .values(person)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What an organiser knows of somebody and may correct. */
export type PersonDetails = Pick<PersonRow, 'name' | 'email' | 'team' | 'section'>;

export async function changePerson(db: Database, id: string, details: PersonDetails): Promise<void> {
  await db.updateTable('people').set(details).where('id', '=', id).execute();
}

export function findPerson(db: Database, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listPeople(db: Database): Promise<PersonRow[]> {
  return db.selectFrom('people').selectAll().orderBy('created_at').orderBy('id').execute();
}
