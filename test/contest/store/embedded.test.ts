import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announce, listAnnouncements } from '../../../contest/store/announcements.ts';
import { openStore, type StoreOptions } from '../../../contest/store/open-store.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { testMigrations } from './migrations-contract.ts';
import { testStore } from './store-contract.ts';

const makePlace = async (): Promise<StoreOptions> => ({ file: join(emptyFolder(), 'contest.db') });

testStore(async () => openStore(await makePlace()));
testMigrations(makePlace);

test('what was written is there when the file is opened again', async () => {
  const file = join(emptyFolder(), 'contest.db');
  const first = await openStore({ file });
  await announce(first, 'hello', '2026-01-01T00:00:00.000Z');
  await first.destroy();
  const second = await openStore({ file });
  expect(await listAnnouncements(second, 1)).toHaveLength(1);
  await second.destroy();
});

test('what is no database is refused with a sentence', async () => {
  const file = join(emptyFolder(), 'contest.db');
  writeFileSync(file, 'not a database, but long enough to be taken for one '.repeat(100));
  await expect(openStore({ file })).rejects.toThrow(/cannot be (opened|brought)/);
});

test('an invalid address is refused, and not repeated', async () => {
  await expect(openStore({ file: ':memory:', address: 'mysql://me:secret@host' })).rejects.toThrow(
    'invalid --database: expected the address of a PostgreSQL',
  );
});
