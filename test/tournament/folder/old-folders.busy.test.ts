// Folders that older versions of minions have made. The fixtures are what these versions wrote, but for their reports.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Standings } from '../../../protocol/types/tournament/standings.ts';
import { emptyFolder, runMinions, type Run } from '../../cli/run-minions.ts';

const OLD = fileURLToPath(new URL('../../fixtures/old-folders/2ecf390/', import.meta.url));
const folder = emptyFolder();
const run = (...args: string[]): Promise<Run> => runMinions(args, folder);
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const readJournals = (): string[] => ['cup', 'versions'].map((name) => read(`${name}/journal.jsonl`));
let before: string[];

beforeAll(() => {
  cpSync(OLD, folder, { recursive: true });
  before = readJournals();
});

test.each(['tournament', 'compare'])('%s verify: every line, bot, seed and replay', async (kind) => {
  const { code, stdout } = await run(kind, 'verify', kind === 'compare' ? 'versions' : 'cup', '--deep');
  expect([code, stdout]).toEqual([0, expect.stringContaining('played again, every seed comes from the secret')]);
  expect(stdout).not.toContain('Not checked');
});

/** How sure a result is was computed otherwise then: see decision 51. Ids came later. */
const CHANGED = new Set(['id', 'head', 'error', 'rankRange', 'tier', 'superiority', 'surelyAbove']);

const readUnchanged = (path: string): unknown =>
  JSON.parse(read(path), (key, value: unknown) => (CHANGED.has(key) ? undefined : value));

test('the report of a tournament says what it said then: with versions, newcomers, and last words', async () => {
  expect((await run('tournament', 'report', 'cup', '--show-stderr')).code).toBe(0);
  expect(readUnchanged('cup/report/standings.json')).toEqual(readUnchanged('expected/standings.json'));
  const { rows } = JSON.parse(read('cup/report/standings.json')) as Standings;
  expect(rows.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'e02 bob',
    'e01 anna',
    'e05 emil',
    'e04 dora',
    'h1 house-turns',
  ]);
  expect(read('cup/report/bots/e04.html')).toContain('I cannot go on');
  const index = read('cup/report/index.html');
  for (const change of [
    'left the course',
    'wrong file handed in',
    'emil</bdi></b> was added',
    'Match 6.1 does not count',
  ]) {
    expect(index).toContain(change);
  }
});

test('so does the report of a comparison', async () => {
  expect((await run('compare', 'report', 'versions')).code).toBe(0);
  expect(JSON.parse(read('versions/report/result.json'))).toEqual(JSON.parse(read('expected/result.json')));
});

test('status tells how far it is', async () => {
  const { code, stdout } = await run('tournament', 'status', 'cup');
  expect([code, stdout]).toEqual([0, expect.stringContaining('8 of 8 matches are played')]);
  expect((await run('compare', 'status', 'versions')).code).toBe(0);
});

test('pseudonyms are the same in every report, and nothing with names in it is published under them', async () => {
  const list = async (): Promise<string[]> => {
    expect((await run('tournament', 'report', 'cup', '--pseudonyms')).code).toBe(0);
    return (JSON.parse(read('cup/report/standings.json')) as Standings).rows.map(({ name }) => name);
  };
  const names = await list();
  expect(names.slice(0, 4).every((name) => /^[A-Z]\w+ [A-Z]\w+$/.test(name))).toBe(true);
  expect(await list()).toEqual(names);
  const { code, stderr } = await run('tournament', 'report', 'cup', '--pseudonyms', '--publish', 'site');
  expect([code, stderr]).toEqual([2, expect.stringContaining('commit 2ecf390')]);
  expect(existsSync(join(folder, 'site/replays'))).toBe(false);
  expect((await run('tournament', 'report', 'cup', '--publish', 'site')).code).toBe(0);
  expect(readdirSync(join(folder, 'site/replays')).filter((name) => name.endsWith('.gz'))).toHaveLength(12);
});

test.each([
  ['resume', ['tournament', 'resume', 'cup', '--cycles', '2']],
  ['add', ['tournament', 'add', 'cup', 'null']],
  ['withdraw', ['tournament', 'withdraw', 'cup', 'anna']],
  ['compare resume', ['compare', 'resume', 'versions']],
])('%s is refused, with the version to use', async (_, args) => {
  const { code, stderr } = await run(...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining('minions-judge 0.1.0, commit 2ecf390 or an earlier one')]);
});

/** As that version printed it. */
const HEAD_OF_SECOND = '5b1da2269fa8c133b40fac43a709acecaeeb8436e229dfc08967b68f7571016b';

test('form 2, as commit 1fafda2 wrote it, is verified, reported, published and continued', async () => {
  cpSync(fileURLToPath(new URL('../../fixtures/old-folders/1fafda2/cup/', import.meta.url)), join(folder, 'second'), {
    recursive: true,
  });
  const verified = await run('tournament', 'verify', 'second', '--deep');
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('4 replays, played again')]);
  expect((await run('tournament', 'report', 'second', '--publish', 'second-site')).code).toBe(0);
  expect(read('second/report/standings.json')).toContain(HEAD_OF_SECOND);
  expect((await run('tournament', 'verify', 'second-site')).code).toBe(0);
  expect((await run('tournament', 'withdraw', 'second', 'dora')).code).toBe(0);
});

test('nothing of it was changed', () => {
  expect(readJournals()).toEqual(before);
  expect(existsSync(join(folder, 'cup/private.json'))).toBe(false);
});
