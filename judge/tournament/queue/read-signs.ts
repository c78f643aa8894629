import type { QueueConnection } from './queue-connection.ts';
import type { ProgressSign, WorkerSign } from './signs-of-life.ts';

/** The workers that have told lately that they are there. Anybody who can write to Redis can tell so. */
export async function readWorkers({ redis, key }: Keys): Promise<WorkerSign[]> {
  const names: string[] = [];
  for (let cursor = '0', isFirst = true; isFirst || cursor !== '0'; isFirst = false) {
    const [next, found] = await redis.scan(cursor, 'MATCH', key('worker:*'), 'COUNT', 1000);
    names.push(...found);
    cursor = next;
  }
  const texts = names.length === 0 ? [] : await redis.mget([...new Set(names)].sort());
  return texts.flatMap((text) => parse<WorkerSign>(text) ?? []);
}

/** What the coordinator tells; undefined when there is none. */
export async function readProgress({ redis, key }: Keys): Promise<ProgressSign | undefined> {
  return parse<ProgressSign>(await redis.get(key('progress')));
}

interface Keys {
  readonly redis: QueueConnection['redis'];
  readonly key: (name: string) => string;
}

function parse<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}
