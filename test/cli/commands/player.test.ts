// What players type, in memory: the commands ask a server of a contest that listens on this machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepGateReport } from '../../../contest/store/gate-reports.ts';
import { indexMatch } from '../../../contest/store/matches.ts';
import { findVersion, setEntrant, setState } from '../../../contest/store/versions.ts';
import type { GateReport } from '../../../protocol/types/contest/gate-report.ts';
import { AT, openTestApp, type Somebody, type TestApp } from '../../contest/server/open-app.ts';
import { runInMemory } from '../run-in-memory.ts';
import { emptyFolder } from '../run-minions.ts';

const home = emptyFolder();
let served: TestApp;
let url: string;
let ada: Somebody;
const run = (...args: string[]) => runInMemory(args, home);

beforeAll(async () => {
  served = await openTestApp({}, { now: () => Date.parse(AT) });
  // No gate is run: each version gets the end that a test wants.
  await served.contest.switches.change(served.contest.db, { name: 'paused', isOn: true, person: 'olga', at: AT });
  ada = await served.add({ name: 'Ada', id: 'ada' });
  url = await served.listen();
  mkdirSync(join(home, 'wolf'));
  writeFileSync(join(home, 'wolf/bot.json'), '{"run": ["node", "main.mjs"]}');
  writeFileSync(join(home, 'wolf/main.mjs'), 'process.exit()');
}, 300_000);
afterAll(() => served?.close());
beforeEach(() => vi.stubEnv('XDG_STATE_HOME', join(home, 'state')));
afterEach(() => vi.unstubAllEnvs());

test.each([[['versions']], [['activate', 'wolf', '1']], [['logs', 'wolf']], [['submit', 'wolf']]])(
  'without a sign-in the error says how to sign in: %j',
  async (args) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('run: minions login <personal link>')]);
  },
);

test('login takes a personal link, and nothing else', async () => {
  const refused = async (link: string): Promise<string> => {
    const { code, stdout, stderr } = await run('login', link);
    expect([code, stdout]).toEqual([2, '']);
    return stderr;
  };
  expect(await refused('hello')).toContain('invalid personal link: expected one like https://contest.example.org/in/…');
  expect(await refused(`${url}/in/${'x'.repeat(43)}`)).toContain('this personal link is not valid');
  expect(await refused(`http://127.0.0.1:1/in/${'x'.repeat(43)}`)).toMatch(
    /http:\/\/127\.0\.0\.1:1 cannot be reached: .*\n.*is the contest being served\?/,
  );
  const link = `${url}/in/${ada.link.split('/').at(-1)}`;
  expect(await run('login', link)).toEqual({ code: 0, stdout: 'signed in to winter as Ada', stderr: '' });
  expect(JSON.parse((await run('login', link, '--json')).stdout)).toEqual({
    person: 'ada',
    name: 'Ada',
    contest: 'winter',
  });
  expect((await run('versions')).stdout).toBe('you have not submitted anything yet');
});

/** Submits, and gives the version the end that its gate would have. */
async function submit(id: number, passed: boolean, ...more: string[]) {
  const { db } = served.contest;
  const submitting = run('submit', 'wolf', ...more);
  await expect.poll(() => findVersion(db, id)).toBeDefined();
  const message = passed ? 'it plays' : 'it is silent';
  const report: GateReport = {
    gate: 1,
    passed,
    digest: `sha256:${'1'.repeat(64)}`,
    tool: 'minions 0.1.0',
    steps: [{ name: 'check', passed, seconds: 1.25, message, output: '' }],
    stderr: [{ round: 3, text: 'hello' }],
    replay: false,
  };
  await keepGateReport(db, { version_id: id, report: JSON.stringify(report), at: AT });
  await setState(db, id, passed ? 'active' : 'rejected', AT);
  return submitting;
}

