import type { IncomingMessage } from 'node:http';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { WorkerCard } from '../../../protocol/types/queue/worker.ts';
import type { Joined } from '../../../protocol/types/tournament/record.ts';
import { answerWith, readJson, refuse, type Answer, type Route } from './http-server.ts';
import { makeJoined, type KnownWorkers } from './known-workers.ts';
import type { ResultIntake } from './result-intake.ts';
import { BotFilesServer } from './send-bot.ts';
import { GameFilesServer, type KeptGame } from './send-game.ts';

/** Where a worker sends its key. */
export const KEY_HEADER = 'minions-worker-key';

interface Context {
  readonly contest: string;
  readonly session: string;
  readonly stalledAfterMs: number;
  readonly bots: string;
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

/** All that workers can ask the coordinator for. */
export function makeRoutes(context: Context): Route[] {
  const shelf = new BotFilesServer(context.bots);
  const games = context.game === undefined ? undefined : new GameFilesServer(context.game);
  return [
    {
      method: 'POST',
      path: /^\/workers$/,
      answer: async (_, request) => welcome(context, await readJson(request), readKey(request)),
    },
    { method: 'GET', path: /^\/bots\/([0-9a-f]{64})$/, answer: ([bot]) => answerWith(shelf.list(bot!)) },
    {
      method: 'GET',
      path: /^\/bots\/([0-9a-f]{64})\/(\d{1,5})$/,
      answer: ([bot, index]) => answerWith(shelf.open(bot!, Number(index))),
    },
    { method: 'GET', path: /^\/games\/([0-9a-f]{64})$/, answer: ([game]) => answerWith(games?.find(game!)) },
    {
      method: 'GET',
      path: /^\/games\/([0-9a-f]{64})\/(\d{1,4})$/,
      answer: ([game, index]) => answerWith(games?.open(game!, Number(index))),
    },
    {
      method: 'POST',
      path: /^\/outcomes$/,
      answer: (_, request) => context.intake.take(request, readKey(request)),
    },
  ];
}

/** The key that only one worker has; empty where none was sent. */
function readKey({ headers }: IncomingMessage): string {
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
