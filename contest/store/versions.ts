import type { BotRow, Database, VersionRow, VersionState } from './tables.ts';

/** A version with its bot and whose it is. */
export interface FoundVersion extends VersionRow {
  readonly bot: string;
  readonly person_id: string;
  readonly owner: string;
}

interface Submission {
  readonly bot: string;
  readonly person: string;
  readonly digest: string;
  readonly entry: string;
  readonly bytes: number;
  readonly files: number;
  readonly receivedAt: string;
}

export interface Received {
  readonly version: FoundVersion;
  /** Whether the same files were submitted for this bot before. */
  readonly isKnown: boolean;
}

export const selectVersions = (db: Database) =>
  db
    .selectFrom('versions')
    .innerJoin('bots', 'bots.id', 'versions.bot_id')
    .innerJoin('people', 'people.id', 'bots.person_id')
    .selectAll('versions')
    .select(['bots.name as bot', 'bots.person_id', 'people.name as owner']);

/** Writes down a submission, and its bot with the first one. Undefined if the name belongs to somebody else. */
export function receiveVersion(db: Database, submission: Submission): Promise<Received | undefined> {
  return db.transaction().execute(async (all) => {
    const bot = await requireBot(all, submission);
    if (bot.person_id !== submission.person) return undefined;
    const known = await selectVersions(all)
      .where('versions.bot_id', '=', bot.id)
      .where('versions.digest', '=', submission.digest)
      .executeTakeFirst();
    if (known) return { version: known, isKnown: true };
    const { digest, entry, bytes, files, receivedAt } = submission;
    const id = await nextId(all, 'versions');
    const last = await all
      .selectFrom('versions')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('bot_id', '=', bot.id)
      .executeTakeFirst();
    await all
      .insertInto('versions')
      .values({
        id,
        bot_id: bot.id,
        number: (last?.number ?? 0) + 1,
        digest,
        entry,
        bytes,
        files,
        received_at: receivedAt,
        state: 'received',
        state_at: receivedAt,
        entrant: null,
      })
      .execute();
    return { version: (await findVersion(all, id))!, isKnown: false };
  });
}

async function requireBot(db: Database, { bot: name, person, receivedAt }: Submission): Promise<BotRow> {
  const known = await findBotByName(db, name);
  if (known) return known;
  const bot: BotRow = { id: await nextId(db, 'bots'), name, person_id: person, created_at: receivedAt };
  await db.insertInto('bots').values(bot).execute();
  return bot;
}

/** Only the server writes, one transaction at a time: nobody else takes the same number. */
export async function nextId(
  db: Database,
  table: 'bots' | 'versions' | 'events' | 'audit' | 'announcements' | 'rounds' | 'round_events',
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0) + 1;
}

export function findBotByName(db: Database, name: string): Promise<BotRow | undefined> {
  return db.selectFrom('bots').selectAll().where('name', '=', name).executeTakeFirst();
}

export function listBotsOf(db: Database, person: string): Promise<BotRow[]> {
  return db.selectFrom('bots').selectAll().where('person_id', '=', person).orderBy('id').execute();
}

export function findVersion(db: Database, id: number): Promise<FoundVersion | undefined> {
  return selectVersions(db).where('versions.id', '=', id).executeTakeFirst();
}

export function listVersionsOfBot(db: Database, bot: number): Promise<FoundVersion[]> {
  return selectVersions(db).where('versions.bot_id', '=', bot).orderBy('versions.number', 'desc').execute();
}

export function listVersionsIn(db: Database, states: readonly VersionState[]): Promise<FoundVersion[]> {
  return selectVersions(db).where('versions.state', 'in', states).orderBy('versions.id').execute();
}

/** Every version that has entered the ladder. */
export function listEntered(db: Database): Promise<FoundVersion[]> {
  return selectVersions(db).where('versions.entrant', 'is not', null).orderBy('versions.id').execute();
}

export async function countSubmissions(db: Database, person: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('versions')
    .innerJoin('bots', 'bots.id', 'versions.bot_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bots.person_id', '=', person)
    .where('versions.received_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function setState(db: Database, id: number, state: VersionState, at: string): Promise<void> {
  await db.updateTable('versions').set({ state, state_at: at }).where('id', '=', id).execute();
}

export async function setEntrant(db: Database, id: number, entrant: string): Promise<void> {
  await db.updateTable('versions').set({ entrant }).where('id', '=', id).execute();
}

/** One version of a bot is active; the one that was so before is retired, unless older ones stay. Returns those that are. */
export function activateVersion(
  db: Database,
  { id, bot_id }: VersionRow,
  at: string,
  keepsOlder = false,
): Promise<number[]> {
  return db.transaction().execute(async (all) => {
    const before = keepsOlder
      ? []
      : await all
          .selectFrom('versions')
          .select('id')
          .where('bot_id', '=', bot_id)
          .where('state', '=', 'active')
          .where('id', '!=', id)
          .execute();
    for (const old of before) await setState(all, old.id, 'retired', at);
    await setState(all, id, 'active', at);
    return before.map((old) => old.id);
  });
}
