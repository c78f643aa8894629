import { expect, test } from 'vitest';
import type { WorkerHeartbeat } from '../../../tournament/queue/heartbeat.ts';
import type { QueueConnection } from '../../../tournament/queue/queue-connection.ts';
import { listWorkers, readWorkers, removeWorker, writeWorker } from '../../../tournament/queue/worker-signs.ts';

const HOUR_MS = 3_600_000;

/** As much of a Redis as workers use to say that they are there. */
function makeConnection() {
  const values = new Map<string, { text: string; endsAt: number }>();
  const names = new Set<string>();
  const now = { ms: 0 };
  const read = (key: string): string | null => {
    const value = values.get(key);
    return value && value.endsAt > now.ms ? value.text : null;
  };
  const redis = {
    status: 'ready',
    set: (key: string, text: string, _unit: string, ms: number) => values.set(key, { text, endsAt: now.ms + ms }),
    sadd: (_key: string, name: string) => names.add(name),
    srem: (_key: string, gone: string[]) => gone.forEach((name) => names.delete(name)),
    smembers: () => Promise.resolve([...names]),
    mget: (keys: string[]) => Promise.resolve(keys.map(read)),
    pttl: (key: string) => Promise.resolve((values.get(key)?.endsAt ?? now.ms) - now.ms),
    del: (key: string) => values.delete(key),
  };
  const connection = { redis, key: (name: string) => `minions:${name}` } as unknown as QueueConnection;
  return { connection, redis, names, now };
}

const ants = { worker: 'ants', played: 3 } as WorkerHeartbeat;

test('a worker is there, falls silent, and is forgotten after an hour', async () => {
  const { connection, names, now } = makeConnection();
  await writeWorker(connection, ants);
  now.ms = 1000;
  expect(await readWorkers(connection)).toEqual([ants]);
  expect(await listWorkers(connection)).toEqual([{ ...ants, silentMs: 1000 }]);
  now.ms = HOUR_MS / 2;
  expect(await readWorkers(connection)).toEqual([]);
  expect(await listWorkers(connection)).toEqual([{ ...ants, silentMs: HOUR_MS / 2 }]);
  now.ms = HOUR_MS + 1;
  expect(await listWorkers(connection)).toEqual([]);
  expect(names).toEqual(new Set());
});

test('a worker that goes is not listed as silent', async () => {
  const { connection } = makeConnection();
  await writeWorker(connection, ants);
  await removeWorker(connection, 'ants');
  expect(await listWorkers(connection)).toEqual([]);
});

test('a Redis that is away is not waited for', async () => {
  const { connection, redis } = makeConnection();
  await writeWorker(connection, ants);
  redis.status = 'reconnecting';
  redis.del = () => {
    throw new Error('this would wait');
  };
  await removeWorker(connection, 'ants');
});
