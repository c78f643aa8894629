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

/**
 * Writes what the index says of the blocks after one and until another again, all at once. How many matches were there that
 * are not among the new ones.
 */
export function replaceMatches(
  db: Database,
  { after, until }: { readonly after: number; readonly until: number },
  matches: readonly IndexedMatch[],
): Promise<number> {
  return db.transaction().execute(async (all) => {
    const old = await all
      .selectFrom('matches')
      .select('block')
      .where('block', '>', after)
      .where('block', '<=', until)
      .execute();
    for (const table of ['match_seats', 'matches'] as const)
      await all.deleteFrom(table).where('block', '>', after).where('block', '<=', until).execute();
    const seats = matches.flatMap((match) => match.seats);
    const rows = matches.map(({ block, played_at, duration_ms, replay }) => ({
      block,
      played_at,
      duration_ms,
      replay,
    }));
    for (const some of cut(rows)) await all.insertInto('matches').values(some).execute();
    for (const some of cut(seats)) await all.insertInto('match_seats').values(some).execute();
    const kept = new Set(matches.map(({ block }) => block));
    return old.filter(({ block }) => !kept.has(block)).length;
  });
}

/** SQLite binds so many values at once. */
const ROWS_AT_ONCE = 100;

const cut = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );

/** So many matches that the index has after a block, in order. */
export function listIndexed(db: Database, after: number, count: number): Promise<Pick<MatchRow, 'block' | 'replay'>[]> {
  const rows = db.selectFrom('matches').select(['block', 'replay']).where('block', '>', after);
  return rows.orderBy('block').limit(count).execute();
}

/** Takes a match out of the index. */
export function removeMatch(db: Database, block: number): Promise<void> {
  return db.transaction().execute(async (all) => {
    for (const table of ['match_seats', 'matches'] as const)
      await all.deleteFrom(table).where('block', '=', block).execute();
  });
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
