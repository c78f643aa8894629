import type { Database, EntryKind, RoundEventRow, RoundRow } from './tables.ts';
import { nextId } from './next-id.ts';
import { selectVersions, type FoundVersion } from './versions.ts';

/** What happens to a round is written together with the round. */
export type RoundNote = Pick<RoundEventRow, 'at' | 'person_id' | 'action' | 'reason' | 'commitment'>;

/** Adds a round; undefined if there is one of that name. */
export function addRound(db: Database, round: Omit<RoundRow, 'id'>, note: RoundNote): Promise<RoundRow | undefined> {
  return db.transaction().execute(async (all) => {
    if (await findRound(all, round.name)) return undefined;
    const row = { id: await nextId(all, 'rounds'), ...round };
    await all.insertInto('rounds').values(row).execute();
    await noteEvent(all, row.id, note);
    return row;
  });
}

interface ChosenEntry {
  readonly version: number;
  readonly kind: EntryKind;
}

/** Changes a round that is as it was read; whether it still was. */
export function changeRound(
  db: Database,
  { id, run, state }: RoundRow,
  change: Partial<Omit<RoundRow, 'id' | 'name' | 'terms'>>,
  { entries = [], ...note }: RoundNote & { readonly entries?: readonly ChosenEntry[] },
): Promise<boolean> {
  return db.transaction().execute(async (all) => {
    const { numUpdatedRows } = await all
      .updateTable('rounds')
      .set(change)
      .where('id', '=', id)
      .where('run', '=', run)
      .where('state', '=', state)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    const entered = change.run ?? run;
    if (entries.length > 0 || change.state === 'playing')
      await all.deleteFrom('round_entries').where('round_id', '=', id).where('run', '=', entered).execute();
    for (const { version, kind } of entries)
      await all.insertInto('round_entries').values({ round_id: id, run: entered, version_id: version, kind }).execute();
    await noteEvent(all, id, note);
    return true;
  });
}

async function noteEvent(db: Database, round: number, note: RoundNote): Promise<void> {
  await db
    .insertInto('round_events')
    .values({ id: await nextId(db, 'round_events'), round_id: round, ...note })
    .execute();
}

export function findRound(db: Database, name: string): Promise<RoundRow | undefined> {
  return db.selectFrom('rounds').selectAll().where('name', '=', name).executeTakeFirst();
}

/** In the order of their deadlines. */
export function listRounds(db: Database): Promise<RoundRow[]> {
  return db.selectFrom('rounds').selectAll().orderBy('deadline').orderBy('id').execute();
}

export function listRoundEvents(db: Database, round: number): Promise<RoundEventRow[]> {
  return db.selectFrom('round_events').selectAll().where('round_id', '=', round).orderBy('id').execute();
}

/** A version that takes part, with whose it is. */
export interface FoundEntry extends FoundVersion {
  readonly kind: EntryKind;
}

/** Who takes part in the present run of a round. */
export function listEntries(db: Database, { id, run }: Pick<RoundRow, 'id' | 'run'>): Promise<FoundEntry[]> {
  return selectVersions(db)
    .innerJoin('round_entries', 'round_entries.version_id', 'versions.id')
    .select('round_entries.kind')
    .where('round_entries.round_id', '=', id)
    .where('round_entries.run', '=', run)
    .orderBy('versions.id')
    .execute();
}
