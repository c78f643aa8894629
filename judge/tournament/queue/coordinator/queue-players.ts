import type { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { findValidator } from '../../../../protocol/find-validator.ts';
import type { BlockJob } from '../../../../protocol/types/queue/block.ts';
import type { Outcome, PlayedOutcome } from '../../../../protocol/types/queue/outcome.ts';
import { UsageError } from '../../../usage-error.ts';
import type { TournamentState } from '../../journal/tournament-state.ts';
import { makeReplayName } from '../../replay-name.ts';
import type { BlockOrder, BlockPlayers, MatchOrder, PlayedMatch, WorkerNews } from '../../slots/block-players.ts';
import { makeAttemptId, makeBlockId } from '../block-id.ts';
import { Cipher } from '../cipher.ts';
import type { QueueAddress } from '../queue-address.ts';
import { QueueConnection } from '../queue-connection.ts';
import { readWorkers } from '../read-signs.ts';
import {
  GONE_AFTER_MS,
  SIGN_EVERY_MS,
  type CoordinatorSign,
  type ProgressSign,
  type WorkerSign,
} from '../signs-of-life.ts';
import { checkResult, takeEssence } from './check-result.ts';
import { listenForWorkers, type Listening } from './http-server.ts';
import { KnownWorkers } from './known-workers.ts';
import { OpenBlock } from './open-block.ts';
import { ReplayInbox } from './replay-inbox.ts';
import { rerunReplay } from './rerun-replay.ts';
import { makeRoutes } from './routes.ts';

export interface QueueOptions {
  readonly address: QueueAddress;
  readonly token: string;
  readonly listen: { readonly host: string; readonly port: number };
  /** How workers reach the coordinator, where that is not how it listens. */
  readonly advertise?: string | undefined;
  /** Digest of the definition of what is played, and how people call it. */
  readonly contest: string;
  readonly title: string;
  /** Where the bots lie by digest, and where replays go. */
  readonly bots: string;
  readonly replays: string;
  /** What the journal says already. */
  readonly state: TournamentState;
  /** Whether the results of workers are taken as they come, or every replay is played again first. */
  readonly isTrusting: boolean;
  readonly minSpeed: number;
  /** How long a worker may be silent before its blocks are given to others. */
  readonly stalledAfterMs: number;
  /** Whether no more blocks are handed out than there are slots, because time decides how many there will be. */
  readonly keepsPace: boolean;
  readonly tell: (line: string) => void;
}

/** Blocks that wait in the queue for workers to come. */
const FEWEST_BLOCKS = 64;
/** Of a block that makes the judges of workers fail. */
const ATTEMPTS = 3;
/** A block is put back when it was gone so often: its results may be on their way. */
const MOST_MISSED = 2;
/** A worker that gives a block back needs a moment to let it go. */
const LET_GO_MS = 300;

/** Plays blocks at the other end of a queue. What comes back goes to the one who writes the journal, and is never lost: what the journal lacks is asked for again. */
export class QueuePlayers implements BlockPlayers {
  private readonly blocks: Queue;
  private readonly results: Queue;
  private readonly cipher: Cipher;
  private readonly inbox: ReplayInbox;
  private readonly workers: KnownWorkers;
  private readonly open = new Set<OpenBlock>();
  /** What came of matches, to compare second results with. */
  private readonly essences = new Map<string, string>();
  private readonly session = randomUUID();
  private readonly since = new Date().toISOString();
  private alive: readonly WorkerSign[] = [];
  private server!: Listening;
  /** Until somebody writes the journal. */
  private readonly news: WorkerNews[] = [];
  private write: ((news: WorkerNews) => void) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private came = { blocks: 0, matches: 0 };

  private constructor(
    private readonly connection: QueueConnection,
    private readonly options: QueueOptions,
  ) {
    this.cipher = new Cipher(options.token);
    this.inbox = new ReplayInbox(options.replays);
    this.workers = new KnownWorkers(options.state, options.minSpeed);
    this.blocks = connection.openQueue('blocks');
    this.results = connection.openQueue('results');
    const { counted, firstAttempts, outdated } = options.state;
    for (const played of [...outdated, ...counted, ...firstAttempts]) {
      this.essences.set(makeAttemptId(played), takeEssence(played));
    }
  }

  static async start(options: QueueOptions): Promise<QueuePlayers> {
    const connection = await QueueConnection.open(options.address, options.tell);
    const players = new QueuePlayers(connection, options);
    try {
      await players.begin();
      return players;
    } catch (error) {
      await players.close();
      throw error;
    }
  }

  /** How workers reach it. */
  get url(): string {
    return this.server.url;
  }

  get count(): number {
    const slots = this.alive.reduce((sum, worker) => sum + worker.slots, 0);
    return this.options.keepsPace ? Math.max(1, slots) : Math.max(FEWEST_BLOCKS, 2 * slots);
  }

  watchWorkers(tell: (news: WorkerNews) => void): void {
    this.write = tell;
    for (const news of this.news.splice(0)) tell(news);
  }

  async play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const block = new OpenBlock(order, onPlayed, signal);
    const stop = (): void => void this.stop(block);
    this.open.add(block);
    signal.addEventListener('abort', stop, { once: true });
    try {
      await this.put(block);
      await block.done;
      this.came.blocks += 1;
    } finally {
      signal.removeEventListener('abort', stop);
      this.open.delete(block);
      // Somebody may still be waiting to play it a second time.
      void this.blocks.remove(block.id).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.server?.close();
    const { redis } = this.connection;
    if (redis.status === 'ready' && this.server) {
      await redis.del(this.connection.key('coordinator'), this.connection.key('progress'));
      await this.empty();
    }
    await this.connection.close();
  }

  private async begin(): Promise<void> {
    await this.claim();
    // Whatever is left of an earlier run: the journal says what is still needed.
    await this.empty();
    const { listen, token, advertise } = this.options;
    const routes = makeRoutes({
      ...this.options,
      workers: this.workers,
      inbox: this.inbox,
      session: this.session,
      join: (news) => this.tellNews(news),
      find: (attemptId) => this.find(attemptId)?.block,
    });
    const server = await listenForWorkers(listen, token, routes);
    this.server = { ...server, url: advertise ?? server.url };
    this.connection.openWorker('results', (job) => this.take(job.data), { concurrency: 4, maxStalledCount: 1000 });
    await this.look();
  }

  /** One queue has one coordinator; the same tournament may be taken up again by another process. */
  private async claim(): Promise<void> {
    const text = await this.connection.redis.get(this.connection.key('coordinator'));
    if (text === null) return;
    const other = this.cipher.open(text) as CoordinatorSign | undefined;
    if (other?.contest === this.options.contest) return;
    throw new UsageError(
      `something else is being played on ${this.options.address.shown} under the prefix "${this.options.address.prefix}"`,
      'wait until it has ended, or use another one: --prefix second, here and for its workers',
    );
  }

  private async empty(): Promise<void> {
    await Promise.all([this.blocks, this.results].map((queue) => queue.obliterate({ force: true })));
  }

  /** Puts a block, or what is left of it, into the queue. */
  private async put(block: OpenBlock, isFirst = false): Promise<void> {
    const { order } = block;
    const job = { contest: this.options.contest, block: order.block, isAlone: order.isAlone, matches: block.rest };
    block.id = makeBlockId(job as BlockJob);
    await this.blocks.add('block', this.cipher.close(job), {
      jobId: block.id,
      attempts: ATTEMPTS,
      backoff: { type: 'fixed', delay: 1000 },
      removeOnComplete: true,
      lifo: isFirst,
    });
  }

  private find(attemptId: string): { readonly block: OpenBlock; readonly order: MatchOrder } | undefined {
    for (const block of this.open) {
      const order = block.find(attemptId);
      if (order) return { block, order };
    }
    return undefined;
  }

  /** Takes what came back. What does not open with our token, or is of another tournament, is nothing to us. */
  private async take(data: unknown): Promise<void> {
    const outcome = this.cipher.open(data);
    if (!findValidator<Outcome>('queue/outcome')(outcome)) return;
    if (outcome.contest !== this.options.contest || this.workers.doubt(outcome.worker) !== undefined) return;
    if (outcome.kind === 'played') return this.takePlayed(outcome);
    for (const block of this.open) if (block.order.block === outcome.block) this.takeBack(block);
  }

  private async takePlayed(outcome: PlayedOutcome): Promise<void> {
    const id = makeAttemptId(outcome);
    const { worker, result, pinned, forced } = outcome;
    const asked = this.find(id)?.order;
    if (!asked) return this.takeDuplicate(outcome);
    const problem = checkResult(result, asked) ?? (await this.checkReplay(result));
    // While the replay was played again, another worker may have come first, or this one may have lied elsewhere.
    const found = this.find(id);
    if (!found) return this.takeDuplicate(outcome);
    if (this.workers.doubt(worker) !== undefined) return;
    if (problem !== undefined) return this.quarantine(worker, `match ${asked.block}.${asked.match}: ${problem}`);
    // A coordinator that was started again has lost it; then the match is asked for again.
    if (this.inbox.find(result.replay!) === undefined) return;
    this.inbox.keep(result.replay!, join(this.options.replays, `${makeReplayName(asked)}.jsonl.gz`));
    this.essences.set(id, takeEssence(result));
    this.came.matches += 1;
    found.block.take({ order: asked, result, pinned, isForced: forced, worker });
    const suspect = this.workers.note({ ...asked, seats: result.seats, measured: { worker } });
    if (suspect) this.quarantine(suspect.worker, suspect.reason);
  }

  private async checkReplay(result: PlayedOutcome['result']): Promise<string | undefined> {
    const path = this.inbox.find(result.replay!);
    return this.options.isTrusting || path === undefined ? undefined : rerunReplay(path, result);
  }

  private takeDuplicate({ block, match, attempt, worker, result }: PlayedOutcome): void {
    const first = this.essences.get(makeAttemptId({ block, match, attempt }));
    this.inbox.drop(result.replay ?? '');
    if (first === undefined) return;
    const same = first === takeEssence(result);
    this.tellNews({ kind: 'duplicate', block, match, attempt, worker, same, at: new Date().toISOString() });
  }

  private takeBack(block: OpenBlock): void {
    if (block.signal.aborted) return block.leave();
    setTimeout(() => void (this.open.has(block) && this.put(block, true)), LET_GO_MS);
  }

  private quarantine(worker: string, reason: string): void {
    const record = { kind: 'quarantined', worker, reason, at: new Date().toISOString() } as const;
    this.workers.quarantine(record);
    this.options.tell(`worker ${worker} is not believed any more, and what it has played is played again: ${reason}`);
    this.tellNews(record);
  }

  /** Takes a block out of the queue that nobody has begun. */
  private async stop(block: OpenBlock): Promise<void> {
    const { redis } = this.connection;
    if (redis.status !== 'ready' || (await this.blocks.remove(block.id)) === 1) block.leave();
  }

  /** Looks after everything, again and again. */
  private async look(): Promise<void> {
    await this.sign();
    const signs = await readWorkers({ redis: this.connection.redis, key: (name) => this.connection.key(name) });
    this.alive = signs.filter(({ worker }) => this.workers.doubt(worker) === undefined);
    await this.putBackMissing();
    await this.failBroken();
    for (const block of this.open) if (block.signal.aborted && !this.isPlaying(block)) block.leave();
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.look().catch((error: unknown) => this.fail(error)), SIGN_EVERY_MS);
  }

  private async sign(): Promise<void> {
    const { redis } = this.connection;
    const { contest, title } = this.options;
    const sign: CoordinatorSign = { contest, session: this.session, url: this.server.url };
    const progress: ProgressSign = {
      machine: hostname(),
      title,
      since: this.since,
      open: this.open.size,
      ...this.came,
    };
    await redis.set(this.connection.key('coordinator'), this.cipher.close(sign), 'PX', GONE_AFTER_MS);
    await redis.set(this.connection.key('progress'), JSON.stringify(progress), 'PX', GONE_AFTER_MS);
  }

  /** A Redis that was emptied has forgotten the blocks; so has one that was restarted, if it keeps nothing. */
  private async putBackMissing(): Promise<void> {
    const open = [...this.open];
    const counts = await Promise.all(open.map(({ id }) => this.connection.redis.exists(this.blocks.toKey(id))));
    for (const [index, block] of open.entries()) {
      block.missed = counts[index] === 0 ? block.missed + 1 : 0;
      if (block.missed < MOST_MISSED || block.signal.aborted || !this.open.has(block)) continue;
      block.missed = 0;
      await this.put(block, true);
    }
  }

  /** A block on which the judges of workers failed again and again stops the tournament. */
  private async failBroken(): Promise<void> {
    for (const job of await this.blocks.getFailed()) {
      const block = [...this.open].find(({ id }) => id === job.id);
      await job.remove();
      block?.fail(
        new UsageError(
          `block ${block.order.block} could not be played by any worker: ${job.failedReason}`,
          'solve that and go on with "minions tournament resume"',
        ),
      );
    }
  }

  private isPlaying({ order }: OpenBlock): boolean {
    return this.alive.some(({ blocks }) => blocks.includes(order.block));
  }

  private tellNews(news: WorkerNews): void {
    if (!this.write) return void this.news.push(news);
    try {
      this.write(news);
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    for (const block of this.open) block.fail(error);
  }
}
