import type { Database, MatchRow, MatchSeatRow } from './tables.ts';

export interface IndexedMatch extends MatchRow {
  readonly seats: readonly MatchSeatRow[];
}

/** Writes a match of the journal into the index, where it is not there yet. */
export function indexMatch(db: Database, { seats, ...match }: IndexedMatch): Promise<void> {
  return db.transaction().execute(async (all) => {
    const { numInsertedOrUpdatedRows } = await all
      .insertInto('matches')
      .values(match)
      .onConflict((conflict) => conflict.column('block').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n)
      await all
        .insertInto('match_seats')
        .values([...seats])
        .execute();
  });
}

export async function listIndexedBlocks(db: Database): Promise<Set<number>> {
  const rows = await db.selectFrom('matches').select('block').execute();
  return new Set(rows.map(({ block }) => block));
}

/** The last matches, of everybody or of some entrants, newest first. */
export async function listMatches(db: Database, count: number, entrants?: readonly string[]): Promise<IndexedMatch[]> {
  if (entrants?.length === 0) return [];
  let query = db.selectFrom('matches').selectAll();
  if (entrants) {
    query = query.where('block', 'in', (from) =>
      from.selectFrom('match_seats').select('block').where('entrant', 'in', entrants),
    );
  }
  return addSeats(db, await query.orderBy('block', 'desc').limit(count).execute());
}

export async function findMatch(db: Database, block: number): Promise<IndexedMatch | undefined> {
  const match = await db.selectFrom('matches').selectAll().where('block', '=', block).execute();
  return (await addSeats(db, match))[0];
}

async function addSeats(db: Database, matches: readonly MatchRow[]): Promise<IndexedMatch[]> {
  if (matches.length === 0) return [];
  const blocks = matches.map(({ block }) => block);
  const seats = await db.selectFrom('match_seats').selectAll().where('block', 'in', blocks).orderBy('seat').execute();
  return matches.map((match) => ({ ...match, seats: seats.filter(({ block }) => block === match.block) }));
}
