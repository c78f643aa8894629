// An organiser's commands in memory, in the order of a term: what each of them prints, for people and for programs.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { locateContest } from '../../../contest/folder/contest-paths.ts';
import { openStore } from '../../../contest/store/open-store.ts';
import { receiveVersion } from '../../../contest/store/versions.ts';
import { locateFiles } from '../../../contest/submit/receive-upload.ts';
import { writeOwn } from '../../contest/similar/write-program.ts';
import { runInMemory } from '../run-in-memory.ts';
import { emptyFolder } from '../run-minions.ts';

// Every command loads its own modules when it is called first, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const root = emptyFolder();
const run = (...args: string[]) => runInMemory(args, root);
const contest = (...args: string[]) => run('contest', ...args);
const parse = (text: string): unknown => JSON.parse(text);
const LINK = /http:\/\/\S+\/in\/[\w-]{43}$/;

test('a contest is made, and made once', async () => {
  expect(await contest('new', 'winter', '--game', 'crematoria')).toEqual({
    code: 0,
    stdout: `${join(root, 'winter')} is ready\n\nserve it:\n  minions contest serve winter`,
    stderr: '',
  });
  const second = await contest('new', 'summer', '--game', 'ork-island', '--json');
  expect(parse(second.stdout)).toEqual({ folder: join(root, 'summer'), game: 'ork-island' });
  expect(parse(readFileSync(join(root, 'summer/contest.json'), 'utf8'))).toMatchObject({ game: 'ork-island' });
  expect((await contest('new', 'winter', '--game', 'crematoria')).code).toBe(2);
  expect((await contest('new', 'autumn')).stderr).toContain("required option '--game <game>' not specified");
});

test('people get links, and lose them', async () => {
  const added = await contest('people', 'add', 'winter', '--name', 'Ada Lovelace', '--team', 'engines');
  expect(added.stdout).toMatch(/^Ada Lovelace \(ada-lovelace\): http/);
  expect(added.stdout).toMatch(LINK);
  const asked = ['people', 'add', 'winter', '--name', 'Bob', '--id', 'b0b', '--email', 'b@x.org', '--role', 'staff'];
  const second = parse((await contest(...asked, '--json')).stdout);
  expect(second).toMatchObject({ id: 'b0b', name: 'Bob', link: expect.stringMatching(LINK) as string });
  await contest('people', 'add', 'winter', '--name', 'Eve', '--section', 'C');
  const sheet = await contest('people', 'sheet', 'winter', '--section', 'C', '-o', 'c.html');
  expect(sheet.stdout).toContain('c.html: 1 link;');
  expect(await contest('people', 'add', 'winter', '--name', ' ')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('invalid --name: expected a name') as string,
  });
  const renewed = await contest('people', 'link', 'winter', 'ada-lovelace');
  expect(renewed.stdout).toMatch(/^Ada Lovelace \(ada-lovelace\): http/);
  expect(renewed.stdout).not.toBe(added.stdout);
  expect((await contest('people', 'revoke', 'winter', 'b0b')).stdout).toBe('b0b cannot sign in any more');
  expect(parse((await contest('people', 'revoke', 'winter', 'b0b', '--json')).stdout)).toMatchObject({ id: 'b0b' });
  for (const action of ['revoke', 'link']) {
    const { code, stderr } = await contest('people', action, 'winter', 'nobody');
    expect([code, stderr]).toEqual([2, expect.stringContaining('check the id; ids are made from names')]);
  }
});

test('a class list is imported: who is new is printed with a link, and the rest is counted', async () => {
  writeFileSync(
    join(root, 'class.csv'),
    'id,name,email,team,section\nada-lovelace,Ada King,,,A\ncleo,Cleo,,,B\ndan,Dan,,,B\n',
  );
  const imported = await contest('people', 'import', 'winter', 'class.csv');
  expect(imported.stdout.split('\n').map((line) => line.replace(/: http.*/, ''))).toEqual(['Cleo (cleo)', 'Dan (dan)']);
  expect(imported.stderr).toBe('minions: 2 added, 1 changed, 0 as before; nobody was removed');
  const again = parse((await contest('people', 'import', 'winter', 'class.csv', '--json')).stdout);
  expect(again).toEqual({ added: [], changed: [], same: 3 });
});

