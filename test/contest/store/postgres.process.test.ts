import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type StoreOptions } from '../../../contest/store/open-store.ts';
import { testMigrations } from './migrations-contract.ts';
import { testStore } from './store-contract.ts';
import { findPostgres, startPostgres, type RunningPostgres } from '../../../bench/services/start-postgres.ts';

const bin = findPostgres();

if (bin === undefined && process.env['CI'] === 'true') {
  test('PostgreSQL is installed', () => {
    throw new Error('install postgresql: under CI nothing is skipped');
  });
}

describe.skipIf(bin === undefined)("a real PostgreSQL (skipped where Debian's postgresql is not installed)", () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin!);
  }, 60_000);
  afterAll(() => postgres.stop());

  const makePlace = async (): Promise<StoreOptions> => ({ file: '', address: await postgres.makeDatabase() });
  testStore(async () => openStore(await makePlace()));
  testMigrations(makePlace);

  test('a database that does not exist is reported', async () => {
    const address = (await postgres.makeDatabase()).replace(/\/contest\d+\?/, '/nowhere?');
    await expect(openStore({ file: '', address })).rejects.toThrow('PostgreSQL refuses');
  });

  test('a server that does not answer is reported', async () => {
    const address = 'postgres://nobody@127.0.0.1:1/nowhere';
    await expect(openStore({ file: '', address })).rejects.toThrow('PostgreSQL cannot be reached');
  });
});
