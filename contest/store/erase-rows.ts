import type { BotRow, Database, PersonRow } from './tables.ts';
import { listSoleBots } from './teams.ts';

/** What somebody has submitted. */
export interface Submissions {
  readonly versions: readonly { readonly id: number; readonly digest: string; readonly entrant: string | null }[];
  /** Of these versions: those that nobody else has submitted. */
  readonly ownDigests: readonly string[];
  /** The names of their bots. */
  readonly bots: readonly string[];
}

/** What somebody alone owns. Bots that they share with others of a team are the others' as well. */
export async function listSubmissions(db: Database, person: PersonRow): Promise<Submissions> {
  const own = await listSoleBots(db, person);
  const ids = new Set(own.map(({ id }) => id));
  const all = await db.selectFrom('versions').select(['id', 'digest', 'entrant', 'bot_id']).execute();
  const versions = all.filter(({ bot_id }) => ids.has(bot_id));
  const others = new Set(all.filter(({ bot_id }) => !ids.has(bot_id)).map(({ digest }) => digest));
  const digests = new Set(versions.map(({ digest }) => digest));
  const bots = own.map(({ name }) => name);
  return { versions, bots, ownDigests: [...digests].filter((digest) => !others.has(digest)) };
}

/**
 * Puts a pseudonym in the place of a person and of the names of their bots, and removes what they wrote and how they sign
 * in. Matches and ratings stay: they are about entrants.
 */
export function eraseRows(db: Database, id: string, pseudonym: string): Promise<void> {
  return db.transaction().execute(async (all) => {
    const person = await all.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { role, created_at, team } = person;
    const bots = await listSoleBots(all, person);
    const details = { name: pseudonym, email: null, team: null, section: null };
    await all
      .insertInto('people')
      .values({ id: pseudonym, ...details, role, created_at })
      .execute();
    await renameBots(all, bots, pseudonym);
    // What they share stays with the others of their team.
    await all.updateTable('bots').set({ person_id: pseudonym }).where('person_id', '=', id).execute();
    await all.updateTable('versions').set({ submitter: pseudonym }).where('submitter', '=', id).execute();
    if (team !== null && bots.length > 0) await eraseTeam(all, team, pseudonym);
    await eraseRecords(all, id, pseudonym, [id, ...bots.map(({ name }) => name)]);
    for (const bot of bots) await eraseVersions(all, bot.id);
    await all.deleteFrom('quotas').where('owner', '=', id).execute();
    await all.deleteFrom('credentials').where('person_id', '=', id).execute();
    await all.deleteFrom('people').where('id', '=', id).execute();
  });
}

async function renameBots(db: Database, bots: readonly BotRow[], pseudonym: string): Promise<void> {
  for (const [at, { id }] of bots.entries()) {
    const name = at === 0 ? pseudonym : `${pseudonym}-${at + 1}`;
    await db.updateTable('bots').set({ person_id: pseudonym, team: null, name }).where('id', '=', id).execute();
  }
}

/** Nobody is in it any more. */
async function eraseTeam(db: Database, team: string, pseudonym: string): Promise<void> {
  await db.updateTable('events').set({ person_id: pseudonym }).where('person_id', '=', `team:${team}`).execute();
  await db.deleteFrom('quotas').where('owner', '=', `team:${team}`).execute();
}

async function eraseRecords(db: Database, id: string, pseudonym: string, names: readonly string[]): Promise<void> {
  await db.updateTable('audit').set({ person_id: pseudonym }).where('person_id', '=', id).execute();
  await db
    .updateTable('audit')
    .set({ action: 'change team' })
    .where('subject', 'in', names)
    .where('action', 'like', 'change team: %')
    .execute();
  // Why staff did it is free text, which may name somebody.
  await db.updateTable('audit').set({ subject: pseudonym, reason: null }).where('subject', 'in', names).execute();
  await db.updateTable('switches').set({ person_id: pseudonym }).where('person_id', '=', id).execute();
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
  const versions = await db.selectFrom('versions').select('id').where('bot_id', '=', bot).execute();
  for (const { id } of versions)
    await db.updateTable('audit').set({ reason: null }).where('subject', '=', `version ${id}`).execute();
  await db.updateTable('versions').set({ entry: '' }).where('bot_id', '=', bot).execute();
  await db
    .updateTable('versions')
    .set({ state: 'retired' })
    .where('bot_id', '=', bot)
    .where('state', '!=', 'rejected')
    .execute();
}
