import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { BotFiles } from '../../../protocol/types/queue/bot-files.ts';
import type { SentGame } from '../../../protocol/types/queue/game-files.ts';
import type { WorkerCard } from '../../../protocol/types/queue/worker.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import type { Cipher } from '../cipher.ts';
import type { Receipt } from '../coordinator/result-intake.ts';
import { KEY_HEADER, type Welcome } from '../coordinator/routes.ts';
import { makeOutcomeBody, type SentOutcome } from '../outcome-body.ts';
import type { QueueConnection } from '../queue-connection.ts';
import { unlessAborted } from '../unless-aborted.ts';
import type { CoordinatorHeartbeat } from '../heartbeat.ts';
import { readBody } from '../../../judge/host/read-body.ts';

const ASK_AGAIN_MS = 1000;
const MAX_LIST_BYTES = 8 * 2 ** 20;

export interface ClientTerms {
  readonly connection: QueueConnection;
  readonly cipher: Cipher;
  readonly token: string;
  readonly card: WorkerCard;
  /** Given when nobody waits any longer. */
  readonly signal: AbortSignal;
  readonly askAgainMs?: number;
}

/**
 * The coordinator as a worker sees it. Where it is stands in Redis, closed with the token, so that nobody else can make a
 * worker show its token to a stranger. A coordinator that is away is waited for, and found again wherever it is then.
 */
export class CoordinatorClient {
  private sign: CoordinatorHeartbeat | undefined;
  /** What this worker proves itself with: a coordinator takes it when the worker joins, and nobody else knows it. */
  private readonly key = randomBytes(32).toString('hex');
  /** The session in which the coordinator knows this worker. */
  private known = '';

  constructor(private readonly terms: ClientTerms) {}

  /** Looks where the coordinator is; undefined when there is none. A worker that is about to stop does with what it knows. */
  async find(): Promise<CoordinatorHeartbeat | undefined> {
    const { connection, cipher, signal } = this.terms;
    const text = await unlessAborted(connection.redis.get(connection.key('coordinator')), signal);
    if (text === undefined) return this.sign;
    this.sign = text === null ? undefined : (cipher.decrypt(text) as CoordinatorHeartbeat | undefined);
    if (text === null || this.sign) return this.sign;
    throw new UsageError(
      'the coordinator of this queue has another token than this worker',
      'give the same to both: in MINIONS_TOKEN, or copy ~/.config/minions/token from the machine of the coordinator',
    );
  }

  /** Registers this worker with the coordinator. A refusal is thrown as an error with its message. */
  async join(): Promise<Welcome> {
    const answer = await this.ask('/workers', { method: 'POST', body: JSON.stringify(this.terms.card) });
    const welcome = (await answer.json()) as Welcome;
    this.known = welcome.session;
    return welcome;
  }

  listBot(bot: string): Promise<BotFiles> {
    return this.fetchList(`/bots/${bot}`, 'queue/bot-files');
  }

  fetchBotFile(bot: string, index: number): Promise<AsyncIterable<Uint8Array>> {
    return this.fetchBody(`/bots/${bot}/${index}`);
  }

  listGame(game: string): Promise<SentGame> {
    return this.fetchList(`/games/${game}`, 'queue/game-files');
  }

  fetchGameFile(game: string, index: number): Promise<AsyncIterable<Uint8Array>> {
    return this.fetchBody(`/games/${game}/${index}`);
  }

  /** Sends what came of a block, a match with its replay, until somebody has taken it. */
  async send(outcome: SentOutcome, ...files: readonly Buffer[]): Promise<Receipt> {
    const answer = await this.askKnown('/outcomes', { method: 'POST', body: makeOutcomeBody(outcome, ...files) });
    return (await answer.json()) as Receipt;
  }

  private async fetchList<T>(path: string, schema: string): Promise<T> {
    const text = await readLimited((await this.askKnown(path)).body!, MAX_LIST_BYTES);
    const list = parseJson(text);
    if (findValidator<T>(schema)(list)) return list;
    throw new UsageError(
      'the coordinator sent an invalid list of files',
      'check the coordinator: its version and its folder',
    );
  }

  private async fetchBody(path: string): Promise<AsyncIterable<Uint8Array>> {
    return (await this.askKnown(path)).body! as AsyncIterable<Uint8Array>;
  }

  /** Asks once the coordinator knows who asks; one that was started again does not. */
  private async askKnown(path: string, request: RequestInit = {}): Promise<Response> {
    if (this.sign?.session !== this.known) await this.join();
    return this.ask(path, request);
  }

  private async ask(path: string, request: RequestInit): Promise<Response> {
    for (;;) {
      const answer = await this.tryOnce(path, request);
      if (answer?.ok) return answer;
      if (answer) throw await explain(answer);
      if (this.terms.signal.aborted) throw new CoordinatorAway();
      await sleep(this.terms.askAgainMs ?? ASK_AGAIN_MS);
      await this.find();
    }
  }

  /** The answer; undefined when nobody is there to give one. */
  private async tryOnce(path: string, request: RequestInit): Promise<Response | undefined> {
    if (!this.sign) return undefined;
    try {
      const headers = { authorization: `Bearer ${this.terms.token}`, [KEY_HEADER]: this.key };
      return await fetch(`${this.sign.url}${path}`, { ...request, headers, redirect: 'error' });
    } catch {
      return undefined;
    }
  }
}

/** Nobody is there to take what a worker has, and the worker itself is about to go. */
export class CoordinatorAway extends Error {}

async function explain(answer: Response): Promise<UsageError> {
  if (answer.status === 401) return new UsageError('the coordinator does not know this token', 'see MINIONS_TOKEN');
  const { sentence } = (await answer.json().catch(() => ({}))) as { sentence?: string };
  return new UsageError(
    sentence ?? `the coordinator answers with ${answer.status}`,
    'nothing of what was played before is lost',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readLimited(body: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const answer = await readBody(body, most);
  if (answer !== undefined) return answer.toString('utf8');
  throw new UsageError('the coordinator sends more than it may', 'check the coordinator: its version and its folder');
}
