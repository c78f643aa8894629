import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { ContestLogs } from '../../protocol/types/contest/logs.ts';
import type { ContestProblem } from '../../protocol/types/contest/problem.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { renewLink } from '../../contest/manage-people.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type Player, type TestContest } from './start-contest.ts';

let contest: TestContest;
let ada: Player;
let bob: Player;
let first: ContestVersion;

const readJson = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const findState = async (player: Player, id: number): Promise<string> =>
  (await readJson<ContestVersion>(player.ask(`/api/versions/${id}`))).state;

async function submitAndWait(player: Player, bot: string, source: string): Promise<ContestVersion> {
  const { id } = await readJson<ContestVersion>(player.submit(bot, source));
  await waitUntil('the end of the gate', async () => ['active', 'rejected'].includes(await findState(player, id)));
  return readJson(player.ask(`/api/versions/${id}`));
}

beforeAll(async () => {
  contest = await startContest({ quotas: { versionsPerDay: 12, uploadBytes: 2 ** 20 } });
  ada = await addPlayer(contest, 'Ada');
  bob = await addPlayer(contest, 'Bob <b>');
  first = await submitAndWait(ada, 'wolf', WAITING_BOT);
}, 120_000);
afterAll(() => contest?.close());

test('a version passes the gate, plays and is rated', async () => {
  expect(first).toMatchObject({ bot: 'wolf', number: 1, state: 'active', files: 1 });
  const board = await waitUntil('a rated match', async () => {
    const answer = await readJson<Leaderboard>(fetch(`${contest.url}/api/leaderboard`));
    return answer.bots.some(({ name, matches }) => name === 'wolf' && matches > 0) && answer;
  });
  expect(findValidator('contest/leaderboard')(board)).toBe(true);
  expect(board.bots[0]).toMatchObject({ name: 'wolf', owner: 'Ada', house: false, rank: 1, rankRange: [1, 1] });
  expect(board.bots.filter(({ house }) => house).map(({ rank }) => rank)).toEqual([null, null, null]);
});

test('the report has every step and standard error by round', async () => {
  const report = await readJson<GateReport>(ada.ask(`/api/versions/${first.id}/report`));
  expect(findValidator('contest/gate-report')(report)).toBe(true);
  expect(report.steps.map(({ name, passed }) => [name, passed])).toEqual([
    ['build', true],
    ['check', true],
    ['match', true],
  ]);
  expect(report.stderr[0]).toEqual({ round: 0, text: expect.stringContaining('waiting in round 0') as string });
  expect((await ada.ask(`/api/versions/${first.id}/replay`)).status).toBe(200);
});

test('the same files again are recognised', async () => {
  const again = await ada.submit('wolf', WAITING_BOT);
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ id: first.id, isKnown: true });
});

test('a rejected version changes nothing', async () => {
  const bad = await submitAndWait(ada, 'wolf', 'process.exit(3)');
  expect(bad.state).toBe('rejected');
  const report = await readJson<GateReport>(ada.ask(`/api/versions/${bad.id}/report`));
  expect(report.passed).toBe(false);
  expect(JSON.stringify(report)).not.toContain(contest.folder);
  expect(await findState(ada, first.id)).toBe('active');
});

test('a newer version replaces the older one, which can come back and keeps its matches', async () => {
  const second = await submitAndWait(ada, 'wolf', `${WAITING_BOT}// 2`);
  expect([await findState(ada, first.id), second.state]).toEqual(['retired', 'active']);
  expect((await ada.ask(`/api/versions/${first.id}/activate`, { method: 'POST' })).status).toBe(200);
  expect([await findState(ada, first.id), await findState(ada, second.id)]).toEqual(['active', 'retired']);
  const board = await waitUntil('matches of the first version', async () => {
    const { bots } = await readJson<Leaderboard>(fetch(`${contest.url}/api/leaderboard`));
    return bots.find(({ name, version, matches }) => name === 'wolf' && version === 1 && matches > 0);
  });
  expect(board.matches).toBeGreaterThan(0);
});

test('authors see their own standard error', async () => {
  const logs = await readJson<ContestLogs>(ada.ask('/api/bots/wolf/logs?count=2'));
  expect(findValidator('contest/logs')(logs)).toBe(true);
  expect(logs.matches[0]!.stderr[0]!.text).toContain('waiting in round');
});

