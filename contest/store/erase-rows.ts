import type { Database } from './tables.ts';

/** What somebody has submitted. */
export interface Submissions {
  readonly versions: readonly { readonly id: number; readonly digest: string; readonly entrant: string | null }[];
  /** Of these versions: those that nobody else has submitted. */
  readonly ownDigests: readonly string[];
  /** The names of their bots. */
  readonly bots: readonly string[];
}

export async function listSubmissions(db: Database, person: string): Promise<Submissions> {
  const all = await db
    .selectFrom('versions')
    .innerJoin('bots', 'bots.id', 'versions.bot_id')
    .select(['versions.id', 'versions.digest', 'versions.entrant', 'bots.person_id', 'bots.name'])
    .execute();
  const versions = all.filter(({ person_id }) => person_id === person);
  const others = new Set(all.filter(({ person_id }) => person_id !== person).map(({ digest }) => digest));
  const digests = new Set(versions.map(({ digest }) => digest));
  const bots = [...new Set(versions.map(({ name }) => name))];
  return { versions, bots, ownDigests: [...digests].filter((digest) => !others.has(digest)) };
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
  await db.updateTable('round_events').set({ person_id: pseudonym }).where('person_id', '=', id).execute();
  await eraseReasons(db, pseudonym, names);
  // Pages load themselves again whatever an event says.
  await db.updateTable('events').set({ data: '{}', person_id: pseudonym }).where('person_id', '=', id).execute();
  for (const name of names)
    await db.updateTable('events').set({ data: '{}' }).where('data', 'like', `%"${name}"%`).execute();
}

/** Reasons name bots: "wolf version 2: the network was down". */
async function eraseReasons(db: Database, pseudonym: string, names: readonly string[]): Promise<void> {
  for (const { id, reason } of await db.selectFrom('round_events').select(['id', 'reason']).execute()) {
    const bot = names.find((name) => reason?.startsWith(`${name} version `));
    if (reason === null || bot === undefined) continue;
    const changed = `${pseudonym}${reason.slice(bot.length)}`;
    await db.updateTable('round_events').set({ reason: changed }).where('id', '=', id).execute();
  }
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
