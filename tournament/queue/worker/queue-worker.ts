import type { Worker } from 'bullmq';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GameError } from '../../../engine/core/game-error.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { BlockJob, GateJob } from '../../../protocol/types/queue/block.ts';
import type { WorkerCard } from '../../../protocol/types/queue/worker.ts';
import { makeVisible } from '../../../protocol/visible-text.ts';
import type { SandboxChoice } from '../../../judge/prepare/protect/choose-sandbox.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import { locatePrivatePart } from '../../../judge/replay-files/replay-names.ts';
import { makeReplayName } from '../../../judge/slots/replay-name.ts';
import type { BlockOrder, PlayedMatch } from '../../../judge/slots/block-players.ts';
import type { Slots } from '../../../judge/slots/choose-slots.ts';
import { LocalSlots } from '../../../judge/slots/local-slots.ts';
import { Cipher } from '../cipher.ts';
import type { QueueAddress } from '../queue-address.ts';
import { QueueConnection } from '../queue-connection.ts';
import { removeWorker, writeWorker } from '../worker-signs.ts';
import { HEARTBEAT_EVERY_MS, type WorkerHeartbeat } from '../heartbeat.ts';
import { BotStore } from './bot-store.ts';
import { CoordinatorAway, CoordinatorClient } from './coordinator-client.ts';
import { GameStore } from './game-store.ts';
import type { RunGate } from '../run-gate.ts';
import { guardJob } from './guard-job.ts';
import { playGate } from './play-gate.ts';
import type { WorkerPlayed } from './run-worker.ts';

/** How long a worker waits for the queue when it has nothing left to play. */
const CLOSE_MS = 2000;
/** How long matches may go on that nobody can wait for; together with the rest, a worker ends in less than 5 s. */
const GRACE_MS = 1500;
const LOOK_MS = 100;

export interface QueueWorkerOptions {
  readonly address: QueueAddress;
  readonly token: string;
  readonly card: WorkerCard;
  readonly slots: Slots;
  /** What its slots have cores for. */
  readonly turns: 'serial' | 'parallel';
  readonly canPin: boolean;
  /** What bots may run in here, whatever the coordinator asks for. */
  readonly sandbox: SandboxChoice;
  /** Whether games of the coordinator may run here that nobody has loaded on this machine. */
  readonly acceptsGames: boolean;
  /** Where bots and games are kept. */
  readonly folder: string;
  /** Given when no further match should be begun. */
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  /** How gates of contests are run here. */
  readonly runGate?: RunGate | undefined;
  readonly onDelivered: (played: Omit<WorkerPlayed, 'kind'>) => void;
}

/** Plays blocks from a queue until it is stopped. How many matches it has played. */
export async function runQueueWorker(options: QueueWorkerOptions, connect = QueueConnection.open): Promise<number> {
  const connection = await connect(options.address, options.log);
  const worker = new QueueWorker(connection, options);
  try {
    await worker.run();
  } finally {
    await worker.close();
  }
  return worker.played;
}

class QueueWorker {
  played = 0;
  private readonly cipher: Cipher;
  private readonly client: CoordinatorClient;
  private readonly store: BotStore;
  private readonly games: GameStore;
  private readonly slots: LocalSlots;
  private readonly replays = mkdtempSync(join(tmpdir(), 'minions-worker-'));
  private readonly since = new Date().toISOString();
  /** The blocks that are being played, by what the queue calls them. */
  private readonly playing = new Map<string, { readonly block: number; readonly done: Promise<void> }>();
  private readonly timer: NodeJS.Timeout;
  private taker: { readonly worker: Worker; readonly stalledAfterMs: number } | undefined;
  private failure: unknown;
  private readonly stopping = new AbortController();
  private readonly signal: AbortSignal;

  constructor(
    private readonly connection: QueueConnection,
    private readonly options: QueueWorkerOptions,
  ) {
    const { token, card, slots, canPin, folder } = options;
    this.signal = AbortSignal.any([options.signal, this.stopping.signal]);
    this.cipher = new Cipher(token);
    this.client = new CoordinatorClient({ connection, cipher: this.cipher, token, card, signal: this.signal });
    this.store = new BotStore(folder, this.client);
    this.games = new GameStore(folder, this.client, options.acceptsGames);
    const locateGame = (digest: string): string => this.games.locate(digest);
    this.slots = new LocalSlots(slots, { folder, replays: this.replays, canPin, locateGame });
    this.timer = setInterval(() => this.signNow(), HEARTBEAT_EVERY_MS);
  }