test('two submissions at the same moment are two versions', async () => {
  const sources = ['// a', '// b', '// c'].map((end) => `${WAITING_BOT}${end}`);
  const answers = await Promise.all(sources.map((source) => bob.submit('bear', source)));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  const numbers = await Promise.all(answers.map(async (answer) => ((await answer.json()) as ContestVersion).number));
  expect(numbers.sort()).toEqual([1, 2, 3]);
});

describe('what is refused, with a hint', () => {
  const send = (body: string | Buffer, type = 'text/plain', query = '?file=bot.py') =>
    bob.ask(`/api/bots/owl/versions${query}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: body as string,
    });

  test.each<[what: string, status: number, ask: () => Promise<Response>]>([
    [
      'a visitor who submits',
      401,
      () =>
        fetch(`${contest.url}/api/bots/x/versions`, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: 'x',
        }),
    ],
    [
      'an invalid token',
      401,
      () => fetch(`${contest.url}/api/versions`, { headers: { authorization: 'Bearer wrong' } }),
    ],
    [
      'an authorization that is no token',
      401,
      () => fetch(`${contest.url}/api/versions`, { headers: { authorization: 'Basic eDp5' } }),
    ],
    ['somebody else’s version', 404, () => bob.ask(`/api/versions/${first.id}`)],
    ['somebody else’s report', 404, () => bob.ask(`/api/versions/${first.id}/report`)],
    ['somebody else’s gate replay', 404, () => bob.ask(`/api/versions/${first.id}/replay`)],
    ['somebody else’s page', 404, () => bob.ask(`/versions/${first.id}`)],
    ['somebody else’s log', 404, () => bob.ask('/api/bots/wolf/logs')],
    [
      'activating somebody else’s version',
      404,
      () => bob.ask(`/api/versions/${first.id}/activate`, { method: 'POST' }),
    ],
    ['somebody else’s name', 403, () => bob.submit('wolf', 'x')],
    [
      'adding people as a player',
      403,
      () =>
        bob.ask('/api/people', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"name":"Eve"}',
        }),
    ],
    ['a new link for somebody as a player', 403, () => bob.ask('/api/people/ada/link', { method: 'POST' })],
    [
      'a form of another site',
      403,
      () =>
        fetch(`${contest.url}/sign-out`, {
          method: 'POST',
          headers: { cookie: 'minions=x', origin: 'https://evil.example' },
        }),
    ],
    [
      'a body without an origin, with a cookie',
      403,
      () => fetch(`${contest.url}/sign-out`, { method: 'POST', headers: { cookie: 'minions=x' } }),
    ],
    ['an invalid name of a bot', 400, () => bob.submit('Wolf!', 'x')],
    ['a version that is no number', 400, () => bob.ask('/api/versions/abc')],
    ['a version that is not there', 404, () => bob.ask('/api/versions/99999')],
    ['too many bytes', 413, () => send(Buffer.alloc(2 ** 20 + 1))],
    ['a wrong content type', 415, () => send('x', 'image/png')],
    ['a broken zip', 422, () => send('PK\u0003\u0004 nothing', 'application/zip', '')],
    ['text as a zip', 422, () => send('hello', 'application/zip', '')],
    [
      'invalid JSON',
      400,
      () =>
        fetch(`${contest.url}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{',
        }),
    ],
    ['an unknown link', 401, () => fetch(`${contest.url}/in/${'x'.repeat(43)}`)],
    ['a page that is not there', 404, () => fetch(`${contest.url}/nothing`)],
    ['a match that is not there', 404, () => fetch(`${contest.url}/api/matches/999999/replay`)],
    ['a match that leads elsewhere', 400, () => fetch(`${contest.url}/api/matches/..%2f..%2fcontest.db/replay`)],
    ['the database', 404, () => fetch(`${contest.url}/contest.db`)],
  ])('%s: %i', async (_, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    const problem = (await answer.json()) as ContestProblem;
    expect(findValidator('contest/problem')(problem)).toBe(true);
    expect(problem.hint).not.toBe('');
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('an upload that says it has 2 GB is answered at once, and the connection ends', async () => {
    const answer = await new Promise<{ status: number | undefined; connection: string | undefined }>(
      (resolve, reject) => {
        const sending = request(`${contest.url}/api/bots/owl/versions?file=a.py`, {
          method: 'POST',
          headers: { authorization: `Bearer ${bob.token}`, 'content-type': 'text/plain', 'content-length': 2 ** 31 },
        });
        sending.once('response', ({ statusCode, headers }) =>
          resolve({ status: statusCode, connection: headers.connection }),
        );
        sending.once('error', reject);
        sending.write('x');
      },
    );
    expect(answer).toEqual({ status: 413, connection: 'close' });
  });

  test('more versions than a day has', async () => {
    const carl = await addPlayer(contest, 'Carl');
    const statuses: number[] = [];
    for (let at = 0; at < 13; at += 1) statuses.push((await carl.submit('cat', `process.exit() // ${at}`)).status);
    expect(statuses).toEqual([...Array<number>(12).fill(202), 429]);
  });
});

