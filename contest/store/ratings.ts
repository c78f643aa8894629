import type { Database, RatingRow } from './tables.ts';

/** SQLite binds so many values at once. */
const ROWS_AT_ONCE = 100;

/** Keeps what the ratings were after so many matches. */
export function keepRatings(db: Database, rows: readonly RatingRow[]): Promise<void> {
  return db.transaction().execute((all) => insertRatings(all, rows));
}

/** Puts another history in place of the one until so many matches. */
export async function replaceRatings(db: Database, matches: number, rows: readonly RatingRow[]): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all.deleteFrom('ratings').where('after_matches', '<=', matches).execute();
    await insertRatings(all, rows);
  });
}

async function insertRatings(all: Database, rows: readonly RatingRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await all
      .insertInto('ratings')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['entrant', 'after_matches']).doNothing())
      .execute();
  }
}

/** The last ratings of some entrants, oldest first. */
export async function listRatings(db: Database, entrants: readonly string[], count: number): Promise<RatingRow[]> {
  if (entrants.length === 0) return [];
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('entrant', 'in', entrants)
    .orderBy('after_matches', 'desc')
    .limit(count)
    .execute();
  return rows.reverse();
}
