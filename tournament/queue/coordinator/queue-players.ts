import type { GateReport } from '../../../protocol/types/contest/gate-report.ts';
import type { GateJob } from '../../../protocol/types/queue/block.ts';
import type { GateStage } from '../run-gate.ts';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ReplayGames } from '../../../replay/replay-games.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import type { TournamentState } from '../../journal/tournament-state.ts';
import type { BlockOrder, BlockPlayers, PlayedMatch, WorkerRecord } from '../../../judge/slots/block-players.ts';
import { Cipher } from '../cipher.ts';
import type { QueueAddress } from '../queue-address.ts';
import { QueueConnection } from '../queue-connection.ts';
import { readWorkers } from '../worker-signs.ts';
import {
  GONE_AFTER_MS,
  HEARTBEAT_EVERY_MS,
  type CoordinatorHeartbeat,
  type ProgressHeartbeat,
  type WorkerHeartbeat,
} from '../heartbeat.ts';
import { OpenBlocks } from './open-blocks.ts';
import { listenForWorkers, type Listening } from './listen-for-workers.ts';
import { KnownWorkers } from './known-workers.ts';
import { OpenGates } from './open-gates.ts';
import { ResultIntake } from './result-intake.ts';
import { addRoutes } from './routes.ts';
import type { KeptGame } from './send-game.ts';

export interface QueueOptions {
  readonly address: QueueAddress;
  readonly token: string;
  readonly listen: { readonly host: string; readonly port: number };
  /** How workers reach the coordinator, where that is not how it listens. */
  readonly advertise?: string | undefined;
  /** Digest of the definition of what is played, and how people call it. */
  readonly contest: string;
  readonly title: string;
  /** The folders in which bots lie by digest, and where replays go. */
  readonly bots: readonly string[];
  readonly replays: string;
  /** Only where it is not one of ours. */
  readonly game?: KeptGame | undefined;
  /** What the journal says already. */
  readonly state: TournamentState;
  /** Whether the results of workers are taken as they come, or every replay is played again first. */
  readonly isTrusting: boolean;
  /** What they are played again with. */
  readonly games: ReplayGames;
  readonly minSpeed: number;
  /** How long a worker may be silent before its blocks are given to others. */
  readonly stalledAfterMs: number;
  /** Whether no more blocks are handed out than there are slots, because time decides how many there will be. */
  readonly keepsPace: boolean;
  readonly log: (line: string) => void;
}

/** So long it waits for workers before it says that it does. */
const LONELY_AFTER_MS = 5000;

/** A gate that workers are to run. */
export interface QueuedGate {
  /** A number that no block of matches has. */
  readonly block: number;
  readonly gate: GateJob;
  /** Where the replay of its match goes. */
  readonly replay: string;
  readonly onStage: (stage: GateStage) => void;
}

/** Blocks that wait in the queue for workers to come. */
const MIN_BLOCKS = 64;

/**
 * Plays blocks at the other end of a queue. What comes back goes to the one who writes the journal. Nothing in Redis is
 * needed to go on: what the journal lacks is asked for again.
 */
export class QueuePlayers implements BlockPlayers {
  private readonly cipher: Cipher;
  private readonly workers: KnownWorkers;
  private readonly board: OpenBlocks;
  private readonly intake: ResultIntake;
  private readonly gates: OpenGates;
  private readonly session = randomUUID();
  private readonly since = new Date().toISOString();
  private alive: readonly WorkerHeartbeat[] = [];
  private server: Listening | undefined;
  /** Until somebody writes the journal. */
  private readonly unwritten: WorkerRecord[] = [];
  private write: ((event: WorkerRecord) => void) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  /** Since when there is something to play and nobody to play it, and whether that was said. */
  private lonelySince: number | undefined;
  private hasSaidLonely = false;
  private blocks = 0;

  private constructor(
    private readonly connection: QueueConnection,
    private readonly options: QueueOptions,
  ) {
    this.cipher = new Cipher(options.token);
    this.workers = new KnownWorkers(options.state, options.minSpeed);
    this.board = new OpenBlocks(connection, this.cipher, options.contest);
    this.gates = new OpenGates(options.replays);
    const { board, workers, gates } = this;
    this.intake = new ResultIntake({
      ...options,
      board,
      workers,
      gates,
      recordEvent: (event) => this.recordEvent(event),
    });
  }

  static async start(options: QueueOptions): Promise<QueuePlayers> {
    const connection = await QueueConnection.open(options.address, options.log);
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
    return this.options.advertise ?? this.server!.url;
  }

