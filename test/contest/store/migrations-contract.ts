import { Kysely, Migrator, type Insertable } from 'kysely';
import { expect, test } from 'vitest';
import { loadPostgres, loadServerPackages } from '../../../contest/load-packages.ts';
import { makeEmbeddedDialect } from '../../../contest/store/embedded-dialect.ts';
import { MIGRATIONS } from '../../../contest/store/migrations.ts';
import { openStore, type StoreOptions } from '../../../contest/store/open-store.ts';
import { makeMigrationDialect } from '../../../contest/store/postgres-dialect.ts';
import type { Database, Tables } from '../../../contest/store/tables.ts';
import { receiveVersion } from '../../../contest/store/versions.ts';

const AT = '2026-01-01T10:00:00.000Z';

type Rows = { readonly [Name in keyof Tables]: Insertable<Tables[Name]> };

/** A row of every table, in an order in which they may refer to each other. */
const ROWS: Rows = {
  people: { id: 'ada', name: 'Ada é', email: null, team: 'Red', section: 'B', role: 'player', created_at: AT },
  credentials: { hash: 'h', kind: 'link', person_id: 'ada', created_at: AT, expires_at: null },
  bots: { id: 1, name: 'wolf', person_id: 'ada', team: 'Blue', created_at: AT },
  versions: {
    id: 1,
    bot_id: 1,
    number: 1,
    digest: 'sha256:1',
    entry: 'bot.py',
    bytes: 2 ** 53 - 1,
    files: 1,
    received_at: AT,
    state: 'active',
    state_at: AT,
    entrant: 'e01',
    submitter: 'bob',
  },
  gate_reports: { version_id: 1, report: '{}', at: AT },
  matches: { block: 1, played_at: AT, duration_ms: 1500, replay: 'sha256:0' },
  match_seats: { block: 1, seat: 0, entrant: 'e01', score: -5, place: 1, verdict: null },
  ratings: { entrant: 'e01', after_matches: 1, at: AT, matches: 1, rating: -7, error: 100, rank: null },
  announcements: { id: 1, at: AT, text: 'hello' },
  audit: { id: 1, at: AT, person_id: 'ada', action: 'act', subject: 'wolf', reason: 'It was late.' },
  events: { id: 1, at: AT, kind: 'match', person_id: null, data: '{}' },
  rounds: {
    id: 1,
    name: 'final',
    terms: '{}',
    deadline: AT,
    state: 'open',
    run: 1,
    commitment: 'sha256:2',
    entrants: null,
    visibility: 'public',
    shown: null,
  },
  round_events: {
    id: 1,
    round_id: 1,
    at: AT,
    person_id: null,
    action: 'added',
    reason: null,
    commitment: 'sha256:2',
  },
  round_entries: { round_id: 1, run: 1, version_id: 1, kind: 'official' },
  switches: { name: 'paused', since: AT, person_id: 'ada', reason: null },
  quotas: { owner: 'ada', versions_per_day: 3 },
};

/** What steps have made of rows that are older than a column. */
const FILLED: Readonly<Record<string, unknown>> = {
  'people.section': null,
  'bots.team': 'Red',
  'versions.submitter': 'ada',
  'audit.reason': null,
};

/** Opens a database as it was after a step. */
async function openAtStep(step: string, { file, address }: StoreOptions): Promise<Database> {
  const packages = await loadServerPackages();
  const dialect =
    address === undefined
      ? makeEmbeddedDialect(file, packages)
      : makeMigrationDialect(address, await loadPostgres(), packages.kysely);
  const db = new Kysely<Tables>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(step);
  if (error !== undefined) throw error;
  return db;
}

/** Writes a row into every table that there is. Returns what is to be read of them in the end. */
async function fill(db: Database): Promise<[table: keyof Tables, row: object][]> {
  const known = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  const expected: [table: keyof Tables, row: object][] = [];
  for (const [table, row] of Object.entries(ROWS) as [keyof Tables, object][]) {
    const columns = known.get(table)?.map(({ name }) => name);
    if (columns === undefined) continue;
    const cells = Object.entries(row);
    const written = cells.filter(([name]) => columns.includes(name));
    await db
      .insertInto(table)
      .values(Object.fromEntries(written) as never)
      .execute();
    const read = cells.map(([name, value]) => [name, columns.includes(name) ? value : FILLED[`${table}.${name}`]]);
    expected.push([table, Object.fromEntries(read)]);
  }
  return expected;
}

/** A database of every step so far is brought up to date with what is in it. */
export function testMigrations(makePlace: () => Promise<StoreOptions>): void {
  test.each(Object.keys(MIGRATIONS))('a database of step %s keeps its rows, and takes new ones', async (step) => {
    const place = await makePlace();
    const old = await openAtStep(step, place);
    const expected = await fill(old);
    await old.destroy();
    const db = await openStore(place);
    try {
      for (const [table, row] of expected) {
        expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, [row]]);
      }
      const missing = Object.entries(ROWS).slice(expected.length) as [keyof Tables, object][];
      for (const [table, row] of missing)
        await db
          .insertInto(table)
          .values(row as never)
          .execute();
      await db.updateTable('people').set({ team: 'Blue' }).execute();
      await db.updateTable('bots').set({ team: 'Blue' }).execute();
      const sent = { person: 'ada', bot: 'wolf', digest: 'sha256:9', entry: '', bytes: 1, files: 1, receivedAt: AT };
      expect((await receiveVersion(db, sent))?.version).toMatchObject({ number: 2, submitter: 'ada' });
    } finally {
      await db.destroy();
    }
  });
}
