import {
  closeSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Host } from '../../../judge/host/host.ts';
import { Pipes } from '../../../judge/host/pipes.ts';
import { sendSignal } from '../../../judge/host/processes/send-signal.ts';
import { Watchdog } from '../../../judge/host/watchdog.ts';
import { MadeUpClock } from './made-up-clock.ts';

afterEach(() => void vi.unstubAllEnvs());

/** What comes out of a pipe that a word was put into; undefined where there is no pipe. */
function sendThrough(pipes: Pipes): string | undefined {
  const pipe = pipes.make(true);
  if (pipe === undefined) return undefined;
  const buffer = Buffer.alloc(10);
  writeSync(pipe.writer, 'word');
  const length = readSync(pipe.reader, buffer);
  for (const end of [pipe.reader, pipe.writer]) closeSync(end);
  return buffer.toString('utf8', 0, length);
}

test.each([
  ['named beforehand', true],
  ['named when they are needed', false],
])('pipes are pipes: %s', async (_, isPrepared) => {
  const host = new Host();
  const { pipes } = host;
  if (isPrepared) await host.prepareStart('proc');
  // More than are named at once.
  for (let count = 0; count < 30; count++) expect(sendThrough(pipes)).toBe('word');
  const { folder } = pipes;
  expect(existsSync(folder)).toBe(true);
  host.end();
  expect(existsSync(folder)).toBe(false);
});

test('each match of a host finds its pipes named', async () => {
  const host = new Host();
  for (let match = 0; match < 3; match++) {
    await host.prepareStart('proc');
    expect(readdirSync(host.pipes.folder)).toHaveLength(12);
    for (let count = 0; count < 12; count++) expect(sendThrough(host.pipes)).toBe('word');
  }
  host.end();
});

test('who cannot name them beforehand leaves it to those who need them', async () => {
  const pipes = new Pipes();
  await pipes.prepare(() => Promise.resolve(false));
  expect(sendThrough(pipes)).toBe('word');
  pipes.close();
});

test.each([
  ['was killed', 'KILL', 0],
  ['was stopped', 'STOP', 1000],
])('a watchdog that %s is not waited for, and not asked again', async (_, signal, patienceMs) => {
  const folder = mkdtempSync(join(tmpdir(), 'minions-'));
  writeFileSync(join(folder, 'sh'), `#!/bin/sh\necho $$ > ${folder}/pid\nread -r line\nkill -s ${signal} $$\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', folder);
  const clock = new MadeUpClock();
  const watchdog = new Watchdog('tag', folder, clock);
  const asked = watchdog.makePipes(['0']);
  await expect
    .poll(() => existsSync(join(folder, 'pid')) && readFileSync(join(folder, 'pid'), 'utf8'))
    .toMatch(/^\d+\n$/);
  clock.advance(patienceMs);
  expect(await asked).toBe(false);
  expect(await watchdog.makePipes(['1'])).toBe(false);
  expect(clock.waiting).toBe(0);
  sendSignal(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL');
});

test('a watchdog that was killed takes the judge along in nothing it is told later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'minions-'));
  writeFileSync(join(folder, 'sh'), '#!/bin/sh\nkill -s KILL $$\n', { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  const problems: unknown[] = [];
  const note = (problem: unknown): void => void problems.push(problem);
  process.prependListener('uncaughtException', note);
  const watchdog = new Watchdog('tag', folder, new MadeUpClock());
  // Nobody answers, since nobody is there.
  expect(await watchdog.makePipes(['0'])).toBe(false);
  watchdog.watch([1, 2]);
  watchdog.watchCgroups(['a', 'b']);
  watchdog.dismiss();
  await setTimeout(20);
  process.off('uncaughtException', note);
  expect(problems).toEqual([]);
});

test('without a folder for temporary files there are no pipes, and no harm is done', async () => {
  vi.stubEnv('TMPDIR', '/nowhere');
  const host = new Host();
  await host.prepareStart('proc');
  expect(sendThrough(host.pipes)).toBeUndefined();
  host.end();
});
