// What a coordinator answers over HTTP, and to whom.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listGameFiles } from '../../../../judge/games/list-game-files.ts';
import { locateGame } from '../../../../judge/games/locate-game.ts';
import { GameFilesServer } from '../../../../tournament/queue/coordinator/send-game.ts';
import { listenForWorkers, type Listening } from '../../../../tournament/queue/coordinator/listen-for-workers.ts';
import { parseListen } from '../../../../tournament/queue/parse-listen.ts';
import { KnownWorkers } from '../../../../tournament/queue/coordinator/known-workers.ts';
import { addRoutes, KEY_HEADER } from '../../../../tournament/queue/coordinator/routes.ts';
import { StateCollector } from '../../../../tournament/journal/tournament-state.ts';
import { TOOL } from '../../../../judge/host/package-info.ts';
import type { JournalRecord } from '../../../../protocol/types/tournament/record.ts';
import type { SentGame } from '../../../../protocol/types/queue/game-files.ts';
import { SMALL_GAME, writeFiles } from '../../../judge/games/small-game.ts';
import { makeDefinition } from '../../made-records.ts';

const TOKEN = 'the-right-token-of-all-tokens';
const BOT = 'ab'.repeat(32);
/** What follows is no part of its rules, and nobody gets it. */
const BESIDE = {
  'drawing.ts': 'export const drawing = {};',
  'package.json': '{}',
  'bots/bot.json': '{}',
  '.env': 'secret',
};
const AT = '2025-01-31T12:00:00.000Z';
const CARD = { worker: 'w-1', machine: 'here', slots: 2, cores: 4, speed: 300, tool: TOOL };

const folder = mkdtempSync(join(tmpdir(), 'minions-coordinator-'));
const event: JournalRecord[] = [];
let server: Listening;
let game: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'bots', BOT), { recursive: true });
  writeFileSync(join(folder, 'bots', BOT, 'main.py'), 'print()\n');
  writeFileSync(join(folder, 'secrets.txt'), 'secret');
  writeFiles(join(folder, 'game'), { ...SMALL_GAME, ...BESIDE });
  const { digest } = listGameFiles(locateGame(join(folder, 'game'))!);
  game = digest.replace('sha256:', '');
  const collector = new StateCollector(makeDefinition(['anna', 'bob', 'carl', 'dora']));
  collector.take({ kind: 'joined', ...CARD, worker: 'liar', at: AT });
  collector.take({ kind: 'quarantined', worker: 'liar', reason: 'it lies', at: AT });
  const context = {
    contest: 'sha256:0',
    session: 'first',
    stalledAfterMs: 15_000,
    bots: [join(folder, 'bots')],
    game: { folder: join(folder, 'game'), digest },
    workers: new KnownWorkers(collector.state(), 100),
    intake: { take: () => Promise.resolve({ status: 200, body: { isWanted: true } }) },
    join: (record: JournalRecord) => event.push(record),
  };
  server = await listenForWorkers(parseListen('127.0.0.1:0'), TOKEN, (app) => addRoutes(app, context));
});

afterAll(() => server.close());

interface Reply {
  readonly status: number | undefined;
  readonly body: string;
}