  /** Follows coordinators as they come and go. */
  async run(): Promise<void> {
    let session = '';
    while (!this.signal.aborted) {
      const sign = await this.client.find();
      if (sign && sign.session !== session) {
        session = await this.join().catch(ignoreAway);
      } else if (!sign && session !== 'none') {
        session = 'none';
        this.options.log(`waiting for a tournament on ${this.options.address.shown}`);
      }
      await sleep(HEARTBEAT_EVERY_MS / 2, undefined, { signal: this.signal }).catch(() => undefined);
    }
    await this.stopTaking();
    if (this.failure !== undefined) throw this.failure;
  }

  /** Lets what is being played end, takes nothing more, and does not wait for a Redis that is away. */
  private async stopTaking(): Promise<void> {
    const closing = this.taker?.worker.close().catch(() => undefined);
    const ended = Promise.allSettled([...this.playing.values()].map(({ done }) => done));
    await this.waitForMatches(ended);
    // Whatever is still played ends here, and its block is given back.
    this.slots.close();
    const rest = this.connection.isReady ? Promise.all([ended, closing]) : ended;
    await Promise.race([rest, sleep(CLOSE_MS, undefined, { ref: false })]);
  }

  /** Waits for matches. While Redis is away the tournament stands still, and they have a short grace. */
  private async waitForMatches(matches: Promise<unknown>): Promise<void> {
    const ended = matches.then(() => true);
    for (let missedMs = 0; missedMs < GRACE_MS;) {
      if (await Promise.race([ended, sleep(LOOK_MS, false, { ref: false })])) return;
      missedMs = this.connection.isReady ? 0 : missedMs + LOOK_MS;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.slots.close();
    await removeWorker(this.connection, this.options.card.worker);
    await this.connection.close();
    rmSync(this.replays, { recursive: true, force: true });
  }

  private async join(): Promise<string> {
    const { session, stalledAfterMs } = await this.client.join();
    this.options.log(`playing for ${this.options.address.shown} as ${this.options.card.worker}`);
    await this.sign();
    if (this.taker?.stalledAfterMs === stalledAfterMs) return session;
    await this.taker?.worker.close();
    const worker = this.connection.openWorker((job) => this.takeOnce(job.id ?? '', job.data), {
      concurrency: this.slots.count,
      lockDuration: stalledAfterMs,
      // Redis takes whole milliseconds only.
      stalledInterval: Math.ceil(stalledAfterMs / 3),
      // An organiser sees a block that kills one worker after another in the status.
      maxStalledCount: 1000,
    });
    this.taker = { worker, stalledAfterMs };
    return session;
  }

  /** A worker that was asleep may get the block it is still playing a second time. */
  private takeOnce(id: string, data: unknown): Promise<void> {
    const playing = this.playing.get(id);
    if (playing) return playing.done;
    const block = this.cipher.decrypt(data);
    if (!findValidator<BlockJob>('queue/block')(block))
      throw new Error('invalid block: expected one that is encrypted with the token of this worker');
    const done = (block.gate ? this.takeGate(block, block.gate) : this.take(block)).finally(() => {
      this.playing.delete(id);
      this.signNow();
    });
    this.playing.set(id, { block: block.block, done });
    this.signNow();
    return done;
  }

  private async take(block: BlockJob): Promise<void> {
    const unwanted = new AbortController();
    const deliveries: Promise<void>[] = [];
    try {
      if (!(await this.hold(block))) return;
      const order = await this.prepare(block);
      const signal = AbortSignal.any([this.signal, unwanted.signal]);
      const onPlayed = (played: PlayedMatch): void => {
        const delivery = this.deliver(block, played, unwanted);
        // What cannot be delivered need not be played; the reason is reported when the match that is being played has ended.
        delivery.catch(() => unwanted.abort());
        deliveries.push(delivery);
      };
      await this.slots.play(order, onPlayed, signal);
      await Promise.all(deliveries);
    } catch (error) {
      if (error instanceof CoordinatorAway) return;
      // Something people can fix here, or a coordinator that does not want us: somebody else may do better.
      if (!(error instanceof UsageError)) throw this.noteFailure(block, error as Error);
      this.failure ??= error;
      this.stopping.abort();
    } finally {
      await Promise.allSettled(deliveries);
    }
    if (deliveries.length < block.matches.length || this.failure !== undefined) await this.giveBack(block);
  }

  /** Asks to play a block. The worker that held it before may be lost: that is known after a while. */
  private async hold({ contest, block }: BlockJob): Promise<boolean> {
    const { worker } = this.options.card;
    for (;;) {
      const { isWanted, isHeld = false } = await this.client.send({ kind: 'taken', contest, worker, block });
      if (!isWanted || !isHeld || this.signal.aborted) return isWanted && !isHeld;
      await sleep(HEARTBEAT_EVERY_MS / 2, undefined, { signal: this.signal }).catch(() => undefined);
    }
  }

  private async takeGate(block: BlockJob, gate: GateJob): Promise<void> {
    const { sandbox, folder, runGate, card } = this.options;
    const { client, store, slots, replays, signal } = this;
    try {
      if (!(await this.hold(block))) return;
      const sent = { contest: block.contest, worker: card.worker, block: block.block };
      if (await playGate(gate, sent, { sandbox, folder, runGate, client, store, slots, replays, signal })) return;
    } catch (error) {
      if (error instanceof CoordinatorAway) return;
      if (!(error instanceof UsageError)) throw this.noteFailure(block, error as Error);
      this.failure ??= error;
      this.stopping.abort();
    }
    await this.giveBack(block);
  }

  /** The queue gives a block that failed to others too; in the end the coordinator says why. */
  private noteFailure({ block }: BlockJob, error: Error): Error {
    const failure =
      error instanceof GameError ? new Error([error.message, error.place].filter(Boolean).join(', ')) : error;
    this.options.log(makeVisible(`block ${block} has failed: ${failure.message}`));
    return failure;
  }

  private async prepare(block: BlockJob): Promise<BlockOrder> {
    const { sandbox, turns } = this.options;
    const matches = block.matches.map((match) => ({ ...match, job: guardJob(match.job, sandbox, turns) }));
    const bots = matches.flatMap(({ job }) => job.seats.map(({ bot }) => ({ bot, game: job.game })));
    for (const { job } of matches) await this.games.provide(job);
    for (const { bot, game } of bots) await this.store.provide(bot, game);
    return { block: block.block, isAlone: block.isAlone, matches };
  }

  private async deliver(
    { contest }: BlockJob,
    { order, result, privateDigest, pinned, isForced }: PlayedMatch,
    unwanted: AbortController,
  ): Promise<void> {
    const path = join(this.replays, `${makeReplayName(order)}.jsonl.gz`);
    const hidden = locatePrivatePart(path);
    const { block, match, attempt } = order;
    const { worker } = this.options.card;
    const hiddenPart = privateDigest === undefined ? {} : { private: privateDigest };
    const files = [await readFile(path), ...(privateDigest === undefined ? [] : [await readFile(hidden)])];
    const played = { block, match, attempt, result, ...hiddenPart, pinned };
    const { isWanted } = await this.client.send(
      { kind: 'played', contest, worker, ...played, forced: isForced },
      ...files,
    );
    if (!isWanted) unwanted.abort();
    for (const file of [path, hidden]) rmSync(file, { force: true });
    this.played += 1;
    this.options.onDelivered({ worker, block, match, attempt, durationMs: result.durationMs });
  }

  /** A coordinator that does not get it misses the block after a while. */
  private async giveBack({ contest, block }: BlockJob): Promise<void> {
    const { worker } = this.options.card;
    await this.client.send({ kind: 'given-back', contest, worker, block }).catch(() => undefined);
  }

  private signNow(): void {
    void this.sign().catch(() => undefined);
  }

  private async sign(): Promise<void> {
    const blocks = [...this.playing.values()].map(({ block }) => block);
    const sign: WorkerHeartbeat = { ...this.options.card, blocks, played: this.played, since: this.since };
    await writeWorker(this.connection, sign);
  }
}

/** A worker that is about to stop need not know whether the coordinator does. */
function ignoreAway(error: unknown): string {
  if (error instanceof CoordinatorAway) return '';
  throw error;
}
