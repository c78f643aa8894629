// What goes wrong with a Redis is said in a sentence, and nobody waits for one that is away.
import { execa } from 'execa';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Standings } from '../../../protocol/types/tournament/standings.ts';
import { parseQueueAddress } from '../../../tournament/queue/queue-address.ts';
import { QueueConnection } from '../../../tournament/queue/queue-connection.ts';
import { listWorkers, readWorkers, writeWorker } from '../../../tournament/queue/worker-signs.ts';
import { emptyFolder, minions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { BEGIN, writeShortConfig } from '../cup-files.ts';
import { killTree } from '../../../bench/services/kill-tree.ts';
import { findFreePort, startRedis, waitFor } from '../../../bench/services/start-redis.ts';

const folder = emptyFolder();
const env = { MINIONS_TOKEN: 'a-token-that-only-tests-know', XDG_CACHE_HOME: join(folder, 'cache'), npm_command: '' };
const start = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  execa(process.execPath, [minions, ...args], { cwd: folder, env: { ...env, ...more }, reject: false, all: true });

beforeAll(() => writeShortConfig(folder), 60_000);

/** What has been said so far. */
function listen(run: ReturnType<typeof start>): () => string {
  let text = '';
  run.all?.on('data', (bytes: Buffer) => (text += bytes.toString()));
  return () => text;
}

testWith('redis-server')(
  'without workers it says so; with Redis away, SIGTERM ends worker and coordinator within 5 s',
  async () => {
    const redis = await startRedis();
    const cup = start([...BEGIN, '-o', 'cup', '--queue', redis.url]);
    const heard = listen(cup);
    await waitFor(
      'the coordinator to miss workers',
      () => /no worker is there; start one on any machine/.exec(heard()) ?? undefined,
    );
    const worker = start([
      'worker',
      '--queue',
      redis.url.replace('127.0.0.1', 'localhost'),
      '--prefix',
      'idle',
      '-j',
      '1',
    ]);
    const heardWorker = listen(worker);
    await waitFor('the worker to wait', () => /waiting for a tournament/.exec(heardWorker()) ?? undefined);
    await redis.stop();
    await waitFor(
      'both to miss Redis',
      () => (heard().includes('is away') && heardWorker().includes('is away')) || undefined,
    );
    const began = performance.now();
    cup.kill('SIGTERM');
    worker.kill('SIGTERM');
    const codes = (await Promise.all([cup, worker])).map(({ exitCode }) => exitCode);
    expect(codes).toEqual([143, 0]);
    expect(performance.now() - began).toBeLessThan(5000);
  },
);

/** Takes 3 s for an answer until there is a file called quick; tells in a file that it has been asked. */
const SLOW_BOT = `import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { round, over } = JSON.parse(line);
  if (over) break;
  writeFileSync('FOLDER/asked', String(process.pid));
  if (!existsSync('FOLDER/quick')) await new Promise((resolve) => setTimeout(resolve, 3000));
  console.log(JSON.stringify({ round, orders: [] }));
}
`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

testWith('redis-server')(
  'with Redis away, SIGTERM ends a worker in the middle of a match within 5 s, and the block is played again',
  async () => {
    const own = emptyFolder();
    writeFileSync(join(own, 'slow.mjs'), SLOW_BOT.replaceAll('FOLDER', own));
    const redis = await startRedis();
    const bots = BEGIN.map((word) => (word.startsWith('broken=') ? `slow=${own}/slow.mjs` : word));
    const relaxed = ['--seats', '1', '--no-limits', '--sandbox', 'none', '--stalled-after', '2s'];
    const cup = start([...bots, ...relaxed, '-o', join(own, 'cup'), '--queue', redis.url]);
    const startWorker = () => start(['worker', '--queue', redis.url, '--sandbox', 'none', '-j', '1']);
    const worker = startWorker();
    const heard = listen(worker);
    let second: ReturnType<typeof start> | undefined;
    try {
      await waitFor('the slow bot to be asked', () => existsSync(join(own, 'asked')) || undefined);
      await redis.kill();
      await waitFor('the worker to miss Redis', () => heard().includes('is away') || undefined);
      const began = performance.now();
      worker.kill('SIGTERM');
      expect((await worker).exitCode).toBe(0);
      expect(performance.now() - began).toBeLessThan(5000);
      const bot = Number(readFileSync(join(own, 'asked'), 'utf8'));
      await waitFor('its bots to end', () => !isAlive(bot) || undefined);
      writeFileSync(join(own, 'quick'), '');
      await redis.startAgain();
      second = startWorker();
      const { exitCode, all } = await cup;
      expect([exitCode, all]).toEqual([0, all]);
      const standings = JSON.parse(readFileSync(join(own, 'cup/report/standings.json'), 'utf8')) as Standings;
      expect(standings.matches).toBe(5);
    } finally {
      for (const run of [cup, worker, second]) if (run?.pid !== undefined) killTree(run.pid);
      await redis.stop();
    }
  },
);

testWith('redis-server')('a worker that fell silent is listed for an hour, and counts no more', async () => {
  const redis = await startRedis();
  const connection = await QueueConnection.open(parseQueueAddress(redis.url, 'minions'), () => {});
  try {
    const card = { worker: 'old', machine: 'm', slots: 2, cores: 2, speed: 1, tool: 't' };
    await writeWorker(connection, { ...card, blocks: [], played: 3, since: new Date().toISOString() });
    expect(await readWorkers(connection)).toHaveLength(1);
    await redis.client.pexpire('minions:worker:old', 3_600_000 - 120_000);
    expect(await readWorkers(connection)).toEqual([]);
    const [silent] = await listWorkers(connection);
    expect(Math.round(silent!.silentMs / 1000)).toBeGreaterThanOrEqual(120);
    const { stdout } = await start(['queue', 'status', '--queue', redis.url]);
    expect(stdout).toMatch(/old .* silent since 20/);
    expect(stdout).toContain('0 slots of 0 workers.');
  } finally {
    await connection.close();
    await redis.stop();
  }
});

testWith('redis-server')('a user without rights gets a sentence that names them', async () => {
  const redis = await startRedis();
  try {
    await redis.client.call('ACL', 'SETUSER', 'weak', 'on', '>secret', '~other:*', '+@all');
    const { exitCode, all } = await start(['queue', 'status', '--queue', redis.url.replace('//', '//weak:secret@')]);
    expect([exitCode, all]).toEqual([2, expect.stringContaining('lacks rights that a queue needs')]);
    expect(all).toContain('ACL SETUSER');
  } finally {
    await redis.stop();
  }
});

describe('TLS with an authority of your own', () => {
  let server: ReturnType<typeof spawn> | undefined;
  let url = '';

  const startTls = async (): Promise<void> => {
    const openssl = (...args: string[]) => execa('openssl', args, { cwd: folder });
    const subject = (name: string): string[] => ['-subj', `/CN=${name}`];
    await openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      ...subject('ca'),
    );
    await openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'redis.key',
      '-out',
      'redis.csr',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
      ...subject('localhost'),
    );
    await openssl(
      'x509',
      '-req',
      '-in',
      'redis.csr',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-CAcreateserial',
      '-copy_extensions',
      'copy',
      '-out',
      'redis.pem',
    );
    const port = await findFreePort();
    const files = [
      '--tls-cert-file',
      'redis.pem',
      '--tls-key-file',
      'redis.key',
      '--tls-ca-cert-file',
      'ca.pem',
      '--tls-auth-clients',
      'no',
    ];
    server = spawn('redis-server', ['--port', '0', '--tls-port', String(port), '--save', '', ...files], {
      cwd: folder,
      stdio: 'ignore',
    });
    url = `rediss://localhost:${port}`;
    const client = new Redis(url, {
      tls: { rejectUnauthorized: false },
      maxRetriesPerRequest: null,
      retryStrategy: () => 50,
    });
    client.on('error', () => {});
    await client.ping();
    client.disconnect();
  };

  afterAll(() => void server?.kill('SIGKILL'));

  testWith('redis-server', 'openssl')('works once it is trusted, and is explained until then', async () => {
    await startTls();
    const status = ['queue', 'status', '--queue', url];
    const refused = await start(status);
    expect([refused.exitCode, refused.all]).toEqual([2, expect.stringContaining('no TLS connection to Redis at')]);
    expect(refused.all).toContain('NODE_EXTRA_CA_CERTS=ca.pem');
    const trusted = { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') };
    expect(await start(status, trusted)).toMatchObject({ exitCode: 0 });
    // The drivers of coordinator and worker have connections of their own.
    const worker = start(['worker', '--queue', url, '-j', '1'], trusted);
    try {
      const cup = await start([...BEGIN, '--seats', '1', '-o', 'secure', '--queue', url], trusted);
      expect([cup.exitCode, cup.all]).toEqual([0, expect.stringContaining('Head ')]);
    } finally {
      worker.kill('SIGTERM');
      await worker;
    }
    const plain = await start(['queue', 'status', '--queue', url.replace('rediss', 'redis')]);
    expect([plain.exitCode, plain.all]).toEqual([2, expect.not.stringContaining('    at ')]);
    expect(plain.all).toContain('no TLS connection to Redis at');
  });
});
