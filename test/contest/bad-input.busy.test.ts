// Whatever comes in: a clear error, nothing lost, nobody else affected.
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { ContestProblem } from '../../protocol/types/contest/problem.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { renewLink } from '../../contest/manage-people.ts';
import { findProgram } from '../../judge/prepare/find-program.ts';
import { serveOnFullDisk } from './full-disk.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type Player, type TestContest } from './start-contest.ts';
import { makeTar, makeZip, type ZipEntry } from './submit/make-archives.ts';

const MIB = 2 ** 20;
const UPLOAD_BYTES = 16 * MIB;

let contest: TestContest;
let ada: Player;
let eve: Player;
let own: ContestVersion;
/** What the clock of the machine is wrong by. */
let wrongBy = 0;

const parse = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

beforeAll(async () => {
  const changes = {
    quotas: { versionsPerDay: 100, uploadBytes: UPLOAD_BYTES },
    gate: { buildSeconds: 2 },
    ladder: { burst: 0 },
  };
  contest = await startContest(changes, { uploadMs: 1500, now: () => Date.now() - wrongBy });
  ada = await addPlayer(contest, 'Ada');
  eve = await addPlayer(contest, 'Eve');
  own = await parse<ContestVersion>(await ada.submit('wolf', WAITING_BOT));
  await waitForGate(ada, own.id);
}, 120_000);
afterAll(() => contest?.close());

async function waitForGate(player: Player, id: number): Promise<ContestVersion> {
  return waitUntil('the end of the gate', async () => {
    const version = await parse<ContestVersion>(await player.ask(`/api/versions/${id}`));
    return ['active', 'retired', 'rejected'].includes(version.state) && version;
  });
}

afterEach(async () => {
  expect((await fetch(`${contest.url}/health`)).status).toBe(200);
  expect((await parse<ContestVersion>(await ada.ask(`/api/versions/${own.id}`))).state).toBe('active');
});

const send = (body: Buffer | string, type: string): Promise<Response> =>
  eve.ask('/api/bots/evil/versions', { method: 'POST', headers: { 'content-type': type }, body: body as string });
const BOT = { name: 'bot.json', content: '{"run": ["node", "main.mjs"]}' };
const sendZip = (...entries: readonly ZipEntry[]) => send(makeZip([BOT, ...entries]), 'application/zip');

/** A body that goes on and on, in pieces. */
function sendPieces(headers: Record<string, string | number>, pieces: number): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = request(`${contest.url}/api/bots/evil/versions?file=a.py`, {
      method: 'POST',
      headers: { authorization: `Bearer ${eve.token}`, 'content-type': 'text/plain', ...headers },
    });
    sending.once('response', (came) => {
      const chunks: Buffer[] = [];
      came.on('data', (chunk: Buffer) => chunks.push(chunk));
      came.on('end', () => {
        sending.destroy();
        resolve(new Response(Buffer.concat(chunks), { status: came.statusCode! }));
      });
    });
    // Who is refused while sending may see the connection end.
    sending.on('error', (error: NodeJS.ErrnoException) => error.code === 'EPIPE' || reject(error));
    const piece = Buffer.alloc(MIB, 'x');
    for (let count = 0; count < pieces; count += 1) sending.write(piece);
    sending.write('x');
  });
}

describe('what is refused at once', () => {
  test.each<[what: string, status: number, detail: RegExp, ask: () => Response | Promise<Response>]>([
    [
      'a zip bomb',
      413,
      /the archive is too large/,
      () => sendZip({ name: 'zeros', content: Buffer.alloc(80 * MIB), isDeflated: true }),
    ],
    [
      'a tar.gz bomb',
      413,
      /the archive is too large/,
      async () => send(await makeTar([BOT, { name: 'zeros', content: Buffer.alloc(80 * MIB) }]), 'application/gzip'),
    ],
    [
      '100,000 files',
      413,
      /more than 1000 files/,
      () => sendZip(...Array.from({ length: 100_000 }, (_, at) => ({ name: `${at}` }))),
    ],
    ['a link', 422, /link or a device/, () => sendZip({ name: 'evil', content: '/etc/passwd', mode: 0o120777 })],
    ['../', 422, /leads out|relative path/, () => sendZip({ name: '../../evil' })],
    ['an absolute name', 422, /absolute path|not relative/, () => sendZip({ name: '/etc/evil' })],
    ['a NUL in a name', 422, /cannot be shown/, () => sendZip({ name: 'a\0b' })],
    ['a control character in a name', 422, /cannot be shown/, () => sendZip({ name: 'a\u001b[2Jb' })],
    ['2 GB, as it says itself', 413, /more than 16777216 bytes/, () => sendPieces({ 'content-length': 2 ** 31 }, 0)],
    ['2 GB that come without a word', 413, /more than 16777216 bytes/, () => sendPieces({}, 32)],
    ['a body that never ends', 408, /took longer than 1.5 s/, () => sendPieces({}, 0)],
    ['a picture', 415, /Unsupported Media Type/i, () => send('x', 'image/png')],
    ['a form', 415, /Unsupported Media Type/i, () => send('a=b', 'application/x-www-form-urlencoded')],
    ['a broken zip', 422, /broken zip/, () => send('PK\u0003\u0004 nothing', 'application/zip')],
    ['a broken tar.gz', 422, /broken tar/, () => send(gzipSync(Buffer.alloc(700, 'x')), 'application/gzip')],
    [
      'a bot.json that points outside',
      422,
      /points outside/,
      () => send(makeZip([{ name: 'bot.json', content: '{"run": ["../../other/bot"]}' }]), 'application/zip'),
    ],
    ['somebody else’s version', 404, /no version \d+ of yours/, () => eve.ask(`/api/versions/${own.id}`)],
    ['somebody else’s log', 404, /no bot "wolf" of yours/, () => eve.ask('/api/bots/wolf/logs')],
    [
      'a retired link',
      401,
      /this personal link is not valid/,
      async () => {
        const dora = await addPlayer(contest, 'Dora');
        await renewLink({ folder: contest.folder }, 'dora');
        return fetch(dora.link, { redirect: 'manual' });
      },
    ],
  ])('%s: %i', async (_, status, detail, ask) => {
    const answer = await ask();
    const problem = await parse<ContestProblem>(answer);
    expect([answer.status, problem.status]).toEqual([status, status]);
    expect(problem.detail).toMatch(detail);
    expect(problem.hint).not.toBe('');
    expect(readdirSync(join(contest.folder, 'uploads'))).toEqual([]);
  });
});

