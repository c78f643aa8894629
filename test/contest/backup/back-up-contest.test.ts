// A contest in one file, and back.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { addContestPerson } from '../../../contest/add-person.ts';
import { backUpContest } from '../../../contest/backup/back-up-contest.ts';
import { restoreContest } from '../../../contest/backup/restore-contest.ts';
import { locateContest } from '../../../contest/folder/contest-paths.ts';
import { newContest } from '../../../contest/folder/new-contest.ts';
import { openStore } from '../../../contest/store/open-store.ts';
import { findPerson } from '../../../contest/store/people.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';

const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'minions-backup-'));

async function makeContest(): Promise<string> {
  const folder = join(emptyFolder(), 'winter');
  newContest(folder, findOurGame('crematoria')!);
  const db = await openStore({ file: locateContest(folder).database });
  await addContestPerson(db, { name: 'Ada Lovelace' }, new Date());
  await db.destroy();
  const write = (name: string, text: string, mode = 0o644): void => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text, { mode });
  };
  write('ladder/journal.jsonl', '{"a":1}\n');
  write('ladder/secrets.txt', 'secret\n', 0o600);
  write('ladder/replays/1.jsonl', 'replay\n');
  write('versions/abc/bot.sh', '#!/bin/sh\n', 0o755);
  write('uploads/half', 'half');
  write('ladder/replays/2.jsonl.part', 'half');
  return folder;
}

test('everything comes back with its rights, and what only a running server has does not', async () => {
  const folder = await makeContest();
  const place = emptyFolder();
  const backup = await backUpContest({ folder }, join(place, 'winter.tar.gz'));
  expect(backup.hasDatabase).toBe(true);
  expect(statSync(backup.file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${backup.file}.part`)).toBe(false);
  const again = join(place, 'again');
  expect(await restoreContest(backup.file, again)).toBe(backup.files);
  const names = ['contest.json', 'ladder/journal.jsonl', 'ladder/secrets.txt', 'ladder/replays/1.jsonl'];
  for (const name of [...names, 'versions/abc/bot.sh'])
    expect([name, readFileSync(join(again, name), 'utf8')]).toEqual([name, readFileSync(join(folder, name), 'utf8')]);
  expect(statSync(join(again, 'versions/abc/bot.sh')).mode & 0o777).toBe(0o755);
  for (const name of ['uploads/half', 'ladder/replays/2.jsonl.part', 'lock'])
    expect(existsSync(join(again, name))).toBe(false);
  const db = await openStore({ file: locateContest(again).database });
  expect(await findPerson(db, 'ada-lovelace')).toMatchObject({ name: 'Ada Lovelace' });
  await db.destroy();
});

test('nothing is written over', async () => {
  const folder = await makeContest();
  const file = join(emptyFolder(), 'a.tar.gz');
  await backUpContest({ folder }, file);
  await expect(backUpContest({ folder }, file)).rejects.toThrow('is there already');
  await expect(restoreContest(file, folder)).rejects.toThrow('is there already');
});

test.each<[what: string, entries: (readonly [name: string, text: string, type?: 'symlink'])[], message: string]>([
  ['a name that leads out', [['../x', 'a']], 'which no contest has'],
  ['an absolute name', [['/etc/x', 'a']], 'which no contest has'],
  ['a link', [['x', '', 'symlink']], 'which no contest has'],
  [
    'a file twice',
    [
      ['contest.json', '{}'],
      ['contest.json', '{}'],
    ],
    'is not a backup',
  ],
  ['no settings', [['x', 'a']], 'contest.json'],
])('%s is refused, and nothing is left', async (_, entries, message) => {
  const place = emptyFolder();
  const archive = pack();
  for (const [name, text, type] of entries)
    archive.entry({ name, ...(type ? { type, linkname: '/etc/passwd' } : {}) }, text);
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk);
  writeFileSync(join(place, 'a.tar.gz'), gzipSync(Buffer.concat(chunks)));
  await expect(restoreContest(join(place, 'a.tar.gz'), join(place, 'out'))).rejects.toThrow(message);
  expect(existsSync(join(place, 'out'))).toBe(false);
});

test('a file that is no archive is refused', async () => {
  const place = emptyFolder();
  writeFileSync(join(place, 'a.tar.gz'), 'hello');
  await expect(restoreContest(join(place, 'a.tar.gz'), join(place, 'out'))).rejects.toThrow('is not a backup');
  await expect(restoreContest(join(place, 'b.tar.gz'), join(place, 'out'))).rejects.toThrow('there is no file');
});