/** Paths are sent as they are, which `fetch` would not do. */
function ask(
  method: string,
  path: string,
  options: { token?: string; body?: string | Buffer; key?: string } = {},
): Promise<Reply> {
  const { token, body = '', key = 'the key of w-1' } = options;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}`, [KEY_HEADER]: key };
  return new Promise((resolve, reject) => {
    const asked = request(
      server.url,
      { method, path, headers: { ...headers, 'content-length': body.length } },
      (came) => {
        const chunks: Buffer[] = [];
        came.on('data', (chunk: Buffer) => chunks.push(chunk));
        came.on('end', () => resolve({ status: came.statusCode, body: Buffer.concat(chunks).toString() }));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

describe.each([undefined, '', 'wrong', `${TOKEN}x`, TOKEN.slice(1)])('with the token %j', (token) => {
  test.each([
    ['GET', '/'],
    ['GET', `/bots/${BOT}`],
    ['GET', `/bots/${BOT}/0`],
    ['GET', `/games/${BOT}`],
    ['GET', `/games/${BOT}/0`],
    ['POST', '/workers'],
    ['POST', '/outcomes'],
    ['DELETE', '/nowhere'],
  ])('%s %s gets 401 and nothing else', async (method, path) => {
    const reply = await ask(method, path, { ...(token === undefined ? {} : { token }), body: JSON.stringify(CARD) });
    expect(reply).toEqual({ status: 401, body: '' });
    expect(event).toEqual([]);
  });
});

test('it listens where it was told, and nowhere else', () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

describe('with the right token', () => {
  const askWell = (method: string, path: string, body?: string | Buffer): Promise<Reply> =>
    ask(method, path, { token: TOKEN, ...(body === undefined ? {} : { body }) });
  const introduce = (change: object): Promise<Reply> =>
    askWell('POST', '/workers', JSON.stringify({ ...CARD, ...change }));

  test.each([
    ['another version', { tool: 'minions-judge 0.0.9' }, 409, /played with minions-judge .*, and this worker is/],
    ['a slow machine', { speed: 99 }, 409, /asks for 100 \(--min-speed\)/],
    ['one that is not believed', { worker: 'liar' }, 409, /is quarantined: it lies/],
    ['something else', { slots: 'many' }, 400, /invalid description of a worker/],
  ])('%s is refused with a sentence', async (_, change, status, sentence) => {
    const reply = await introduce(change);
    expect(reply.status).toBe(status);
    expect((JSON.parse(reply.body) as { sentence: string }).sentence).toMatch(sentence);
  });

  test('a worker is welcome, and told of once', async () => {
    const first = await introduce({});
    expect(JSON.parse(first.body)).toEqual({ contest: 'sha256:0', session: 'first', stalledAfterMs: 15_000 });
    await introduce({});
    expect(event).toMatchObject([{ kind: 'joined', worker: 'w-1', machine: 'here' }]);
  });

  test.each([
    ['another key', 'a key that somebody else made', /belongs to a worker with another key/],
    ['no key', '', /has no key of its own/],
  ])('a name that is taken, with %s, is refused', async (_, key, sentence) => {
    const reply = await ask('POST', '/workers', { token: TOKEN, body: JSON.stringify(CARD), key });
    expect([reply.status, reply.body]).toEqual([409, expect.stringMatching(sentence)]);
  });

  test('the files of a bot, and nothing beside them', async () => {
    const { files } = JSON.parse((await askWell('GET', `/bots/${BOT}`)).body) as { files: object[] };
    expect(files).toMatchObject([{ path: 'main.py', bytes: 8, isExecutable: false }]);
    expect(await askWell('GET', `/bots/${BOT}/0`)).toEqual({ status: 200, body: 'print()\n' });
    for (const path of [
      `/bots/${BOT}/1`,
      '/bots/..',
      '/bots/../secrets.txt',
      `/bots/${BOT}/../../secrets.txt`,
      `/bots/${BOT}/..%2f..%2fsecrets.txt`,
      '/secrets.txt',
      '/bots/%00',
    ]) {
      expect(await askWell('GET', path)).toEqual({ status: 404, body: '' });
    }
  });

  test('the rules of the game, and nothing beside them', async () => {
    const { file, files } = JSON.parse((await askWell('GET', `/games/${game}`)).body) as SentGame;
    expect(file).toBe('game.ts');
    expect(files.map(({ path }) => path)).toEqual(Object.keys(SMALL_GAME).sort());
    const bodies = await Promise.all(files.map((_, index) => askWell('GET', `/games/${game}/${index}`)));
    expect(bodies.map(({ body }) => body)).toEqual(files.map(({ path }) => SMALL_GAME[path]));
    for (const path of [
      `/games/${game}/${files.length}`,
      `/games/${game}/drawing.ts`,
      `/games/${game}/../secrets.txt`,
      `/games/${game}/..%2fsecrets.txt`,
      `/games/${BOT}`,
      `/games/${BOT}/0`,
      '/games/..',
    ]) {
      expect(await askWell('GET', path)).toEqual({ status: 404, body: '' });
    }
  });

  test('what came of a block goes to the intake', async () => {
    expect(await askWell('POST', '/outcomes', 'x')).toEqual({ status: 200, body: '{"isWanted":true}' });
    expect(await askWell('GET', '/outcomes')).toEqual({ status: 404, body: '' });
  });
});

test.each(['7000', 'host', ':7000', 'host:70000', 'host:x', 'a b:1', 'http://host:7000'])(
  '--listen %j is refused',
  (text) => {
    expect(() => parseListen(text)).toThrow('invalid --listen: expected host and port');
  },
);

test.each<[what: string, more: Record<string, string>, change: object, problem: string]>([
  ['that no worker would take', { 'table.json': `"${'x'.repeat(17 * 2 ** 20)}"` }, {}, 'has 17.0 MiB of code and data'],
  ['that is another than the definition says', {}, { digest: `sha256:${BOT}` }, 'is not the one of the tournament'],
])('a game %s is refused before anything is played', (what, more, change, problem) => {
  const place = join(folder, what);
  writeFiles(place, { ...SMALL_GAME, ...more });
  const { digest } = listGameFiles(locateGame(place)!);
  expect(() => new GameFilesServer({ folder: place, digest, ...change })).toThrow(problem);
});