describe('what the gate ends', () => {
  const FLOOD = "for (;;) process.stdout.write('x'.repeat(1e6));";
  const LOUD = WAITING_BOT.replace("'waiting in round ' + round", "round === 0 ? 'loud '.repeat(4e5) : ''");
  const NEVER = makeZip([
    { name: 'bot.json', content: '{"run": ["{out}"], "build": ["sh", "-c", "while :; do :; done; echo {out}"]}' },
  ]);

  test.each<[what: string, state: string, message: RegExp, submit: () => Promise<Response>]>([
    ['a build that never ends', 'rejected', /longer than 2 s/, () => send(NEVER, 'application/zip')],
    ['a bot that floods standard output', 'rejected', /stderr|output|answer/, () => eve.submit('flood', FLOOD)],
    ['a bot that floods standard error', 'active', /played to the end/, () => eve.submit('loud', LOUD)],
  ])(
    '%s: %s',
    async (_, state, message, submit) => {
      const { id } = await parse<ContestVersion>(await submit());
      expect((await waitForGate(eve, id)).state).toBe(state);
      const text = await (await eve.ask(`/api/versions/${id}/report`)).text();
      expect(text.length).toBeLessThan(MIB);
      expect((JSON.parse(text) as GateReport).steps.at(-1)!.message).toMatch(message);
    },
    100_000,
  );
});

describe('what happens at a bad moment', () => {
  test('two submissions at once are two versions, and the same files at once are one', async () => {
    const sources = [`${WAITING_BOT}// 1`, `${WAITING_BOT}// 2`, `${WAITING_BOT}// 2`];
    const answers = await Promise.all(sources.map((source) => eve.submit('twin', source)));
    const versions = await Promise.all(answers.map((answer) => parse<ContestVersion>(answer)));
    expect(new Set(versions.map(({ number }) => number))).toEqual(new Set([1, 2]));
    expect(versions.filter(({ isKnown }) => isKnown).length).toBe(1);
  });

  test('a clock that jumps back does not take receipts with it', async () => {
    const before = await parse<ContestVersion>(await eve.submit('late', `${WAITING_BOT}// 1`));
    wrongBy = 24 * 3600_000;
    const after = await parse<ContestVersion>(await eve.submit('late', `${WAITING_BOT}// 2`));
    wrongBy = 0;
    expect(after.receivedAt >= before.receivedAt).toBe(true);
  });

  const hasBubblewrap = findProgram('bwrap') !== undefined;
  test.skipIf(!hasBubblewrap && process.env['CI'] !== 'true')(
    `a full disk${hasBubblewrap ? '' : ' (skipped: bubblewrap is not installed)'}`,
    async () => {
      const full = await serveOnFullDisk();
      try {
        const statuses = await full.fill();
        expect(new Set(statuses)).toEqual(new Set([202, 507]));
        const problem = await parse<ContestProblem>(await full.submit('too-much'));
        expect(problem).toMatchObject({ status: 507, detail: 'the disk of the server is full: nothing was stored' });
        expect((await fetch(`${full.url}/health`)).status).toBe(200);
        // What was acknowledged is there, and nothing else is.
        const { versions } = await parse<{ versions: unknown[] }>(await full.list());
        expect(versions.length).toBe(statuses.filter((status) => status === 202).length);
      } finally {
        await full.stop();
      }
    },
    60_000,
  );
});
