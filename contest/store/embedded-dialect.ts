import type { Dialect, SqliteDatabase } from 'kysely';
import type Libsql from 'libsql';
import { UsageError } from '../../judge/usage-error.ts';
import type { ServerPackages } from '../load-packages.ts';
import { bindValue } from './bind-value.ts';

/** SQLite in a file, which survives a power cut at any point. */
export function makeEmbeddedDialect(path: string, { kysely, Libsql }: ServerPackages): Dialect {
  const database = openFile(path, Libsql);
  const guarded: SqliteDatabase = {
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.reader,
        all: (values) => statement.all(values.map(bindValue)),
        run: (values) => {
          const { changes, lastInsertRowid } = statement.run(values.map(bindValue));
          return { changes, lastInsertRowid };
        },
        iterate: (values) => statement.iterate(values.map(bindValue)) as IterableIterator<unknown>,
      };
    },
    close: () => void database.close(),
  };
  return new kysely.SqliteDialect({ database: guarded });
}

/** What is deleted or replaced is overwritten, so that whoever is erased is not in the file any more. */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  'secure_delete = ON',
];

function openFile(path: string, Open: typeof Libsql): Libsql.Database {
  try {
    const database = new Open(path);
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
    return database;
  } catch (error) {
    throw new UsageError(
      `${path} cannot be opened as a database: ${(error as Error).message}`,
      'put the file back from a copy; docs/contest.md says how to restore a contest',
    );
  }
}
