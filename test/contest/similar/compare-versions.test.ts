// A contest in which somebody has submitted the bot of somebody else under other names.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addContestPerson } from '../../../contest/add-person.ts';
import { locateContest } from '../../../contest/folder/contest-paths.ts';
import { newContest } from '../../../contest/folder/new-contest.ts';
import { compareVersions } from '../../../contest/similar/compare-versions.ts';
import { exportForJplag } from '../../../contest/similar/export-for-jplag.ts';
import { makeSimilarPage } from '../../../contest/similar/similar-page.ts';
import { openStore } from '../../../contest/store/open-store.ts';
import { receiveVersion } from '../../../contest/store/versions.ts';
import { locateFiles } from '../../../contest/submit/receive-upload.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { writeOwn } from './write-program.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'minions-similar-')), 'winter');
const paths = locateContest(folder);

/** The program of an author, with another name for what it is about. */
const writeBot = (author: number, name: string): string => writeOwn(author).join('\n').replaceAll('unit', name);

const PEOPLE = [
  ['Ada', writeBot(1, 'alpha')],
  ['Bob', writeBot(1, 'beta')],
  ['Cleo', writeBot(3, 'gamma')],
] as const;

beforeAll(async () => {
  newContest(folder, findOurGame('crematoria')!);
  const db = await openStore({ file: paths.database });
  for (const [at, [name, source]] of PEOPLE.entries()) {
    const { id } = await addContestPerson(db, { name }, new Date());
    const digest = `sha256:${String(at).repeat(64)}`;
    const files = locateFiles(paths.versions, digest);
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'bot.py'), source);
    const receivedAt = new Date().toISOString();
    await receiveVersion(db, { bot: `bot-${at}`, person: id, digest, entry: '', bytes: 1, files: 1, receivedAt });
  }
  await db.destroy();
});

test('the copy is the first pair, with its lines; who wrote something else is far behind', async () => {
  const [first, ...others] = await compareVersions({ folder, most: 15 });
  expect([first!.one.name, first!.other.name]).toEqual(['ada / bot-0 / version 1', 'bob / bot-1 / version 1']);
  expect(first!.share).toBe(1);
  expect(first!.one.lines[0]).toMatchObject({ file: 'bot.py', from: expect.any(Number) as number });
  for (const { share } of others) expect(share).toBeLessThan(0.5);
});

test('the page shows both, with what they wrote escaped', async () => {
  const files = locateFiles(paths.versions, `sha256:${'0'.repeat(64)}`);
  writeFileSync(join(files, 'bot.py'), `${writeBot(1, 'alpha')}\n# <script>alert(1)</script>\n`);
  const page = makeSimilarPage('winter', await compareVersions({ folder, most: 15 }));
  expect(page.includes('100 %: ada / bot-0 / version 1, bob / bot-1 / version 1')).toBe(true);
  expect(page.includes('<mark>')).toBe(true);
  expect(page.includes('&lt;script&gt;alert(1)')).toBe(true);
  expect(page.includes('<script>')).toBe(false);
});

test('programs of earlier years are compared too, but not with each other', async () => {
  const earlier = mkdtempSync(join(tmpdir(), 'minions-earlier-'));
  for (const name of ['2024-x', '2025-x']) {
    mkdirSync(join(earlier, name));
    writeFileSync(join(earlier, name, 'main.py'), writeBot(3, 'delta'));
  }
  const pairs = await compareVersions({ folder, against: earlier, most: 15 });
  const whole = pairs.filter(({ share }) => share > 0.9).map(({ one, other }) => [one.name, other.name].join(' = '));
  expect(whole.toSorted()).toEqual([
    'ada / bot-0 / version 1 = bob / bot-1 / version 1',
    'cleo / bot-2 / version 1 = 2024-x',
    'cleo / bot-2 / version 1 = 2025-x',
  ]);
  await expect(compareVersions({ folder, against: join(earlier, 'no'), most: 1 })).rejects.toThrow(
    'there is no folder',
  );
});

test('an earlier program may be a single file; other files are no programs', async () => {
  const earlier = mkdtempSync(join(tmpdir(), 'minions-earlier-'));
  writeFileSync(join(earlier, 'README.md'), writeBot(3, 'delta'));
  await expect(compareVersions({ folder, against: earlier, most: 1 })).rejects.toThrow('there is no source file in');
  mkdirSync(join(earlier, 'empty'));
  await expect(compareVersions({ folder, against: earlier, most: 1 })).rejects.toThrow('there is no source file in');
  writeFileSync(join(earlier, 'AIdelta.py'), writeBot(3, 'delta'));
  const pairs = await compareVersions({ folder, against: earlier, most: 15 });
  const found = pairs.find(({ other }) => other.name === 'AIdelta.py');
  expect([found!.one.name, found!.share, found!.other.lines[0]!.file]).toEqual([
    'cleo / bot-2 / version 1',
    1,
    'AIdelta.py',
  ]);
  expect(makeSimilarPage('winter', pairs)).toContain('cleo / bot-2 / version 1, AIdelta.py');
  await expect(compareVersions({ folder, against: join(earlier, 'AIdelta.py'), most: 1 })).rejects.toThrow(
    'there is no folder',
  );
});

test('for JPlag every submission is a folder', async () => {
  const target = join(mkdtempSync(join(tmpdir(), 'minions-jplag-')), 'out');
  expect(await exportForJplag({ folder }, target)).toBe(3);
  expect(readdirSync(target).sort()).toEqual(['ada-bot-0', 'bob-bot-1', 'cleo-bot-2']);
  await expect(exportForJplag({ folder }, target)).rejects.toThrow('is there already');
});
