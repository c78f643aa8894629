import { appendToAudit, type Note } from './audit.ts';
import { nextId } from './next-id.ts';
import { findPerson } from './people.ts';
import { isOwn, selectBotsOf, type Owner } from './teams.ts';
import type { BotRow, Database, VersionRow, VersionState } from './tables.ts';

/** A version with its bot and whose it is. */
export interface FoundVersion extends VersionRow {
  readonly bot: string;
  readonly person_id: string;
  /** The team that owns the bot; null for a bot of one person. */
  readonly team: string | null;
  /** What the owner is called: the team, or the person. */
  readonly owner: string;
  /** What whoever submitted it is called. */
  readonly submitted_by: string | null;
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
    .leftJoin('people as submitters', 'submitters.id', 'versions.submitter')
    .selectAll('versions')
    .select(['bots.name as bot', 'bots.person_id', 'bots.team', 'submitters.name as submitted_by'])
    .select(({ fn }) => fn.coalesce('bots.team', 'people.name').as('owner'));

/** Writes down a submission, and its bot with the first one. Undefined if the name belongs to somebody else. */
export function receiveVersion(db: Database, submission: Submission): Promise<Received | undefined> {
  return db.transaction().execute(async (all) => {
    // Sending takes a while: who was put into another team meanwhile, or erased, submits nothing for the old one.
    const owner = await findPerson(all, submission.person);
    if (!owner) return undefined;
    const bot = await requireBot(all, submission, owner);
    const submitter = owner.id;
    if (!isOwn(owner, bot)) return undefined;
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
        submitter,
      })
      .execute();
    return { version: (await findVersion(all, id))!, isKnown: false };
  });
}

async function requireBot(db: Database, { bot: name, receivedAt }: Submission, { id, team }: Owner): Promise<BotRow> {
  const known = await findBotByName(db, name);
  if (known) return known;
  const bot: BotRow = { id: await nextId(db, 'bots'), name, person_id: id, team, created_at: receivedAt };
  await db.insertInto('bots').values(bot).execute();
  return bot;
}

export function findBotByName(db: Database, name: string): Promise<BotRow | undefined> {
  return db.selectFrom('bots').selectAll().where('name', '=', name).executeTakeFirst();
}

export function listBots(db: Database): Promise<BotRow[]> {
  return db.selectFrom('bots').selectAll().orderBy('id').execute();
}

/** One's own bots, or those of one's team. */
export function listBotsOf(db: Database, owner: Owner): Promise<BotRow[]> {
  return selectBotsOf(db, owner).execute();
}

export function findVersion(db: Database, id: number): Promise<FoundVersion | undefined> {
  return selectVersions(db).where('versions.id', '=', id).executeTakeFirst();
}

export function listVersionsOfBot(db: Database, bot: number): Promise<FoundVersion[]> {
  return selectVersions(db).where('versions.bot_id', '=', bot).orderBy('versions.number', 'desc').execute();
}

/** Which of all versions staff look at. */
export interface VersionFilter {
  readonly bot?: string | undefined;
  readonly state?: VersionState | undefined;
  /** Only those that came before the one of this id. */
  readonly before?: number | undefined;
}

/** Newest first. */
export function listNewestVersions(
  db: Database,
  { bot, state, before }: VersionFilter,
  count: number,
): Promise<FoundVersion[]> {
  return selectVersions(db)
    .$if(bot !== undefined, (versions) => versions.where('bots.name', '=', bot!))
    .$if(state !== undefined, (versions) => versions.where('versions.state', '=', state!))
    .$if(before !== undefined, (versions) => versions.where('versions.id', '<', before!))
    .orderBy('versions.id', 'desc')
    .limit(count)
    .execute();
}

export function listVersionsIn(db: Database, states: readonly VersionState[]): Promise<FoundVersion[]> {
  return selectVersions(db).where('versions.state', 'in', states).orderBy('versions.id').execute();
}

/** Every version that has entered the ladder. */
export function listEntered(db: Database): Promise<FoundVersion[]> {
  return selectVersions(db).where('versions.entrant', 'is not', null).orderBy('versions.id').execute();
}

/** What somebody, or everybody in their team together, has submitted. */
export async function countSubmissions(db: Database, owner: Owner, since: string): Promise<number> {
  const bots = (await listBotsOf(db, owner)).map(({ id }) => id);
  if (bots.length === 0) return 0;
  const { count } = await db
    .selectFrom('versions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('versions.bot_id', 'in', bots)
    .where('versions.received_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function setState(db: Database, id: number, state: VersionState, at: string): Promise<void> {
  await db.updateTable('versions').set({ state, state_at: at }).where('id', '=', id).execute();
}

/** A version waits for its gate once more, unless it has passed meanwhile: then false. */
export function receiveAgain(db: Database, id: number, note: Note): Promise<boolean> {
  return db.transaction().execute(async (all) => {
    const { numUpdatedRows } = await all
      .updateTable('versions')
      .set({ state: 'received', state_at: note.at })
      .where('id', '=', id)
      .where('state', 'not in', ['active', 'retired'])
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await appendToAudit(all, note);
    return true;
  });
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