test('a sheet of links is for its organiser alone, and may be of one section', async () => {
  const sheet = await contest('people', 'sheet', 'winter', '--section', 'B');
  expect(sheet.stdout.split('\n')).toEqual([
    'links.html: 2 links; earlier ones stay valid',
    'anybody who has a link can submit in the name of its owner: print the page, then delete it',
  ]);
  expect(statSync(join(root, 'links.html')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(root, 'links.html'), 'utf8')).toContain('winter');
  const one = await contest('people', 'sheet', 'winter', '--section', 'A', '-o', 'a.html');
  expect(one.stdout.split('\n')[0]).toBe('a.html: 1 link; earlier ones stay valid');
  const json = await contest('people', 'sheet', 'winter', '-o', 'all.html', '--json');
  expect(parse(json.stdout)).toMatchObject({ output: 'all.html', people: expect.any(Number) as number });
});

const ROUND = ['--format', 'swiss', '--deadline', '2099-01-15T22:00:00Z'];
const LATER = ['--format', 'swiss', '--deadline', '2099-03-15T22:00:00Z'];

test('rounds: added, listed, changed, each with its commitment', async () => {
  expect((await contest('round', 'list', 'winter')).stdout).toBe(
    'no rounds yet; add one: minions contest round add <folder> --name … --format … --deadline …',
  );
  const added = await contest('round', 'add', 'winter', '--name', 'first', ...ROUND);
  const [head, commitment, ...rest] = added.stdout.split('\n');
  expect(head).toBe('round first: open, deadline 2099-01-15T22:00:00.000Z');
  expect(commitment).toMatch(/^commitment: [0-9a-f]{64}$/);
  expect(rest).toEqual([]);
  const options = ['--title', 'The final', '--length', '3', '--seats', '1', '--limits', 'contest'];
  const more = [
    '--reference',
    'dummy',
    '--reference',
    'demo',
    '--after',
    'first',
    '--keep',
    '2',
    '--release',
    'hidden',
  ];
  const final = await contest('round', 'add', 'winter', '--name', 'final', ...LATER, ...options, ...more, '--json');
  expect(parse(final.stdout)).toMatchObject({
    name: 'final',
    title: 'The final',
    format: 'swiss',
    state: 'open',
    visibility: 'hidden',
  });
  const { stdout } = await contest('round', 'list', 'winter');
  expect(stdout.split('\n').map((line) => line.replace(/[0-9a-f]{64}/, '#').split(/ {2,}/))).toEqual([
    ['round', 'format', 'deadline', 'state', 'bots', 'results', 'commitment'],
    ['first', 'swiss', '2099-01-15T22:00:00.000Z', 'open', '0  public', '#'].flatMap((cell) => cell.split(/ {2,}/)),
    ['final', 'swiss', '2099-03-15T22:00:00.000Z', 'open', '0  hidden', '#'].flatMap((cell) => cell.split(/ {2,}/)),
  ]);
  const listed = parse((await contest('round', 'list', 'winter', '--json')).stdout) as { rounds: { name: string }[] };
  expect(listed.rounds.map(({ name }) => name)).toEqual(['first', 'final']);
  const later = ['round', 'extend', 'winter', 'first', '--deadline', '2099-02-01T00:00:00Z', '--reason', 'snow'];
  expect((await contest(...later)).stdout).toContain('round first: open, deadline 2099-02-01T00:00:00.000Z');
  const released = await contest('round', 'release', 'winter', 'final', '--to', 'public', '--reason', 'done', '--json');
  expect(parse(released.stdout)).toMatchObject({ name: 'final', visibility: 'public' });
  const gone = await contest('round', 'rescind', 'winter', 'final', '--reason', 'a fire', '--json');
  expect(parse(gone.stdout)).toMatchObject({ name: 'final', state: 'rescinded' });
});

