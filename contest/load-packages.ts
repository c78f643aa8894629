import type * as Fastify from 'fastify';
import type * as KyselyPackage from 'kysely';
import type Libsql from 'libsql';
import type * as Pg from 'pg';
import type * as PromClient from 'prom-client';
import { importModule } from '../judge/host/import-module.ts';
import { UsageError } from '../judge/usage-error.ts';

/** The packages that only a contest server needs, with the versions that it was tested with. */
const INSTALL = 'npm install fastify@5 kysely@0.28 libsql@0.5 prom-client@15';

export interface ServerPackages {
  readonly fastify: typeof Fastify.fastify;
  readonly kysely: typeof KyselyPackage;
  readonly Libsql: typeof Libsql;
}

/** Loads what a contest server is made of, or says how to get it. */
export async function loadServerPackages(load = importModule): Promise<ServerPackages> {
  const names = ['fastify', 'kysely', 'libsql'];
  const [fastify, kysely, libsql] = await Promise.all(names.map((name) => loadPackage(name, INSTALL, load)));
  return {
    fastify: (fastify as typeof Fastify).fastify,
    kysely: kysely as typeof KyselyPackage,
    Libsql: (libsql as { default: typeof Libsql }).default,
  };
}

/** What counts and measures for Prometheus. */
export async function loadMetricsPackage(load = importModule): Promise<typeof PromClient> {
  const loaded = (await loadPackage('prom-client', INSTALL, load)) as { readonly default: typeof PromClient };
  return loaded.default;
}

/** What speaks to PostgreSQL, for who wants it. */
export async function loadPostgres(load = importModule): Promise<typeof Pg> {
  return (await loadPackage('pg', 'npm install pg@8', load)) as typeof Pg;
}

async function loadPackage(name: string, install: string, load: typeof importModule): Promise<object> {
  try {
    return await load(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      `a contest server needs the package ${name}, and it is not installed`,
      `install it where minions is: ${install} (with --global if minions was installed so)`,
    );
  }
}
