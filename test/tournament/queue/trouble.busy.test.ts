// What goes wrong with a Redis is said in a sentence, and nobody waits for one that is away.
import { execa } from 'execa';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { parseQueueAddress } from '../../../tournament/queue/queue-address.ts';
import { QueueConnection } from '../../../tournament/queue/queue-connection.ts';
import { listWorkers, readWorkers, writeWorker } from '../../../tournament/queue/worker-signs.ts';
import { emptyFolder, minions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { BEGIN, writeShortConfig } from '../cup-files.ts';
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
    expect(await start(status, { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') })).toMatchObject({ exitCode: 0 });
    const plain = await start(['queue', 'status', '--queue', url.replace('rediss', 'redis')]);
    expect([plain.exitCode, plain.all]).toEqual([2, expect.not.stringContaining('    at ')]);
    expect(plain.all).toContain('no TLS connection to Redis at');
  });
});
