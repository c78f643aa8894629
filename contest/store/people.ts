import type { Database, PersonRow } from './tables.ts';

/** Adds somebody; whether there was nobody of that id yet. */
export async function addPerson(db: Database, person: PersonRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('people')
    .values(person)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findPerson(db: Database, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listPeople(db: Database): Promise<PersonRow[]> {
  return db.selectFrom('people').selectAll().orderBy('created_at').orderBy('id').execute();
}