test('announcements come from a text or a file, and are never empty', async () => {
  writeFileSync(join(root, 'announcement.md'), '**Soon**\n');
  expect((await contest('announce', 'winter', 'hello')).stdout).toBe('announced');
  expect(parse((await contest('announce', 'winter', '--file', 'announcement.md', '--json')).stdout)).toMatchObject({
    text: '**Soon**\n',
  });
  expect((await contest('announce', 'winter', ' ')).stderr).toContain('there is nothing to announce');
  expect((await contest('announce', 'winter', '--file', 'no.md')).stderr).toContain('there is no file "no.md"');
});

async function submit(person: string, bot: string, author: number): Promise<void> {
  const paths = locateContest(join(root, 'winter'));
  const db = await openStore({ file: paths.database });
  const digest = `sha256:${String(author).padStart(2, '0').repeat(32)}${person}`.slice(0, 71);
  const files = locateFiles(paths.versions, digest);
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'bot.py'), writeOwn(author).join('\n'));
  const receivedAt = '2026-01-01T00:00:00.000Z';
  await receiveVersion(db, { bot, person, digest, entry: '', bytes: 1, files: 1, receivedAt });
  await db.destroy();
}

test('who has copied is listed, on a page, as JSON, and for JPlag', async () => {
  expect((await contest('similar', 'winter')).stdout).toBe('no similar submissions of different people were found');
  await submit('ada-lovelace', 'owl', 1);
  await submit('cleo', 'cat', 1);
  const listed = await contest('similar', 'winter');
  expect(listed.stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['shared', 'one', 'the other'],
    ['100 %', 'ada-lovelace / owl / version 1', 'cleo / cat / version 1'],
    [''],
    ['add -o similar.html to see them side by side'],
  ]);
  const page = await contest('similar', 'winter', '-o', 'similar.html');
  expect(page.stdout).toContain('side by side: similar.html');
  expect(readFileSync(join(root, 'similar.html'), 'utf8')).toContain('cleo / cat / version 1');
  expect(statSync(join(root, 'similar.html')).mode & 0o777).toBe(0o600);
  expect(parse((await contest('similar', 'winter', '--most', '1', '--json')).stdout)).toMatchObject([{ share: 1 }]);
  expect((await contest('similar', 'winter', '--jplag', 'jplag')).stdout).toBe('2 submissions are in jplag');
});

test('marks need a formula', async () => {
  const { code, stderr } = await contest('marks', 'winter');
  expect([code, stderr]).toEqual([2, expect.stringContaining('contest.json has no formula for marks')]);
});

test('somebody is erased, and says so in the singular', async () => {
  const { stdout } = await contest('erase', 'winter', 'cleo');
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/^cleo is \S+.* from now on; 1 version has no sources any more$/),
    'not removed: backups, class lists elsewhere, and published pages; clean these yourself',
  ]);
  expect(parse((await contest('erase', 'winter', 'dan', '--json')).stdout)).toMatchObject({ versions: 0 });
});

test('a backup is written and restored', async () => {
  const backup = await contest('backup', 'winter', 'winter.tar.gz');
  expect(backup.stdout.split('\n')).toEqual([
    expect.stringMatching(/^winter\.tar\.gz: \d+ files, 1 MiB before they were packed$/),
    'it has everybody’s sources and secrets in it: keep it where only you can read it',
  ]);
  expect(parse((await contest('backup', 'winter', 'again.tar.gz', '--json')).stdout)).toMatchObject({
    hasDatabase: true,
  });
  const restored = await contest('restore', 'winter.tar.gz', 'a copy');
  expect(restored.stdout).toMatch(/^a copy is restored: \d+ files\n\nserve it:\n {2}minions contest serve 'a copy'$/);
  expect((await contest('reindex', 'a copy')).stdout).toBe('written from the journal: 0 matches, 0 ratings');
});