test('submit: what is sent, where it waits, and what the gate says', async () => {
  const { code, stdout, stderr } = await submit(1, true);
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.split('\n');
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^sending \d+ bytes as wolf:$/),
    '  bot.json',
    '  main.mjs',
    `received as version 1, last byte at ${AT}`,
  ]);
  expect(lines.slice(-5)).toEqual([
    expect.stringMatching(/^active/),
    '  ok      check: it plays (1.3 s)',
    'standard error:',
    '  round 3: hello',
    'passed the gate',
  ]);
  // The same files are no second version.
  expect((await run('submit', 'wolf')).stdout).toContain('these files are version 1 already: active');
});

test('submit: a rejected version ends with code 1', async () => {
  writeFileSync(join(home, 'wolf/main.mjs'), 'process.exit(1)');
  const { code, stdout } = await submit(2, false, '--json');
  expect([code, JSON.parse(stdout)]).toMatchObject([
    1,
    { version: { number: 2, state: 'rejected' }, report: { passed: false } },
  ]);
  const named = await run('submit', 'wolf', '--name', 'A wolf');
  expect([named.code, named.stderr]).toEqual([
    2,
    expect.stringContaining('up to 32 small letters, digits and hyphens'),
  ]);
});

test('versions: a table, the last first', async () => {
  const { code, stdout } = await run('versions');
  const digest = '[0-9a-f]{12}';
  expect([code, stdout.split('\n')]).toEqual([
    0,
    [
      expect.stringMatching(/^ *bot +version +state +received +digest$/),
      expect.stringMatching(new RegExp(`^ *wolf +2 +rejected +${AT} +${digest}$`)),
      expect.stringMatching(new RegExp(`^ *wolf +1 +active +${AT} +${digest}$`)),
    ],
  ]);
  const { versions } = JSON.parse((await run('versions', '--json')).stdout) as { versions: { number: number }[] };
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
});

test('activate: a version that has passed, by its number', async () => {
  await setState(served.contest.db, 1, 'retired', AT);
  expect(await run('activate', 'wolf', '1')).toEqual({
    code: 0,
    stdout: 'version 1 of wolf plays now; it keeps its matches',
    stderr: '',
  });
  expect(JSON.parse((await run('activate', 'wolf', '1', '--json')).stdout)).toMatchObject({
    number: 1,
    state: 'active',
  });
  for (const [bot, number, message] of [
    ['wolf', '2', 'version 2 of wolf is rejected'],
    ['wolf', '3', 'there is no version 3 of a bot "wolf" of yours'],
    ['lynx', '1', 'there is no version 1 of a bot "lynx" of yours'],
    ['wolf', '0', 'invalid <version>: expected a whole number from 1 to 1000000, got "0"'],
  ] as const) {
    const { code, stdout, stderr } = await run('activate', bot, number);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
  }
});

test('logs: the last matches, the oldest first', async () => {
  const { db } = served.contest;
  await setEntrant(db, 1, 'e01');
  for (const block of [1, 2, 3]) {
    const seat = {
      block,
      seat: 0,
      entrant: 'e01',
      score: 10 * block,
      place: 2,
      verdict: block === 2 ? 'timeout' : null,
    };
    const match = {
      block,
      played_at: `2026-01-03T0${block}:00:00.000Z`,
      duration_ms: 1500,
      replay: `m${block}.jsonl.gz`,
    };
    await indexMatch(db, { ...match, seats: [seat] });
  }
  expect((await run('logs', 'wolf', '-n', '2')).stdout.split('\n')).toEqual([
    'match 2, 2026-01-03T02:00:00.000Z, version 1: place 2, score 20, timeout',
    'match 3, 2026-01-03T03:00:00.000Z, version 1: place 2, score 30',
  ]);
  const lines = (await run('logs', 'wolf', '--json')).stdout.split('\n').map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([{ match: 1 }, { match: 2 }, { match: 3 }]);
  expect((await run('logs', 'wolf', '-n', '51')).stderr).toContain(
    'invalid --count: expected a whole number from 1 to 50',
  );
  expect((await run('logs', 'lynx')).stderr).toContain('bot "lynx" of yours');
});
