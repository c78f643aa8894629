import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askContest } from '../../contest/client/contest-client.ts';
import { newContest } from '../../contest/folder/new-contest.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { ContestQueue } from '../../protocol/types/contest/queue.ts';
import { serveFolder, startWorker, type RunningCommand, type ServedFolder } from '../services/serve-folder.ts';
import { findPostgres, startPostgres, type RunningPostgres } from '../services/start-postgres.ts';
import { startRedis, type RunningRedis } from '../services/start-redis.ts';
import type { Chance } from '../statistics/simulate.ts';

export type Setup = 'embedded' | 'postgres' | 'machines';

interface Services {
  readonly postgres: RunningPostgres | undefined;
  readonly redis: RunningRedis | undefined;
  readonly database: string | undefined;
}

const ROUNDS = 4;
const WORKERS = 2;
const MIN_LIFE_MS = 200;
/** Of the time that the server took to start: on a busy machine everything takes longer, and should be met in the middle. */
const LIFE_FACTOR = 1.5;
const MAX_AWAY_MS = 1000;
const SETTLE_MS = 180_000;

/** A contest in processes of its own that somebody ends, one at a time, and starts again. */
export class FaultyContest {
  private server: ServedFolder | undefined;
  private startMs = 0;
  private readonly workers: RunningCommand[] = [];

  private constructor(
    private readonly root: string,
    private readonly services: Services,
  ) {}

  static async start(setup: Setup): Promise<FaultyContest> {
    const postgres = setup === 'embedded' ? undefined : await startPostgres(findPostgres()!);
    const redis = setup === 'machines' ? await startRedis() : undefined;
    const database = await postgres?.makeDatabase();
    const root = mkdtempSync(join(tmpdir(), 'minions-faults-'));
    const contest = new FaultyContest(root, { postgres, redis, database });
    newContest(contest.folder, await loadGame('crematoria'), {
      config: { rounds: ROUNDS },
      limits: 'relaxed',
      ladder: { burst: 4 },
      quotas: { versionsPerDay: 100_000, uploadBytes: 2 ** 20 },
    });
    await contest.startServer();
    if (redis) for (let at = 0; at < WORKERS; at += 1) contest.workers.push(contest.startWorker());
    return contest;
  }

  get folder(): string {
    return join(this.root, 'winter');
  }

  get url(): string {
    return this.server!.url;
  }

  get ownerLink(): string {
    return this.server!.link;
  }

  get database(): string | undefined {
    return this.services.database;
  }

  async startServer(): Promise<void> {
    const { redis, database } = this.services;
    const more = redis ? ['--queue', redis.url] : ['-j', '2', '--force'];
    const began = performance.now();
    this.server = await serveFolder(this.folder, database, more, this.env);
    this.startMs = performance.now() - began;
  }

  /** Lets everything run for a moment, ends one process at random, and starts it again. What it was. */
  async killOne(chance: Chance): Promise<string> {
    await sleep(MIN_LIFE_MS + chance() * LIFE_FACTOR * this.startMs);
    const { redis, postgres } = this.services;
    const choice = redis ? chance() : 0;
    if (choice < 0.4) return this.killServer();
    const away = chance() * MAX_AWAY_MS;
    if (choice < 0.7) return this.killWorker(Math.floor(chance() * WORKERS));
    const [name, service] = choice < 0.85 ? (['Redis', redis!] as const) : (['PostgreSQL', postgres!] as const);
    await service.kill();
    await sleep(away);
    await service.startAgain();
    return name;
  }

  /** Waits until no version waits for its gate. What the ladder is then. */
  async settle(): Promise<Leaderboard> {
    const ask = <T>(path: string): Promise<T> => askContest<T>({ url: this.url }, path);
    for (const until = Date.now() + SETTLE_MS; Date.now() < until; await sleep(300)) {
      const queue = await ask<ContestQueue>('/api/queue').catch(() => undefined);
      if (queue?.waiting.length === 0 && queue.running.every(({ kind }) => kind === 'match'))
        return ask<Leaderboard>('/api/leaderboard');
    }
    throw new Error(`gates did not come to their end: ${this.server!.errors.slice(-5).join('; ')}`);
  }

  async stopServer(): Promise<void> {
    await this.server!.stop();
  }

  async stop(): Promise<void> {
    await this.server?.kill();
    for (const worker of this.workers) await worker.kill();
    await this.services.redis?.stop();
    await this.services.postgres?.stop();
    if (process.env['MINIONS_KEEP'] === undefined) rmSync(this.root, { recursive: true, force: true });
    else console.log(this.root);
  }

  private get env(): Record<string, string> {
    return { MINIONS_TOKEN: 'a-token-that-only-this-bench-knows', XDG_CACHE_HOME: join(this.root, 'cache') };
  }

  private startWorker(): RunningCommand {
    return startWorker(this.services.redis!.url, this.env);
  }

  private async killServer(): Promise<string> {
    // One that ended by itself is a defect that nobody would see.
    if (!this.server!.isRunning) throw new Error(`the server has ended: ${this.server!.errors.slice(-5).join('; ')}`);
    await this.server!.kill();
    await this.startServer();
    return 'server';
  }

  private async killWorker(at: number): Promise<string> {
    const worker = this.workers[at]!;
    if (!worker.isRunning) throw new Error(`a worker has ended: ${worker.errors.slice(-5).join('; ')}`);
    await worker.kill();
    this.workers[at] = this.startWorker();
    return 'worker';
  }
}
