import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findValidator } from '../../protocol/find-validator.ts';
import { emptyFolder, runMinions, type Run } from '../cli/run-minions.ts';
import { startContest, waitUntil, WAITING_BOT, type TestContest } from './start-contest.ts';

let contest: TestContest;
let link: string;
const home = emptyFolder();

const run = (...args: string[]): Promise<Run> => runMinions(args, home, { XDG_STATE_HOME: join(home, 'state') });
const parse = <T>({ stdout }: Run): T => JSON.parse(stdout.trim().split('\n').at(-1)!) as T;

beforeAll(async () => {
  contest = await startContest();
  const added = await run('contest', 'people', 'add', contest.folder, '--name', 'Ada Lovelace', '--json');
  ({ link } = parse<{ link: string }>(added));
  mkdirSync(join(home, 'mine'));
  writeFileSync(join(home, 'mine/bot.json'), '{"run": ["node", "main.mjs"]}');
  writeFileSync(join(home, 'mine/main.mjs'), WAITING_BOT);
}, 120_000);
afterAll(() => contest?.close());

test('who is not signed in is told how', async () => {
  for (const args of [
    ['submit', 'mine'],
    ['versions'],
    ['activate', 'mine', '1'],
    ['logs', 'mine'],
    ['gate', 'mine'],
  ]) {
    const { code, stderr } = await run(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining('minions login <personal link>')]);
  }
});

test('login takes a personal link, and nothing else', async () => {
  const wrong = await run('login', `${contest.url}/in/${'x'.repeat(43)}`, '--json');
  expect([wrong.code, parse<{ error: { message: string } }>(wrong).error.message]).toEqual([
    2,
    'this personal link is not valid',
  ]);
  expect((await run('login', 'hello')).code).toBe(2);
  const { code, stdout } = await run('login', link, '--json');
  expect([code, JSON.parse(stdout)]).toEqual([0, { person: 'ada-lovelace', name: 'Ada Lovelace', contest: 'winter' }]);
  expect(statSync(join(home, 'state/minions/contest/login.json')).mode & 0o777).toBe(0o600);
});

test('the gate at home gives the report that the server gives', async () => {
  const atHome = parse<{ passed: boolean; digest: string; steps: { name: string; passed: boolean }[] }>(
    await run('gate', 'mine', '--json', '--sandbox', 'none', '-o', 'gate.jsonl.gz'),
  );
  expect(findValidator('contest/gate-report')(atHome)).toBe(true);
  const submitted = await run('submit', 'mine', '--json');
  const { version, report } = parse<{ version: { state: string; digest: string }; report: typeof atHome }>(submitted);
  expect([submitted.code, version.state]).toEqual([0, 'active']);
  const show = ({ passed, digest, steps }: typeof atHome) => ({
    passed,
    digest,
    steps: steps.map((step) => [step.name, step.passed]),
  });
  expect(show(report)).toEqual(show(atHome));
  expect((await run('verify', 'gate.jsonl.gz')).code).toBe(0);
});

test('a version that is rejected ends with code 1 and the report', async () => {
  writeFileSync(join(home, 'mine/main.mjs'), 'console.error("oh no"); process.exit(1)');
  const { code, stdout } = await run('submit', 'mine');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /sending \d+ bytes as mine:\n {2}bot.json\n {2}main.mjs\nreceived as version 2, last byte at /,
  );
  expect(stdout).toMatch(/FAILED {2}check: .*\n[^]*rejected$/);
});

test('versions, activate and logs', async () => {
  const { versions } = parse<{ versions: { number: number; state: string }[] }>(await run('versions', '--json'));
  expect(versions.map(({ number, state }) => [number, state])).toEqual([
    [2, 'rejected'],
    [1, 'active'],
  ]);
  expect((await run('activate', 'mine', '1', '--json')).code).toBe(0);
  const refused = await run('activate', 'mine', '2');
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('version 2 of mine is rejected')]);
  const logs = await waitUntil('a match', async () => {
    const { stdout } = await run('logs', 'mine', '--json', '-n', '1');
    return stdout !== '' && (JSON.parse(stdout) as { stderr: { text: string }[] });
  });
  expect(logs.stderr[0]!.text).toContain('waiting in round');
});

test('a backup while matches are played is a contest whose ladder verifies', async () => {
  const made = await run('contest', 'backup', contest.folder, 'winter.tar.gz', '--json');
  expect(parse(made)).toMatchObject({ hasDatabase: true });
  const restored = await run('contest', 'restore', 'winter.tar.gz', 'again');
  expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining('minions contest serve again')]);
  const verified = await run('tournament', 'verify', 'again/ladder', '--deep', '--json');
  expect([verified.code, verified.stdout.slice(0, 300)]).toEqual([0, expect.any(String)]);
  const found = await run('contest', 'people', 'add', 'again', '--name', 'Ada Lovelace', '--id', 'ada-lovelace');
  expect([found.code, found.stderr]).toEqual([2, expect.stringContaining('ada-lovelace')]);
});

test('the index is written again while matches are played', async () => {
  const reindexed = await run('contest', 'reindex', contest.folder, '--json');
  expect(parse(reindexed)).toMatchObject({ removed: 0, matches: expect.any(Number), ratings: expect.any(Number) });
});

test('staff look for copies while the contest is served', async () => {
  const { code, stdout } = await run('contest', 'similar', contest.folder, '-o', 'similar.html');
  expect([code, stdout]).toEqual([0, expect.stringContaining('no similar submissions')]);
});
