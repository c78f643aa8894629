import type { KyselyConfig } from 'kysely';
import { UsageError } from '../../judge/usage-error.ts';
import { loadPostgres, loadServerPackages, type ServerPackages } from '../load-packages.ts';
import { makeEmbeddedDialect } from './embedded-dialect.ts';
import { MIGRATIONS } from './migrations.ts';
import { makeMigrationDialect, makePostgresDialect } from './postgres-dialect.ts';
import type { Database, Tables } from './tables.ts';

interface MeasuredQuery {
  readonly kind: 'query';
  readonly seconds: number;
  /** What kind of statement, as in "select". */
  readonly statement: string;
  readonly hasFailed: boolean;
}

export interface StoreOptions {
  /** The file of an embedded database. */
  readonly file: string;
  /** postgres://…, for who has one. */
  readonly address?: string | undefined;
  /** Is given how long every statement took. */
  readonly measure?: ((query: MeasuredQuery) => void) | undefined;
}

/** Opens the database of a contest and brings it up to date. The caller destroys it. */
export async function openStore({ file, address, measure }: StoreOptions): Promise<Database> {
  const packages = await loadServerPackages();
  const { Kysely } = packages.kysely;
  if (address === undefined) {
    const db = new Kysely<Tables>({ dialect: makeEmbeddedDialect(file, packages), ...logTo(measure) });
    try {
      await migrate(db, packages);
      return db;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }
  requirePostgres(address);
  const pg = await loadPostgres();
  const migrating = new Kysely<Tables>({ dialect: makeMigrationDialect(address, pg, packages.kysely) });
  try {
    await migrate(migrating, packages, address);
  } finally {
    await migrating.destroy();
  }
  return new Kysely<Tables>({ dialect: makePostgresDialect(address, pg, packages.kysely), ...logTo(measure) });
}

function logTo(measure: StoreOptions['measure']): Pick<KyselyConfig, 'log'> {
  if (!measure) return {};
  return {
    log: ({ level, queryDurationMillis, query: { query } }) =>
      measure({
        kind: 'query',
        seconds: queryDurationMillis / 1000,
        statement: query.kind.replace(/(Query)?Node$/, '').toLowerCase(),
        hasFailed: level === 'error',
      }),
  };
}

async function migrate(db: Database, { kysely: { Migrator } }: ServerPackages, address?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw explainFailure(error, address);
}

function requirePostgres(address: string): void {
  if (/^postgres(ql)?:\/\//.test(address)) return;
  // What was given may have a password in it, so it is not repeated.
  throw new UsageError(
    'invalid --database: expected the address of a PostgreSQL',
    'for example: postgres://user:password@host/name',
  );
}

function explainFailure(error: unknown, address: string | undefined): unknown {
  const { message, code } = error as NodeJS.ErrnoException;
  if (address === undefined) {
    return new UsageError(`the database cannot be brought up to date: ${message}`, 'put contest.db back from a copy');
  }
  const isAway = code !== undefined && !/^[0-9A-Z]{5}$/.test(code);
  return new UsageError(
    `PostgreSQL ${isAway ? 'cannot be reached' : 'refuses'}: ${message}`,
    'check --database: user, password, host, port, and that the database exists',
  );
}
