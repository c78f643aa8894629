import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';

export interface RunningRedis {
  readonly url: string;
  readonly client: Redis;
  /** As a power cut would: what it had is lost. */
  kill(): Promise<void>;
  /** On the same port, after a kill. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** A real Redis on a free port that keeps nothing. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await findFreePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const start = (): ChildProcess => spawn('redis-server', args, { stdio: 'ignore' });
  let server = start();
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => {});
  await client.ping();
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill('SIGKILL');
    await exit;
  };
  const startAgain = async (): Promise<void> => {
    server = start();
    await client.ping();
  };
  const stop = async (): Promise<void> => {
    client.disconnect();
    await kill();
  };
  return { url, client, kill, startAgain, stop };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Waits until something is so, and says what it was if it never is. */
export async function waitFor<T>(what: string, find: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const until = Date.now() + 60_000;
  for (;;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > until) throw new Error(`waited in vain for ${what}`);
    await setTimeout(100);
  }
}
