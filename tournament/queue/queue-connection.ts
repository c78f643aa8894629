import type { Queue, Worker, WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeVisible } from '../../protocol/visible-text.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { loadDrivers, type Drivers } from './load-drivers.ts';
import type { QueueAddress } from './queue-address.ts';

/** Blocks go out on a queue; what came of them goes to the coordinator itself. */
const QUEUE = 'blocks';

const RETRY_MS = 1000;
const FIRST_TRY_MS = 5000;
const CLOSE_MS = 5000;
/** A Redis that is away is not waited for. */
const CLOSE_AWAY_MS = 500;

/**
 * A connection to the Redis that carries a queue. Once it stands it comes back by itself, however long Redis is away,
 * and commands wait for it.
 */
export class QueueConnection {
  private readonly queues: (Queue | Worker)[] = [];
  private isAway = false;
  private refusal = '';

  private constructor(
    readonly redis: Redis,
    readonly address: QueueAddress,
    private readonly bullmq: Drivers['bullmq'],
    private readonly log: (line: string) => void,
  ) {
    redis.on('error', () => this.noteAway());
    redis.on('close', () => this.noteAway());
    redis.on('ready', () => this.noteBack());
  }

  static async open(address: QueueAddress, log: (line: string) => void): Promise<QueueConnection> {
    const { bullmq, Redis } = await loadDrivers();
    const redis = new Redis(address.url, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      connectTimeout: FIRST_TRY_MS,
      retryStrategy: () => null,
    });
    let reason = '';
    redis.on('error', (error) => (reason = error.message));
    try {
      await redis.connect();
      await redis.ping();
      // Users of Redis have rights: what a queue needs is tried before anything is begun.
      await redis.set(`${address.prefix}:trial`, '', 'PX', 1000);
      await redis.eval('return 1', 0);
      await redis.info('server');
    } catch (error) {
      redis.disconnect();
      throw refuse(address, reason || (error as Error).message);
    }
    redis.removeAllListeners('error');
    redis.options.retryStrategy = () => RETRY_MS;
    return new QueueConnection(redis, address, bullmq, log);
  }

  get isReady(): boolean {
    return this.redis.status === 'ready';
  }

  /** The name of a key of this contest. */
  key(name: string): string {
    return `${this.address.prefix}:${name}`;
  }

  openQueue(): Queue {
    return this.keep(new this.bullmq.Queue(QUEUE, { connection: this.redis, prefix: this.address.prefix }));
  }

  /** Something that takes from the queue. */
  openWorker(
    take: (job: { readonly id?: string | undefined; readonly data: unknown }) => Promise<void>,
    options: Omit<WorkerOptions, 'connection' | 'prefix'>,
  ): Worker {
    const { prefix } = this.address;
    return this.keep(new this.bullmq.Worker(QUEUE, take, { ...options, connection: this.redis, prefix }));
  }

  async close(): Promise<void> {
    this.redis.removeAllListeners('close');
    const closing = Promise.all(this.queues.map((queue) => queue.close().catch(() => undefined)));
    const patience = this.isReady ? CLOSE_MS : CLOSE_AWAY_MS;
    await Promise.race([closing, sleep(patience, undefined, { ref: false })]);
    this.redis.disconnect();
  }

  private keep<T extends Queue | Worker>(queue: T): T {
    (queue as Worker).on('error', (error) => this.noteRefusal(error));
    this.queues.push(queue);
    return queue;
  }

  /**
   * Lost locks and lost connections are no event: what they lead to is seen elsewhere, by what is missing. But what Redis
   * itself refuses (it is full, it is a replica, we asked wrongly) it will refuse again.
   */
  private noteRefusal({ name, message }: Error): void {
    if (name !== 'ReplyError' || message === this.refusal) return;
    this.refusal = message;
    this.log(makeVisible(`Redis at ${this.address.shown} refuses: ${message}`));
  }

  private noteAway(): void {
    if (!this.isAway) this.log(`Redis at ${this.address.shown} is away; waiting for it`);
    this.isAway = true;
  }

  private noteBack(): void {
    if (this.isAway) this.log(`Redis at ${this.address.shown} is back`);
    this.isAway = false;
  }
}

function refuse({ shown }: QueueAddress, reason: string): UsageError {
  if (/NOAUTH|WRONGPASS|invalid password|invalid username/i.test(reason)) {
    return new UsageError(
      `Redis at ${shown} wants a user and a password, or others than these`,
      'give them in the address, redis://user:password@host:6379, or the password in MINIONS_QUEUE_PASSWORD',
    );
  }
  if (/NOPERM|no permissions/i.test(reason)) {
    return new UsageError(
      `the user for Redis at ${shown} lacks rights that a queue needs: ${makeVisible(reason)}`,
      'give it all commands on the keys of the queue: ACL SETUSER minions on >password ~minions:* +@all',
    );
  }
  // A port without TLS leaves a greeting unanswered, and one with TLS hangs up on what is none.
  const isSilent = shown.startsWith('rediss:') && reason.includes('ETIMEDOUT');
  if (isSilent || /certificate|wrong version number|SSL|TLS|EPROTO|ECONNRESET/i.test(reason)) {
    return new UsageError(
      `no TLS connection to Redis at ${shown}: ${makeVisible(reason)}`,
      'rediss:// is for a port with TLS, redis:// for one without; a certificate of your own authority is trusted with NODE_EXTRA_CA_CERTS=ca.pem; if both are right, check host and firewall',
    );
  }
  return new UsageError(
    `there is no Redis at ${shown}: ${reason}`,
    'start one (on Debian: apt install redis-server), or check host, port and firewall',
  );
}
