// A worker and its coordinator, with a Redis that is a map.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cipher } from '../../../../tournament/queue/cipher.ts';
import { listenForWorkers, type Listening } from '../../../../tournament/queue/coordinator/listen-for-workers.ts';
import type { CoordinatorHeartbeat } from '../../../../tournament/queue/heartbeat.ts';
import { parseListen } from '../../../../tournament/queue/parse-listen.ts';
import type { QueueConnection } from '../../../../tournament/queue/queue-connection.ts';
import { CoordinatorAway, CoordinatorClient } from '../../../../tournament/queue/worker/coordinator-client.ts';

const TOKEN = 'the-right-token-of-all-tokens';
const CARD = { worker: 'w-1', machine: 'here', slots: 1, cores: 2, speed: 300, tool: 'minions-judge 0.1.0' };
const CIPHER = new Cipher(TOKEN);

let server: Listening;
/** Every request, as a method and a path. */
const asked: string[] = [];

beforeAll(async () => {
  server = await listenForWorkers(parseListen('127.0.0.1:0'), TOKEN, (app) => {
    app.addHook('onRequest', ({ method, url }) => {
      asked.push(`${method} ${url}`);
      return Promise.resolve();
    });
    app.post('/workers', () => ({ session: 'second', stalledAfterMs: 1 }));
    app.get('/bots/:digest', () => ({ some: 'nonsense' }));
  });
});

afterAll(() => server.close());

/** A client, and how often it looked for its coordinator. `answers` is what stands in Redis, in turn; the last one stays. */
function connect(answers: (Partial<CoordinatorHeartbeat> | string | null)[], signal = new AbortController().signal) {
  const seen = { looks: 0 };
  const redis = {
    get: () => {
      seen.looks += 1;
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      return Promise.resolve(answer === null || typeof answer === 'string' ? answer : CIPHER.encrypt(answer));
    },
  };
  const connection = { redis, key: (name: string) => name } as unknown as QueueConnection;
  return {
    seen,
    client: new CoordinatorClient({ connection, cipher: CIPHER, token: TOKEN, card: CARD, signal, askAgainMs: 1 }),
  };
}

test('a coordinator that is not there yet is looked for until it is', async () => {
  const { client, seen } = connect([null, null, { url: server.url, session: 'second' }]);
  expect((await client.join()).session).toBe('second');
  expect(seen.looks).toBe(3);
});

test('one that has moved is found at its new address', async () => {
  const { client, seen } = connect([
    { url: 'http://127.0.0.1:1', session: 'first' },
    { url: server.url, session: 'second' },
  ]);
  expect(await client.find()).toMatchObject({ session: 'first' });
  expect((await client.join()).session).toBe('second');
  expect(seen.looks).toBe(2);
});

test('one that was started again gets to know the worker first', async () => {
  const { client } = connect([{ url: server.url, session: 'second' }]);
  await client.find();
  asked.length = 0;
  await expect(client.listBot('ab')).rejects.toThrow('the coordinator sent an invalid list of files');
  await expect(client.listBot('ab')).rejects.toThrow('the coordinator sent an invalid list of files');
  expect(asked).toEqual(['POST /workers', 'GET /bots/ab', 'GET /bots/ab']);
});

test('who is about to go does not wait for one that is away', async () => {
  const { client } = connect([null], AbortSignal.abort());
  await expect(client.join()).rejects.toThrow(CoordinatorAway);
});

test('another token is reported', async () => {
  const { client } = connect(['not ours']);
  await expect(client.find()).rejects.toThrow('the coordinator of this queue has another token than this worker');
});
