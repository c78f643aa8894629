import type { IncomingHttpHeaders } from 'node:http';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { WorkerCard } from '../../../protocol/types/queue/worker.ts';
import type { Joined } from '../../../protocol/types/tournament/record.ts';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { answerWith, refuse, sendAnswer, type Answer } from './answer.ts';
import { makeJoined, type KnownWorkers } from './known-workers.ts';
import type { ResultIntake } from './result-intake.ts';
import { BotFilesServer } from './send-bot.ts';
import { GameFilesServer, type KeptGame } from './send-game.ts';
import { readBody } from '../../../judge/host/read-body.ts';

/** Where a worker sends its key. */
export const KEY_HEADER = 'minions-worker-key';

interface Context {
  readonly contest: string;
  readonly session: string;
  readonly stalledAfterMs: number;
  readonly bots: readonly string[];
  /** Only where it is not one of ours. */
  readonly game?: KeptGame | undefined;
  readonly workers: KnownWorkers;
  readonly intake: Pick<ResultIntake, 'take'>;
  readonly join: (event: Joined) => void;
}

/** What the coordinator answers to a worker that has said what it is. */
export interface Welcome {
  readonly contest: string;
  readonly session: string;
  readonly stalledAfterMs: number;
}

const DIGEST = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;

/** Names of files that are sent by their digest, and of one in the list of them. */
const FILES = { params: { type: 'object', properties: { digest: DIGEST } } } as const;
const ONE_FILE = {
  params: { type: 'object', properties: { digest: DIGEST, index: { type: 'integer', minimum: 0, maximum: 99_999 } } },
} as const;

interface ByDigest {
  Params: { digest: string };
}

interface ByIndex {
  Params: { digest: string; index: number };
}

/** All that workers can ask the coordinator for. */
export function addRoutes(app: FastifyInstance, context: Context): void {
  const bots = new BotFilesServer(context.bots);
  const games = context.game === undefined ? undefined : new GameFilesServer(context.game);
  app.post<{ Body: Readable }>('/workers', async ({ body, headers }, reply) =>
    sendAnswer(reply, welcome(context, await readJson(body), readKey(headers))),
  );
  app.get<ByDigest>('/bots/:digest', { schema: FILES }, ({ params }, reply) =>
    sendAnswer(reply, answerWith(bots.list(params.digest))),
  );
  app.get<ByIndex>('/bots/:digest/:index', { schema: ONE_FILE }, ({ params }, reply) =>
    sendAnswer(reply, answerWith(bots.open(params.digest, params.index))),
  );
  app.get<ByDigest>('/games/:digest', { schema: FILES }, ({ params }, reply) =>
    sendAnswer(reply, answerWith(games?.find(params.digest))),
  );
  app.get<ByIndex>('/games/:digest/:index', { schema: ONE_FILE }, ({ params }, reply) =>
    sendAnswer(reply, answerWith(games?.open(params.digest, params.index))),
  );
  app.post<{ Body: Readable }>('/outcomes', async ({ body, headers }, reply) =>
    sendAnswer(reply, await context.intake.take(body, readKey(headers))),
  );
}

const MAX_CARD_BYTES = 65_536;

/** The JSON somebody sends; undefined for something else, or for too much. */
async function readJson(body: AsyncIterable<Buffer>): Promise<unknown> {
  try {
    return JSON.parse(String(await readBody(body, MAX_CARD_BYTES)));
  } catch {
    return undefined;
  }
}

/** The key that only one worker has; empty where none was sent. */
function readKey(headers: IncomingHttpHeaders): string {
  const key = headers[KEY_HEADER];
  return typeof key === 'string' ? key : '';
}

function welcome({ workers, join, contest, session, stalledAfterMs }: Context, card: unknown, key: string): Answer {
  if (!findValidator<WorkerCard>('queue/worker')(card)) return refuse(400, 'invalid description of a worker');
  const sentence = workers.refuse(card, key);
  if (sentence !== undefined) return refuse(409, sentence);
  if (workers.join(card, key)) join(makeJoined(card, key, new Date().toISOString()));
  return answerWith({ contest, session, stalledAfterMs } satisfies Welcome);
}