  get count(): number {
    const slots = this.alive.reduce((sum, worker) => sum + worker.slots, 0);
    return this.options.keepsPace ? Math.max(1, slots) : Math.max(MIN_BLOCKS, 2 * slots);
  }

  watchWorkers(log: (event: WorkerRecord) => void): void {
    this.write = log;
    for (const event of this.unwritten.splice(0)) log(event);
  }

  async play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    await this.board.play(order, onPlayed, signal);
    this.blocks += 1;
  }

  /** Runs a gate of a contest at the other end. Undefined if the signal was given before it came to its end. */
  async runGate({ block, gate, replay, onStage }: QueuedGate, signal: AbortSignal): Promise<GateReport | undefined> {
    let report: GateReport | undefined;
    this.gates.add(block, { replay, onStage, onReport: (came) => (report = came) });
    try {
      await this.board.play({ block, isAlone: false, matches: [], gate }, () => {}, signal);
    } finally {
      this.gates.drop(block);
    }
    return report;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.server?.close();
    const { redis } = this.connection;
    if (redis.status === 'ready' && this.server) {
      await redis.del(this.connection.key('coordinator'), this.connection.key('progress'));
      await this.board.empty();
    }
    await this.connection.close();
  }

  private async begin(): Promise<void> {
    await this.claim();
    // Whatever is left of an earlier run: the journal says what is still needed.
    await this.board.empty();
    const { listen, token } = this.options;
    const context = {
      ...this.options,
      workers: this.workers,
      intake: this.intake,
      session: this.session,
      join: (event: WorkerRecord) => this.recordEvent(event),
    };
    this.server = await listenForWorkers(listen, token, (app) => addRoutes(app, context));
    await this.look();
  }

  /** One queue has one coordinator; the same tournament may be taken up again by another process. */
  private async claim(): Promise<void> {
    const text = await this.connection.redis.get(this.connection.key('coordinator'));
    if (text === null) return;
    const other = this.cipher.decrypt(text) as CoordinatorHeartbeat | undefined;
    if (other?.contest === this.options.contest) return;
    const { shown, prefix } = this.options.address;
    throw new UsageError(
      `something else is being played on ${shown} under the prefix "${prefix}"`,
      'wait until it has ended, or use another one: --prefix second, here and for its workers',
    );
  }

  /** Looks after everything, again and again. */
  private async look(): Promise<void> {
    await this.sign();
    const signs = await readWorkers(this.connection);
    this.alive = signs.filter(({ worker }) => this.workers.whyDistrusted(worker) === undefined);
    this.noteWorkers();
    await this.board.look((block) =>
      this.alive.filter(({ blocks }) => blocks.includes(block)).map(({ worker }) => worker),
    );
    if (this.isClosed) return;
    this.timer = setTimeout(
      () => void this.look().catch((error: unknown) => this.board.fail(error)),
      HEARTBEAT_EVERY_MS,
    );
  }

  /** A tournament that waits for workers looks like one that hangs: it says so, once each time. */
  private noteWorkers(): void {
    if (this.alive.length > 0 || this.board.size === 0) this.lonelySince = undefined;
    else this.lonelySince ??= Date.now();
    const isLonely = this.lonelySince !== undefined && Date.now() - this.lonelySince >= LONELY_AFTER_MS;
    const { address, log } = this.options;
    if (isLonely && !this.hasSaidLonely)
      log(`no worker is there; start one on any machine: minions worker --queue ${address.shown}`);
    this.hasSaidLonely = isLonely;
  }

  private async sign(): Promise<void> {
    const { redis } = this.connection;
    const { contest, title } = this.options;
    const sign: CoordinatorHeartbeat = { contest, session: this.session, url: this.url };
    const { blocks, since } = this;
    const { matches, waiting } = this.intake;
    const open = this.board.size;
    const progress: ProgressHeartbeat = { machine: hostname(), title, since, open, blocks, matches, waiting };
    await redis.set(this.connection.key('coordinator'), this.cipher.encrypt(sign), 'PX', GONE_AFTER_MS);
    await redis.set(this.connection.key('progress'), JSON.stringify(progress), 'PX', GONE_AFTER_MS);
  }

  private recordEvent(event: WorkerRecord): void {
    if (!this.write) return void this.unwritten.push(event);
    try {
      this.write(event);
    } catch (error) {
      this.board.fail(error);
    }
  }
}
