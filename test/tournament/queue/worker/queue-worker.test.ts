// A worker of a queue with a Redis that is a map, and a coordinator that writes down what it hears.
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBody } from '../../../../judge/host/read-body.ts';
import { Cipher } from '../../../../tournament/queue/cipher.ts';
import { listenForWorkers, type Listening } from '../../../../tournament/queue/coordinator/listen-for-workers.ts';
import { parseListen } from '../../../../tournament/queue/parse-listen.ts';
import type { QueueConnection } from '../../../../tournament/queue/queue-connection.ts';
import { runQueueWorker } from '../../../../tournament/queue/worker/queue-worker.ts';
import { emptyFolder } from '../../../cli/run-minions.ts';

const TOKEN = 'the-right-token-of-all-tokens';
const CARD = { worker: 'w-1', machine: 'here', slots: 1, cores: 2, speed: 300, tool: 'minions-judge 0.1.0' };
const CONTEST = `sha256:${'0'.repeat(64)}`;
const BLOCK = { contest: CONTEST, block: 7, isAlone: false, matches: [] };

type Take = (job: { readonly id?: string; readonly data: unknown }) => Promise<void>;

let server: Listening;
let outcomes: object[];
let receipt: object;
let kept: Map<string, string>;
let take: Take | undefined;
let lines: string[];
let stop: AbortController;

beforeAll(async () => {
  server = await listenForWorkers(parseListen('127.0.0.1:0'), TOKEN, (app) => {
    app.post('/workers', () => ({ session: 's', stalledAfterMs: 1000 }));
    app.post<{ Body: Readable }>('/outcomes', async ({ body }) => {
      outcomes.push(JSON.parse((await readBody(body, 10_000))!.toString()) as object);
      return receipt;
    });
  });
});
afterAll(() => server.close());

beforeEach(() => {
  [outcomes, lines, receipt, take] = [[], [], { isWanted: false }, undefined];
  kept = new Map([['coordinator', new Cipher(TOKEN).encrypt({ contest: CONTEST, session: 's', url: server.url })]]);
  stop = new AbortController();
});
afterEach(() => stop.abort());

const redis = {
  status: 'ready',
  get: (key: string) => Promise.resolve(kept.get(key) ?? null),
  set: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
  sadd: () => Promise.resolve(1),
  del: (key: string) => Promise.resolve(void kept.delete(key)),
};

const connection = {
  redis,
  key: (name: string) => name,
  openWorker: (taking: Take) => {
    take = taking;
    return { close: () => Promise.resolve() };
  },
  close: () => Promise.resolve(),
} as unknown as QueueConnection;

const run = (token = TOKEN): Promise<number> =>
  runQueueWorker(
    {
      address: { url: 'redis://host', shown: 'redis://host', prefix: 'minions' },
      token,
      card: CARD,
      slots: { cpus: [], coresEach: 1, isForced: false },
      turns: 'serial',
      canPin: false,
      sandbox: 'none',
      acceptsGames: false,
      folder: emptyFolder(),
      signal: stop.signal,
      log: (line) => lines.push(line),
      onDelivered: () => {},
    },
    () => Promise.resolve(connection),
  );

async function playWith(act: (take: Take) => Promise<void>): Promise<number> {
  const working = run();
  await expect.poll(() => take).toBeDefined();
  await act(take!);
  stop.abort();
  return working;
}

test('without a coordinator it waits, says so once, and ends when it is stopped', async () => {
  kept.delete('coordinator');
  const working = run();
  await expect.poll(() => lines).not.toEqual([]);
  stop.abort();
  expect(await working).toBe(0);
  expect(lines).toEqual(['waiting for a tournament on redis://host']);
});

test('it joins, says that it is there while it is, and asks before it plays a block', async () => {
  const played = await playWith(async (job) => {
    expect(JSON.parse(kept.get('worker:w-1')!)).toMatchObject({ ...CARD, blocks: [], played: 0 });
    await job({ id: '7', data: new Cipher(TOKEN).encrypt(BLOCK) });
  });
  expect(played).toBe(0);
  expect(outcomes).toEqual([{ kind: 'taken', contest: CONTEST, worker: 'w-1', block: 7 }]);
  expect(lines).toEqual(['playing for redis://host as w-1']);
  expect(kept.has('worker:w-1')).toBe(false);
});

test('a block that it is playing already is not begun a second time', async () => {
  receipt = { isWanted: true, isHeld: true };
  const data = new Cipher(TOKEN).encrypt(BLOCK);
  await playWith(async (job) => {
    const both = [job({ id: '7', data }), job({ id: '7', data })];
    await expect.poll(() => outcomes).not.toEqual([]);
    receipt = { isWanted: false };
    await Promise.all(both);
  });
  const asked = outcomes.length;
  // Held by somebody else at first, it asked again; twice at the same time it did not.
  expect(asked).toBe(2);
});

test('what was not encrypted with the token is no block', async () => {
  await playWith(async (job) => {
    const stranger = new Cipher('another token of another contest').encrypt(BLOCK);
    expect(() => job({ id: '7', data: stranger })).toThrow(
      'invalid block: expected one that is encrypted with the token of this worker',
    );
    await Promise.resolve();
  });
  expect(outcomes).toEqual([]);
});

test('with another token it ends with a sentence', async () => {
  await expect(run('another token of another contest')).rejects.toThrow('has another token than this worker');
});
