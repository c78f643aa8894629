// A user other than root gets cgroups from systemd. Here a script takes its place, and the kernel offers no cgroups of its own.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDelegated } from '../../cli/start-delegated.ts';
import { findScopeCommand } from '../../judge/host/cgroup/find-scope-command.ts';
import { SYSTEM_CLOCK } from '../../judge/host/clock.ts';
import { MadeUpProc } from '../judge/host/made-up-proc.ts';
import { emptyFolder } from './run-minions.ts';

const SCOPE = ['--user', '--scope', '--quiet', '--collect', '-p', 'Delegate=yes', '--'];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let folder: string;
/** What the command was started with the second time. */
const readStart = () =>
  JSON.parse(readFileSync(join(folder, 'start.json'), 'utf8')) as { args: string[]; isDelegated: boolean };
const readCalls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

/** In place of systemd-run: notes what it is asked for, and does it or refuses. */
function installSystemdRun(works: boolean): void {
  const end = works ? `while [ "$1" != -- ]; do shift; done; shift; exec "$@"` : 'exit 1';
  const file = join(folder, 'bin', 'systemd-run');
  writeFileSync(file, `#!/bin/sh\necho "$*" >> '${join(folder, 'calls')}'\n${end}\n`);
  chmodSync(file, 0o755);
}

const argv = [...process.argv];
const listeners = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));

beforeEach(() => {
  folder = emptyFolder();
  for (const name of ['bin', 'systemd']) mkdirSync(join(folder, name));
  // In place of the command: says how it was started, and ends as it is asked to.
  const script = join(folder, 'command.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
const args = process.argv.slice(2);
process.on('SIGTERM', () => process.exit(9));
if (args.includes('waits')) setInterval(() => {}, 1000);
const isDelegated = process.env.MINIONS_DELEGATED !== undefined;
writeFileSync(${JSON.stringify(join(folder, 'start.json'))}, JSON.stringify({ args, isDelegated }));
process.exitCode = 7;
`,
  );
  process.argv[1] = script;
  vi.stubEnv('PATH', `${join(folder, 'bin')}:${process.env['PATH']}`);
  vi.stubEnv('XDG_RUNTIME_DIR', folder);
  vi.stubEnv('MINIONS_DELEGATED', undefined);
});
afterEach(() => {
  process.argv[1] = argv[1]!;
  vi.unstubAllEnvs();
  for (const [signal, known] of listeners)
    for (const one of process.listeners(signal)) if (!known.includes(one)) process.off(signal, one);
});

test.each([
  ['play crematoria'],
  ['contest serve winter'],
  ['gate mine'],
  ['lab crematoria mine'],
  ['new mine'],
  ['doctor'],
  ['view match.jsonl --with mine'],
  ['view match.jsonl --with=mine'],
])('"%s" starts itself once more in a scope of its own, and ends as it ends there', async (text) => {
  installSystemdRun(true);
  const args = text.split(' ');
  expect(await startDelegated(args, new MadeUpProc())).toBe(7);
  expect(readStart()).toEqual({ args, isDelegated: true });
  const [attempt, start] = readCalls();
  expect(attempt).toBe([...SCOPE, 'true'].join(' '));
  expect(start).toBe([...SCOPE, process.execPath, ...process.execArgv, process.argv[1], ...args].join(' '));
});

test.each([['verify match.jsonl'], ['contest new winter'], ['view match.jsonl'], ['play --help']])(
  '"%s" starts no bot, and goes on here',
  async (text) => {
    installSystemdRun(true);
    expect(await startDelegated(text.split(' '), new MadeUpProc())).toBeUndefined();
    expect(existsSync(join(folder, 'calls'))).toBe(false);
  },
);

test('a signal is passed on, and the exit code says that it ended the command', async () => {
  installSystemdRun(true);
  const ending = startDelegated(['play', 'waits'], new MadeUpProc());
  await expect.poll(() => existsSync(join(folder, 'start.json')), { timeout: 20_000 }).toBe(true);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ending).toBe(9);
});

test.each<[why: string, prepare: () => void]>([
  ['systemd refuses', () => installSystemdRun(false)],
  ['there is no systemd-run', () => vi.stubEnv('PATH', join(folder, 'bin'))],
  ['the user has no systemd', () => vi.stubEnv('XDG_RUNTIME_DIR', join(folder, 'bin'))],
  ['it is in a scope already', () => vi.stubEnv('MINIONS_DELEGATED', '1')],
])('where %s, the command goes on here', (why, prepare) => {
  installSystemdRun(true);
  if (why.startsWith('there is no')) chmodSync(join(folder, 'bin', 'systemd-run'), 0o644);
  prepare();
  expect(findScopeCommand(new MadeUpProc(), SYSTEM_CLOCK)).toBeUndefined();
});