describe('pages', () => {
  const pages = ['/', '/queue', '/me', '/bots/wolf', '/matches/1'];

  test.each(pages)('%s has a strict policy, no inline script, and shows no markup of people', async (path) => {
    const answer = await fetch(`${contest.url}${path}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(text).not.toMatch(/<script(?! src="\/contest.js")|\son\w+=|style="|Bob <b>/);
    expect(text).toContain('Bots run without a sandbox');
  });

  test('a personal link becomes a session, which can end', async () => {
    const signIn = await fetch(ada.link, { redirect: 'manual' });
    const cookie = signIn.headers.get('set-cookie')!;
    expect([signIn.status, signIn.headers.get('location')]).toEqual([303, '/me']);
    expect(cookie).toMatch(/^minions=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const headers = { cookie: cookie.split(';')[0]!, origin: contest.url };
    const mine = await (await fetch(`${contest.url}/me`, { headers })).text();
    expect(mine).toContain('wolf');
    expect((await fetch(`${contest.url}/versions/${first.id}`, { headers })).status).toBe(200);
    await fetch(`${contest.url}/sign-out`, { method: 'POST', headers, redirect: 'manual' });
    expect(await (await fetch(`${contest.url}/me`, { headers })).text()).toContain('Open your personal link');
  });

  test('only authors see their standard error beside a match', async () => {
    const [own, other] = await Promise.all([ada, bob].map(async (player) => (await player.ask('/matches/1')).text()));
    expect(own).toContain('Standard error of <bdi>wolf</bdi>');
    expect(own).toMatch(/<li data-round="1">/);
    expect(other).not.toContain('Standard error');
  });

  test('the replay that everybody gets has nothing private', async () => {
    const bytes = await (await fetch(`${contest.url}/api/matches/1/replay`)).arrayBuffer();
    const { gunzipSync } = await import('node:zlib');
    expect(gunzipSync(Buffer.from(bytes)).toString()).not.toMatch(
      /waiting in round|"stderr"|"bots"|sha256:[0-9a-f]{64}/,
    );
  });

  test('OpenAPI names every route of the API', async () => {
    const { paths, openapi } = await readJson<{ paths: object; openapi: string }>(
      fetch(`${contest.url}/api/openapi.json`),
    );
    expect(openapi).toBe('3.0.3');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/bots/{bot}/versions',
        '/api/leaderboard',
        '/api/versions/{id}/report',
        '/api/events',
      ]),
    );
  });
});

test('who comes back gets the events that were missed, and nobody gets those of others', async () => {
  const read = async (player: Player): Promise<string> => {
    const stop = new AbortController();
    const answer = await player.ask('/api/events', { headers: { 'last-event-id': '1' }, signal: stop.signal });
    let text = '';
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      if (text.includes('event: leaderboard')) break;
    }
    stop.abort();
    return text;
  };
  const [own, other] = [await read(ada), await read(bob)];
  expect(own).toMatch(/id: \d+\nevent: version\ndata: .*"bot":"wolf"/);
  expect(other).not.toContain('"bot":"wolf","number"');
});

test('a new link ends the old one, with its tokens', async () => {
  const dora = await addPlayer(contest, 'Dora');
  await renewLink({ folder: contest.folder }, 'dora');
  expect((await dora.ask('/api/versions')).status).toBe(401);
  expect((await fetch(dora.link, { redirect: 'manual' })).status).toBe(401);
});

test('nothing is left of what was refused, and the ladder verifies while it runs', async () => {
  expect(readdirSync(join(contest.folder, 'uploads'))).toEqual([]);
  await contest.close();
  const { problems, replays } = await verifyTournament(locateTournament(join(contest.folder, 'ladder')), {
    isDeep: true,
  });
  expect(problems).toEqual([]);
  expect(replays).toBeGreaterThan(0);
});
