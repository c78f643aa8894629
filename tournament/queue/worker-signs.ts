import type { QueueConnection } from './queue-connection.ts';
import { GONE_AFTER_MS, type ProgressHeartbeat, type WorkerHeartbeat } from './heartbeat.ts';

/** Tells that a worker is there. Its name stands in a list, so that nobody has to search all keys of a Redis. */
export async function writeWorker(connection: QueueConnection, sign: WorkerHeartbeat): Promise<void> {
  const { redis } = connection;
  await redis.set(connection.key(`worker:${sign.worker}`), JSON.stringify(sign), 'PX', GONE_AFTER_MS);
  await redis.sadd(connection.key('workers'), sign.worker);
}

/** The workers that have told lately that they are there. Anybody who can write to Redis can tell so. */
export async function readWorkers(connection: QueueConnection): Promise<WorkerHeartbeat[]> {
  const { redis } = connection;
  const names = (await redis.smembers(connection.key('workers'))).sort();
  if (names.length === 0) return [];
  const texts = await redis.mget(names.map((name) => connection.key(`worker:${name}`)));
  const gone = names.filter((_, index) => texts[index] === null);
  if (gone.length > 0) await redis.srem(connection.key('workers'), gone);
  return texts.flatMap((text) => parse<WorkerHeartbeat>(text ?? null) ?? []);
}

/** What the coordinator tells; undefined when there is none. */
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
