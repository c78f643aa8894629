import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

const VERSIONS = '/usr/lib/postgresql';
const MAX_STARTS = 100;

/** Where Debian puts the programs of PostgreSQL; undefined when it is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(VERSIONS, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

export interface RunningPostgres {
  /** The address of a new, empty database. */
  makeDatabase(): Promise<string>;
  /** As a power cut would: the first process and all that it has started are gone. */
  kill(): Promise<void>;
  /** With the same data, after a kill. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL in a folder of its own, on a socket, as a user without rights: it refuses to run as root. */
export async function startPostgres(bin: string): Promise<RunningPostgres> {
  // Short, because the path of a socket has little room.
  const folder = mkdtempSync('/tmp/minions-pg-');
  const data = join(folder, 'data');
  mkdirSync(data);
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? 'nobody' : (process.env['USER'] ?? 'postgres');
  const as = isRoot ? findIds('nobody') : {};
  if (isRoot) execFileSync('chown', ['-R', 'nobody', folder]);
  chmodSync(data, 0o700);
  const options = { ...as, stdio: 'ignore', cwd: folder } as const;
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', user, '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    options,
  );
  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const start = (): ChildProcess => spawn(join(bin, 'postgres'), args, options);
  let server = start();
  const address = (name: string): string => `postgres://${user}@/${name}?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(address('postgres'));
  let count = 0;
  const end = async (signal: 'SIGINT' | 'SIGKILL'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  /** What the first process had started ends by itself, a moment later; until then it refuses to start. */
  const startAgain = async (): Promise<void> => {
    for (let attempts = 0; attempts < MAX_STARTS; attempts += 1) {
      server = start();
      if ((await Promise.race([waitUntilReady(address('postgres')).then(() => true), once(server, 'exit')])) === true)
        return;
      await setTimeout(100);
    }
    throw new Error('PostgreSQL does not start again');
  };
  const stop = async (): Promise<void> => {
    await end('SIGINT');
    execFileSync('rm', ['-rf', folder]);
  };
  const makeDatabase = async (): Promise<string> => {
    const name = `contest${(count += 1)}`;
    await run(address('postgres'), `create database ${name}`);
    return address(name);
  };
  return { makeDatabase, kill: () => end('SIGKILL'), startAgain, stop };
}

function findIds(user: string): { uid: number; gid: number } {
  const read = (option: string): number => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

async function run(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function waitUntilReady(address: string): Promise<void> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await run(address, 'select 1');
    } catch (error) {
      if (attempts === 100) throw error;
      await setTimeout(100);
    }
  }
}
