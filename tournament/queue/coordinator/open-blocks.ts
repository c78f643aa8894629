import type { Queue } from 'bullmq';
import type { BlockJob } from '../../../protocol/types/queue/block.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import type { BlockOrder, MatchOrder, PlayedMatch } from '../../../judge/slots/block-players.ts';
import { makeBlockId } from '../block-id.ts';
import type { Cipher } from '../cipher.ts';
import type { QueueConnection } from '../queue-connection.ts';
import { OpenBlock } from './open-block.ts';

/** Of a block that makes the judges of workers fail. */
const ATTEMPTS = 3;
/** A block is put back when it was gone so often: its results may be on their way. */
const MAX_MISSED = 2;
/** A worker that gives a block back needs a moment to let it go. */
const LET_GO_MS = 300;

/** The blocks that are in the queue or being played. What is lost there is put back. */
export class OpenBlocks {
  private readonly open = new Set<OpenBlock>();
  private readonly queue: Queue;

  constructor(
    private readonly connection: QueueConnection,
    private readonly cipher: Cipher,
    private readonly contest: string,
  ) {
    this.queue = connection.openQueue();
  }

  get size(): number {
    return this.open.size;
  }

  /** Puts a block into the queue and waits until all of it has come back, or the signal is given. */
  async play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const block = new OpenBlock(order, onPlayed, signal);
    const stop = (): void => void this.stop(block).catch(() => block.leave());
    this.open.add(block);
    signal.addEventListener('abort', stop, { once: true });
    try {
      // Who stops while Redis is away does not wait for it.
      await Promise.race([this.put(block), block.done]);
      await block.done;
    } finally {
      signal.removeEventListener('abort', stop);
      this.open.delete(block);
      // Somebody may still be waiting to play it a second time.
      void this.queue.remove(block.id).catch(() => undefined);
    }
  }

  /** A match that is still to be played, with its block. */
  find(attemptId: string): { readonly block: OpenBlock; readonly order: MatchOrder } | undefined {
    for (const block of this.open) {
      const order = block.find(attemptId);
      if (order) return { block, order };
    }
    return undefined;
  }

  /** The gate of a block has come to its end. */
  finish(number: number): void {
    for (const block of this.open) if (block.order.block === number) block.finish();
  }

  /** Lets a worker play a block. Whether it holds it now; undefined for a block that nobody waits for. */
  hold(number: number, worker: string): boolean | undefined {
    const block = [...this.open].find(({ order }) => order.block === number);
    if (!block) return undefined;
    block.holder ??= worker;
    return block.holder === worker;
  }

  /** The worker that holds a block plays no more of it. */
  takeBack(number: number, worker: string): void {
    for (const block of this.open) {
      if (block.order.block !== number || (block.holder ?? worker) !== worker) continue;
      block.holder = undefined;
      if (block.signal.aborted) block.leave();
      else setTimeout(() => void this.putFirst(block), LET_GO_MS);
    }
  }

  /** Looks after the blocks. Once somebody wants to stop, those that nobody plays are left for another time. */
  async look(listPlaying: (block: number) => readonly string[]): Promise<void> {
    await this.putBackMissing();
    await this.failBroken();
    for (const block of this.open) {
      const playing = listPlaying(block.order.block);
      if (block.signal.aborted && playing.length === 0) block.leave();
      // Who is silent, or has lost it, holds it no more.
      if (block.holder !== undefined && !playing.includes(block.holder)) block.holder = undefined;
    }
  }

  fail(error: unknown): void {
    for (const block of this.open) block.fail(error);
  }

  async empty(): Promise<void> {
    await this.queue.obliterate({ force: true });
  }

  /** Puts a block, or what is left of it, into the queue. */
  private async put(block: OpenBlock, isFirst = false): Promise<void> {
    const { order } = block;
    const { block: number, isAlone, gate } = order;
    const job = { contest: this.contest, block: number, isAlone, ...(gate && { gate }), matches: block.rest };
    block.id = makeBlockId(job as BlockJob);
    await this.queue.add('block', this.cipher.encrypt(job), {
      jobId: block.id,
      attempts: ATTEMPTS,
      backoff: { type: 'fixed', delay: 1000 },
      removeOnComplete: true,
      // Gates come before matches.
      lifo: isFirst || gate !== undefined,
    });
  }

  /** What fails here is missed later. */
  private async putFirst(block: OpenBlock): Promise<void> {
    if (this.open.has(block)) await this.put(block, true).catch(() => undefined);
  }

  /** Takes a block out of the queue that nobody has begun. */
  private async stop(block: OpenBlock): Promise<void> {
    const { redis } = this.connection;
    if (redis.status !== 'ready' || (await this.queue.remove(block.id)) === 1) block.leave();
  }

  /** A Redis that was emptied has forgotten the blocks; so has one that was restarted, if it keeps nothing. */
  private async putBackMissing(): Promise<void> {
    const open = [...this.open];
    const counts = await Promise.all(open.map(({ id }) => this.connection.redis.exists(this.queue.toKey(id))));
    for (const [index, block] of open.entries()) {
      block.missed = counts[index] === 0 ? block.missed + 1 : 0;
      if (block.missed < MAX_MISSED || block.signal.aborted || !this.open.has(block)) continue;
      block.missed = 0;
      await this.put(block, true);
    }
  }

  /** A block on which the judges of workers failed again and again stops the tournament. */
  private async failBroken(): Promise<void> {
    for (const job of await this.queue.getFailed()) {
      const block = [...this.open].find(({ id }) => id === job.id);
      await job.remove();
      block?.fail(
        new UsageError(
          `block ${block.order.block} could not be played by any worker: ${job.failedReason}`,
          'solve that and continue with "minions tournament resume"',
        ),
      );
    }
  }
}
