import type { Database, SwitchName, SwitchRow } from './tables.ts';

/** Those that are on. */
export function listSwitches(db: Database): Promise<SwitchRow[]> {
  return db.selectFrom('switches').selectAll().orderBy('name').execute();
}

export function turnOn(db: Database, row: SwitchRow): Promise<void> {
  return db.transaction().execute(async (all) => {
    await turnOff(all, row.name);
    await all.insertInto('switches').values(row).execute();
  });
}

export async function turnOff(db: Database, name: SwitchName): Promise<void> {
  await db.deleteFrom('switches').where('name', '=', name).execute();
}
