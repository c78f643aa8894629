// Shells that are in the group of a bot before they become its program, with the real kernel.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { startProcess, type StartedProcess } from '../../../judge/bot/process/start-process.ts';
import { listGroups, readNumbers } from '../../../judge/host/cgroup/group-files.ts';
import { Host } from '../../../judge/host/host.ts';
import { sendSignal } from '../../../judge/host/processes/send-signal.ts';
import { TAG_VARIABLE } from '../../../judge/host/processes/tag.ts';
import type { Command } from '../../../judge/host/start-child.ts';
import { CGROUPS, testWith } from '../../test-with.ts';
import { isAlive } from '../play-fixtures.ts';

const limits = { memoryMb: 200, processes: 10, threads: 20 };
const hosts: Host[] = [];

afterEach(() => {
  for (const host of hosts.splice(0)) host.end();
});

async function prepareHost(): Promise<Host> {
  const host = new Host();
  hosts.push(host);
  await host.prepareStart('cgroup');
  return host;
}

/** The processes in each group of a host. */
function listWaiting(host: Host): number[] {
  const { folder } = host.place!;
  return listGroups(folder).flatMap((name) => readNumbers(join(folder, name, 'cgroup.procs')));
}

const becomesReady = (host: Host): Promise<void> =>
  expect.poll(() => listWaiting(host).length, { interval: 2, timeout: 10_000 }).toBe(4);

/** Starts a program, and tells what it writes. */
function start(host: Host, command: Command): { process: StartedProcess; readOutput: () => Promise<string> } {
  const chunks: string[] = [];
  const process = startProcess(command, { host, clock: 'cgroup', limits }, (chunk) => chunks.push(String(chunk)));
  const ended = once(process.stdout.resume(), 'close');
  const readOutput = async (): Promise<string> => {
    await ended;
    return chunks.join('');
  };
  return { process, readOutput };
}

testWith(CGROUPS)('four shells are in groups of their own before there is a program', async () => {
  const host = await prepareHost();
  await becomesReady(host);
  const waiting = listWaiting(host);
  const { process } = start(host, { file: '/bin/sleep', args: ['600'], folder: '/' });
  expect(waiting).toContain(process.child.pid);
  expect(process.group.listPids()).toEqual([process.child.pid]);
  await expect.poll(() => readFileSync(`/proc/${process.child.pid}/comm`, 'utf8')).toBe('sleep\n');
  expect(process.group.listPids()).toEqual([process.child.pid]);
});

testWith(CGROUPS)(
  'a program gets its arguments, folder, descriptors and input, and no variable of the shell',
  async () => {
    const host = await prepareHost();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), `it's "$HOME" `)));
    const script =
      'pwd; printf "[%s]" "$@"; echo; cat <&3; read -r line; echo "$line"; tr "\\0" "\\n" </proc/self/environ';
    const args = ['-c', script, 'name', 'a b', `'"$(exit 1)`, 'two\nlines', ''];
    const inherit = [Buffer.from('through descriptor 3\n')];
    const { process, readOutput } = start(host, { file: '/bin/sh', args, folder, inherit });
    process.stdin.write(Buffer.from('the first state\n'));
    const lines = (await readOutput()).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      folder,
      `[a b]['"$(exit 1)][two`,
      'lines][]',
      'through descriptor 3',
      'the first state',
    ]);
    const names = lines.slice(5).flatMap((line) => (line === '' ? [] : [line.split('=')[0]]));
    const known = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', TAG_VARIABLE];
    // What the second shell adds itself.
    expect(names.filter((name) => ![...known, 'PWD', 'OLDPWD', '_', 'SHLVL'].includes(name!))).toEqual([]);
    expect(names).toContain(TAG_VARIABLE);
    const listScripts = (): string[] => readdirSync(host.pipes.folder).filter((name) => name.startsWith('bot-'));
    await expect.poll(listScripts, { interval: 2 }).toEqual([]);
  },
);

testWith(CGROUPS)('a program in a sandbox carries no tag', async () => {
  const host = await prepareHost();
  const { readOutput } = start(host, { file: '/usr/bin/env', args: [], folder: '/', hasOwnProcesses: true });
  expect(await readOutput()).not.toContain(TAG_VARIABLE);
});

testWith(CGROUPS)('a shell that somebody has ended is not asked', async () => {
  const host = await prepareHost();
  await becomesReady(host);
  const waiting = listWaiting(host);
  for (const pid of waiting) sendSignal(pid, 'SIGKILL');
  // Who has asked how they ended knows it.
  await expect.poll(() => waiting.filter((pid) => existsSync(`/proc/${pid}`)), { interval: 2 }).toEqual([]);
  const { readOutput } = start(host, { file: '/bin/echo', args: ['here'], folder: '/' });
  expect(await readOutput()).toBe('here\n');
});

testWith(CGROUPS)('a program or folder that is not there is reported by who starts it', async () => {
  const host = await prepareHost();
  for (const command of [
    { file: '/no/such/program', args: [], folder: '/' },
    { file: '/bin/true', args: [], folder: '/no/such/folder' },
  ]) {
    const { process } = start(host, command);
    const [error] = (await once(process.child, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ENOENT');
  }
});

testWith(CGROUPS)('the end of a host is the end of its shells and groups', async () => {
  const host = await prepareHost();
  await becomesReady(host);
  const waiting = listWaiting(host);
  const { folders } = host.place!;
  host.end();
  await expect.poll(() => waiting.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  await expect.poll(() => folders.filter((folder) => existsSync(folder)), { timeout: 10_000 }).toEqual([]);
});
