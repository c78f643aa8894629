import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { randomBytes } from 'node:crypto';
import { addPersonToContest } from '../../contest/manage-people.ts';
import { minions } from '../cli/run-minions.ts';
import { makeContestFolder } from './start-contest.ts';

export interface FullDisk {
  readonly url: string;
  submit(bot: string): Promise<Response>;
  list(): Promise<Response>;
  /** Submits until nothing more fits, and a little longer. The status of each answer. */
  fill(): Promise<number[]>;
  stop(): Promise<void>;
}

const DISK_BYTES = 12 * 2 ** 20;
const BOT_BYTES = 900_000;

/** Serves a contest from a disk of its own that has room for a few submissions. */
export async function serveOnFullDisk(): Promise<FullDisk> {
  const folder = await makeContestFolder({ quotas: { versionsPerDay: 1000, uploadBytes: 2 ** 20 } });
  const { link } = await addPersonToContest({ folder }, { name: 'Ada' });
  const packed = `${folder}.tar`;
  execFileSync('tar', ['-cf', packed, '-C', folder, '.']);
  const serve = [
    minions,
    'contest',
    'serve',
    folder,
    '--listen',
    '127.0.0.1:0',
    '--sandbox',
    'none',
    '--json',
    '-j',
    '1',
  ];
  const mount = ['--dev-bind', '/', '/', '--size', String(DISK_BYTES), '--tmpfs', folder, '--die-with-parent'];
  const script = 'tar -xf "$0" -C "$1" && shift && exec "$@"';
  const server = spawn('bwrap', [...mount, 'sh', '-c', script, packed, folder, process.execPath, ...serve, '--force'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await readUrl(server.stdout);
  const token = await login(url, link);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
  const submit = (bot: string): Promise<Response> => {
    const body = `process.exit() // ${randomBytes(BOT_BYTES / 2).toString('hex')}`;
    return fetch(`${url}/api/bots/${bot}/versions?file=bot.mjs`, { method: 'POST', headers, body });
  };
  const fill = async (): Promise<number[]> => {
    const statuses: number[] = [];
    for (let count = 0; count < 40 && statuses.filter((status) => status !== 202).length < 4; count += 1)
      statuses.push((await submit(`bot-${count}`)).status);
    return statuses;
  };
  const stop = async (): Promise<void> => {
    const exit = once(server, 'exit');
    server.kill('SIGKILL');
    await exit;
  };
  return { url, submit, list: () => fetch(`${url}/api/versions`, { headers }), fill, stop };
}

async function readUrl(stdout: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stdout })) return (JSON.parse(line) as { url: string }).url;
  throw new Error('the server did not start');
}

async function login(url: string, link: string): Promise<string> {
  const body = JSON.stringify({ link: link.split('/').at(-1) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return ((await answer.json()) as { token: string }).token;
}
