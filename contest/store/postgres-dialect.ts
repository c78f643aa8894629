import type { Dialect, PostgresPool, PostgresPoolClient } from 'kysely';
import type * as Pg from 'pg';
import type { ServerPackages } from '../load-packages.ts';
import { bindValue } from './bind-value.ts';

/** What PostgreSQL calls bigint. */
const INT8 = 20;

/** One connection: the server is the only one who writes, and what it does in a transaction nobody else sees half done. */
export function makePostgresDialect(
  address: string,
  { Pool, types }: typeof Pg,
  { PostgresDialect }: ServerPackages['kysely'],
): Dialect {
  const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;
  const pool = new Pool({ connectionString: address, max: 1, types: { getTypeParser } });
  // A server that goes away is noticed by the next question.
  pool.on('error', () => {});
  const guarded: PostgresPool = { connect: async () => guardClient(await pool.connect()), end: () => pool.end() };
  return new PostgresDialect({ pool: guarded });
}

/** Kysely's own questions about what tables there are bind truth values, which PostgreSQL takes: for migrations alone. */
export function makeMigrationDialect(
  address: string,
  { Pool }: typeof Pg,
  { PostgresDialect }: ServerPackages['kysely'],
): Dialect {
  return new PostgresDialect({ pool: new Pool({ connectionString: address, max: 1 }) });
}

/** Kysely keeps what it knows of a connection by the object it was given, so that each has one for good. */
const guardedClients = new WeakMap<Pg.PoolClient, PostgresPoolClient>();

function guardClient(client: Pg.PoolClient): PostgresPoolClient {
  const known = guardedClients.get(client);
  if (known) return known;
  // A server that goes away in the middle of a question fails that question; without a listener, the event would end the process.
  client.on('error', () => {});
  const guarded = {
    query: (sql: unknown, values: readonly unknown[] = []) => client.query(sql as string, values.map(bindValue)),
    release: () => client.release(),
  } as unknown as PostgresPoolClient;
  guardedClients.set(client, guarded);
  return guarded;
}
