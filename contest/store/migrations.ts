import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const key: Column = (column) => column.notNull().primaryKey();
const own: Column = (column) => column.notNull().unique();
const of =
  (reference: string): Column =>
  (column) =>
    column.notNull().references(reference);

/** Every step that made the database what it is, in the order of their names. What was published is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-beginning': { up: begin },
  '002-sections': { up: addSections },
  '003-rounds': { up: addRounds },
  '004-switches': { up: addSwitches },
  '005-teams': { up: addTeams },
  '006-reasons': { up: addReasons },
  '007-quotas': { up: addQuotas },
};

async function begin(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('people')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text')
    .addColumn('team', 'text')
    .addColumn('role', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema
    .createTable('credentials')
    .addColumn('hash', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('person_id', 'text', of('people.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text')
    .execute();
  await schema
    .createTable('bots')
    .addColumn('id', 'bigint', key)
    .addColumn('name', 'text', own)
    .addColumn('person_id', 'text', of('people.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await schema
    .createTable('versions')
    .addColumn('id', 'bigint', key)
    .addColumn('bot_id', 'bigint', of('bots.id'))
    .addColumn('number', 'bigint', required)
    .addColumn('digest', 'text', required)
    .addColumn('entry', 'text', required)
    .addColumn('bytes', 'bigint', required)
    .addColumn('files', 'bigint', required)
    .addColumn('received_at', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('state_at', 'text', required)
    .addColumn('entrant', 'text', (column) => column.unique())
    .addUniqueConstraint('versions_number', ['bot_id', 'number'])
    .addUniqueConstraint('versions_digest', ['bot_id', 'digest'])
    .execute();
  await schema
    .createTable('gate_reports')
    .addColumn('version_id', 'bigint', (column) => key(column).references('versions.id'))
    .addColumn('report', 'text', required)
    .addColumn('at', 'text', required)
    .execute();
  await beginRecords(db);
}

async function addSections({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('people').addColumn('section', 'text').execute();
}

async function addRounds({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('rounds')
    .addColumn('id', 'bigint', key)
    .addColumn('name', 'text', own)
    .addColumn('terms', 'text', required)
    .addColumn('deadline', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('run', 'bigint', required)
    .addColumn('commitment', 'text', required)
    .addColumn('entrants', 'text')
    .addColumn('visibility', 'text', required)
    .addColumn('shown', 'bigint')
    .execute();
  await schema
    .createTable('round_events')
    .addColumn('id', 'bigint', key)
    .addColumn('round_id', 'bigint', of('rounds.id'))
    .addColumn('at', 'text', required)
    .addColumn('person_id', 'text')
    .addColumn('action', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('commitment', 'text')
    .execute();
  await schema
    .createTable('round_entries')
    .addColumn('round_id', 'bigint', of('rounds.id'))
    .addColumn('run', 'bigint', required)
    .addColumn('version_id', 'bigint', of('versions.id'))
    .addColumn('kind', 'text', required)
    .addPrimaryKeyConstraint('round_entries_key', ['round_id', 'run', 'version_id'])
    .execute();
}

async function addSwitches({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('switches')
    .addColumn('name', 'text', key)
    .addColumn('since', 'text', required)
    .addColumn('person_id', 'text', required)
    .addColumn('reason', 'text')
    .execute();
}

/** What step 005 knows of the tables. */
interface BeforeTeams {
  readonly people: { readonly id: string; readonly team: string | null };
  readonly bots: { readonly id: number; readonly person_id: string; readonly team: string | null };
  readonly versions: { readonly bot_id: number; readonly submitter: string };
}

/** Bots of people in a team were their own until now. */
async function addTeams(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bots').addColumn('team', 'text').execute();
  await db.schema
    .alterTable('versions')
    .addColumn('submitter', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const known = db as Kysely<BeforeTeams>;
  await known
    .updateTable('bots')
    .set({ team: (from) => from.selectFrom('people').select('team').whereRef('people.id', '=', 'bots.person_id') })
    .execute();
  for (const { id, person_id } of await known.selectFrom('bots').select(['id', 'person_id']).execute())
    await known.updateTable('versions').set({ submitter: person_id }).where('bot_id', '=', id).execute();
}

async function addReasons({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('audit').addColumn('reason', 'text').execute();
}

async function addQuotas({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('quotas')
    .addColumn('owner', 'text', key)
    .addColumn('versions_per_day', 'bigint', required)
    .execute();
}

/** What is written as it happens. */
async function beginRecords({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('matches')
    .addColumn('block', 'bigint', key)
    .addColumn('played_at', 'text', required)
    .addColumn('duration_ms', 'bigint', required)
    .addColumn('replay', 'text', required)
    .execute();
  await schema
    .createTable('match_seats')
    .addColumn('block', 'bigint', of('matches.block'))
    .addColumn('seat', 'bigint', required)
    .addColumn('entrant', 'text', required)
    .addColumn('score', 'bigint', required)
    .addColumn('place', 'bigint', required)
    .addColumn('verdict', 'text')
    .addPrimaryKeyConstraint('match_seats_key', ['block', 'seat'])
    .execute();
  await schema.createIndex('match_seats_entrant').on('match_seats').columns(['entrant', 'block']).execute();
  await schema
    .createTable('ratings')
    .addColumn('entrant', 'text', required)
    .addColumn('after_matches', 'bigint', required)
    .addColumn('at', 'text', required)
    .addColumn('matches', 'bigint', required)
    .addColumn('rating', 'bigint', required)
    .addColumn('error', 'bigint', required)
    .addColumn('rank', 'bigint')
    .addPrimaryKeyConstraint('ratings_key', ['entrant', 'after_matches'])
    .execute();
  await schema
    .createTable('announcements')
    .addColumn('id', 'bigint', key)
    .addColumn('at', 'text', required)
    .addColumn('text', 'text', required)
    .execute();
  await schema
    .createTable('audit')
    .addColumn('id', 'bigint', key)
    .addColumn('at', 'text', required)
    .addColumn('person_id', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('subject', 'text', required)
    .execute();
  await schema
    .createTable('events')
    .addColumn('id', 'bigint', key)
    .addColumn('at', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('person_id', 'text')
    .addColumn('data', 'text', required)
    .execute();
}
