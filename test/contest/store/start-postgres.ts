import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

const VERSIONS = '/usr/lib/postgresql';

/** Where Debian puts the programs of PostgreSQL; undefined when it is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(VERSIONS, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

export interface RunningPostgres {
  /** The address of a new, empty database. */
  makeDatabase(): Promise<string>;
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
  const server = spawn(join(bin, 'postgres'), args, options);
  const address = (name: string): string => `postgres://${user}@/${name}?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(address('postgres'));
  let count = 0;
  const stop = async (): Promise<void> => {
    const exit = once(server, 'exit');
    server.kill('SIGINT');
    await exit;
    execFileSync('rm', ['-rf', folder]);
  };
  const makeDatabase = async (): Promise<string> => {
    const name = `contest${(count += 1)}`;
    await run(address('postgres'), `create database ${name}`);
    return address(name);
  };
  return { makeDatabase, stop };
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
