import type { Database } from './tables.ts';

/** What somebody has submitted. */
export interface Submissions {
  readonly versions: readonly { readonly id: number; readonly digest: string; readonly entrant: string | null }[];
  /** Of these versions: those that nobody else has submitted. */
  readonly ownDigests: readonly string[];
}

export async function listSubmissions(db: Database, person: string): Promise<Submissions> {
  const all = await db
    .selectFrom('versions')
    .innerJoin('bots', 'bots.id', 'versions.bot_id')
    .select(['versions.id', 'versions.digest', 'versions.entrant', 'bots.person_id'])
    .execute();
  const versions = all.filter(({ person_id }) => person_id === person);
  const others = new Set(all.filter(({ person_id }) => person_id !== person).map(({ digest }) => digest));
  const digests = new Set(versions.map(({ digest }) => digest));
  return { versions, ownDigests: [...digests].filter((digest) => !others.has(digest)) };
}

/**
 * Puts a pseudonym in the place of a person and of the names of their bots, and removes what they wrote and how they sign
 * in. Matches and ratings stay: they are about entrants.
 */
export function eraseRows(db: Database, id: string, pseudonym: string): Promise<void> {
  return db.transaction().execute(async (all) => {
    const { role, created_at } = await all
      .selectFrom('people')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const details = { name: pseudonym, email: null, team: null, section: null };
    await all
      .insertInto('people')
      .values({ id: pseudonym, ...details, role, created_at })
      .execute();
    const bots = await all.selectFrom('bots').selectAll().where('person_id', '=', id).orderBy('id').execute();
    for (const [at, bot] of bots.entries()) {
      const name = at === 0 ? pseudonym : `${pseudonym}-${at + 1}`;
      await all.updateTable('bots').set({ person_id: pseudonym, name }).where('id', '=', bot.id).execute();
    }
    await eraseRecords(all, id, pseudonym, [id, ...bots.map(({ name }) => name)]);
    for (const bot of bots) await eraseVersions(all, bot.id);
    await all.deleteFrom('credentials').where('person_id', '=', id).execute();
    await all.deleteFrom('people').where('id', '=', id).execute();
  });
}

async function eraseRecords(db: Database, id: string, pseudonym: string, names: readonly string[]): Promise<void> {
  await db.updateTable('audit').set({ person_id: pseudonym }).where('person_id', '=', id).execute();
  await db.updateTable('audit').set({ subject: pseudonym }).where('subject', 'in', names).execute();
  // Pages load themselves again whatever an event says.
  await db.updateTable('events').set({ data: '{}', person_id: pseudonym }).where('person_id', '=', id).execute();
  for (const name of names)
    await db.updateTable('events').set({ data: '{}' }).where('data', 'like', `%"${name}"%`).execute();
}

async function eraseVersions(db: Database, bot: number): Promise<void> {
  await db
    .deleteFrom('gate_reports')
    .where('version_id', 'in', (from) => from.selectFrom('versions').select('id').where('bot_id', '=', bot))
    .execute();
  await db.updateTable('versions').set({ entry: '' }).where('bot_id', '=', bot).execute();
  await db
    .updateTable('versions')
    .set({ state: 'retired' })
    .where('bot_id', '=', bot)
    .where('state', '!=', 'rejected')
    .execute();
}
