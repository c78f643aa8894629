import type * as BullMQ from 'bullmq';
import type * as Fastify from 'fastify';
import type * as Ioredis from 'ioredis';
import { importModule } from '../../judge/host/import-module.ts';
import { UsageError } from '../../judge/usage-error.ts';

/** The packages that speak to Redis, which only those who use a queue need. */
export interface Drivers {
  readonly bullmq: typeof BullMQ;
  readonly Redis: typeof Ioredis.Redis;
}

/** Loads them, or says how to get them. */
export async function loadDrivers(load = importDrivers): Promise<Drivers> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'a queue needs the packages bullmq and ioredis, and they are not installed',
      'install them where minions is: npm install bullmq@6 ioredis@6 (with --global if minions was installed so)',
    );
  }
}

/** What answers workers, which only coordinators need. */
export async function loadFastify(load = importModule): Promise<typeof Fastify.fastify> {
  try {
    return ((await load('fastify')) as typeof Fastify).fastify;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'to coordinate workers, minions needs the package fastify, and it is not installed',
      'install it where minions is: npm install bullmq@6 ioredis@6 fastify@5 (with --global if minions was installed so)',
    );
  }
}

async function importDrivers(): Promise<Drivers> {
  const [bullmq, ioredis] = await Promise.all([importModule('bullmq'), importModule('ioredis')]);
  return { bullmq: bullmq as typeof BullMQ, Redis: (ioredis as typeof Ioredis).Redis };
}
