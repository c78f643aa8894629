import type { QueueConnection } from './queue-connection.ts';
import { GONE_AFTER_MS, LISTED_FOR_MS, type ProgressHeartbeat, type WorkerHeartbeat } from './heartbeat.ts';

/** Tells that a worker is there. Its name stands in a list, so that nobody has to search all keys of a Redis. */
export async function writeWorker(connection: QueueConnection, sign: WorkerHeartbeat): Promise<void> {
  const { redis } = connection;
  await redis.set(connection.key(`worker:${sign.worker}`), JSON.stringify(sign), 'PX', LISTED_FOR_MS);
  await redis.sadd(connection.key('workers'), sign.worker);
}

/** Takes back what a worker has written when it goes, so that it is not listed as silent. Not for a Redis that is away. */
export async function removeWorker(connection: QueueConnection, worker: string): Promise<void> {
  const { redis } = connection;
  if (redis.status === 'ready') await redis.del(connection.key(`worker:${worker}`));
}

/** A worker, and for how long it has been silent. */
export interface ListedWorker extends WorkerHeartbeat {
  readonly silentMs: number;
}

/** The workers that have reported lately. Anybody who can write to Redis can pretend to be one. */
export async function readWorkers(connection: QueueConnection): Promise<WorkerHeartbeat[]> {
  const listed = await listWorkers(connection);
  return listed.flatMap(({ silentMs, ...worker }) => (silentMs > GONE_AFTER_MS ? [] : [worker]));
}

/** The same with those that fell silent within the last hour. Redis knows how long ago: clocks of machines differ. */
export async function listWorkers(connection: QueueConnection): Promise<ListedWorker[]> {
  const { redis } = connection;
  const names = (await redis.smembers(connection.key('workers'))).sort();
  if (names.length === 0) return [];
  const keys = names.map((name) => connection.key(`worker:${name}`));
  const [texts, lives] = [await redis.mget(keys), await Promise.all(keys.map((key) => redis.pttl(key)))];
  const gone = names.filter((_, index) => texts[index] === null);
  if (gone.length > 0) await redis.srem(connection.key('workers'), gone);
  return texts.flatMap((text, index) => {
    const worker = parse<WorkerHeartbeat>(text ?? null);
    return worker ? [{ ...worker, silentMs: Math.max(0, LISTED_FOR_MS - lives[index]!) }] : [];
  });
}

/** What the coordinator reports; undefined when there is none. */
export async function readProgress(connection: QueueConnection): Promise<ProgressHeartbeat | undefined> {
  return parse<ProgressHeartbeat>(await connection.redis.get(connection.key('progress')));
}

function parse<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}
