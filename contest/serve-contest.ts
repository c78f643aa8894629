import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../judge/usage-error.ts';
import type { ContestPaths } from './folder/contest-paths.ts';
import type { OpenContestOptions } from './open-contest-options.ts';
import { ContestMetrics } from './metrics/contest-metrics.ts';
import { openContest, type Ending } from './open-contest.ts';
import type { Contest } from './server/contest.ts';
import type { ForwardClock } from './server/forward-clock.ts';
import { makeApp } from './server/make-app.ts';
import { drawCredential, issueCredential } from './store/credentials.ts';
import { makeOwner } from './store/make-owner.ts';
import { addPerson } from './store/people.ts';
import type { Database } from './store/tables.ts';

export interface ServeContestOptions extends OpenContestOptions {
  readonly host: string;
  readonly port: number;
}

/** A contest that is being served. */
export interface ServedContest {
  /** Where it listens. */
  readonly address: string;
  /** How browsers reach it. */
  readonly url: string;
  readonly ownerLink: string;
  /** Matches at a time; null when workers play them. */
  readonly slots: number | null;
  readonly isSandboxed: boolean;
  close(): Promise<void>;
}

/** Serves the pages, the API, the gate and the ladder of a contest, until it is closed. */
export async function serveContest(options: ServeContestOptions): Promise<ServedContest> {
  const metrics = options.metrics ?? (await ContestMetrics.open());
  const { contest, slots, endings, close } = await openContest({ ...options, metrics });
  try {
    const link = await requireOwner(contest.db, contest.paths, contest.clock);
    const { address, url } = await listen(contest, options, endings);
    const { isSandboxed } = contest;
    return { address, url, ownerLink: `${url}/in/${link}`, slots: options.queue ? null : slots, isSandboxed, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The network, and the socket in the folder. */
async function listen(
  contest: Contest,
  { host, port }: ServeContestOptions,
  endings: Ending[],
): Promise<{ address: string; url: string }> {
  const late: { url: string } = { url: contest.url };
  // Which port it is, where any will do, is known only when it listens.
  const served: Contest = Object.defineProperty({ ...contest }, 'url', { get: () => late.url });
  const app = await makeApp(served, 'network');
  endings.push(() => app.close());
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new UsageError(
      `cannot listen at ${host}:${port}: ${(error as Error).message}`,
      'choose another address with --listen',
    );
  }
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`;
  if (late.url === '') late.url = address;
  const local = await makeApp(served, 'socket');
  endings.push(() => local.close());
  rmSync(contest.paths.socket, { force: true });
  const mask = process.umask(0o177);
  try {
    await local.listen({ path: contest.paths.socket });
  } finally {
    process.umask(mask);
  }
  return { address, url: late.url };
}

/** The owner's personal link is kept in the folder: who reads that can do everything anyway. */
async function requireOwner(db: Database, paths: ContestPaths, clock: ForwardClock): Promise<string> {
  await addPerson(db, makeOwner(clock.at()));
  const link = existsSync(paths.ownerLink) ? readFileSync(paths.ownerLink, 'utf8').trim() : drawCredential();
  writeFileSync(paths.ownerLink, `${link}\n`, { mode: 0o600 });
  return issueCredential(db, { kind: 'link', person: 'owner', at: clock.at() }, link);
}
