// What somebody may try against a contest server, in memory: each attack is a row.
// Forged reports of workers: test/tournament/queue/coordinator/routes.test.ts and result-intake.test.ts.
// Archives that are made to hurt: test/contest/submit/receive-upload.test.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addContestPerson } from '../../../contest/add-person.ts';
import { newContest } from '../../../contest/folder/new-contest.ts';
import { locateReplay } from '../../../contest/ladder/ladder.ts';
import { openContest, type OpenedContest } from '../../../contest/open-contest.ts';
import { makeApp } from '../../../contest/server/make-app.ts';
import { announce } from '../../../contest/store/announcements.ts';
import { issueCredential } from '../../../contest/store/credentials.ts';
import { receiveVersion } from '../../../contest/store/versions.ts';
import { makeCsv } from '../../../judge/export/make-csv.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const SITE = 'https://contest.example.org';
const OWN = { host: 'contest.example.org', origin: SITE };
const FOREIGN = { host: 'contest.example.org', origin: 'https://evil.example' };
const AT = '2026-01-01T00:00:00.000Z';
/** The first match of the first round, as workers are sent it. */
const OF_ROUND = 508_000_001;
const FIXED = 'x'.repeat(43);

let opened: OpenedContest;
let app: FastifyInstance;
/** By name: a session of a browser, a token of the command line, a personal link. */
let ada: { session: string; token: string; link: string };
let eve: typeof ada;
let staff: typeof ada;

async function add(name: string, role: 'player' | 'staff' = 'player'): Promise<typeof ada> {
  const { db } = opened.contest;
  const { id, link } = await addContestPerson(db, { name, role }, new Date(AT));
  const session = await issueCredential(db, { kind: 'session', person: id, at: AT });
  const token = await issueCredential(db, { kind: 'token', person: id, at: AT });
  return { session, token, link };
}

beforeAll(async () => {
  const folder = join(emptyFolder(), 'winter');
  const quotas = { versionsPerDay: 3, uploadBytes: 2048 };
  newContest(folder, await loadGame('crematoria'), { title: 'Winter <b>', url: SITE, quotas });
  opened = await openContest({ folder, isUnprotected: true, slots: { jobs: 1, isForced: true } });
  app = await makeApp(opened.contest, 'network');
  ada = await add('Ada <img src=x onerror=alert(1)>');
  eve = await add('Eve');
  staff = await add('Stan', 'staff');
  const { db } = opened.contest;
  // Not given to the gate: it is there to be looked at.
  const version = { entry: 'bot.py', bytes: 1, files: 1, receivedAt: AT };
  const person = 'ada-img-src-x-onerror-alert-1';
  await receiveVersion(db, { bot: 'wolf', person, digest: `sha256:${'ab'.repeat(32)}`, ...version });
  // What a worker has sent of a round that nobody may see is on its way through the folder of the ladder.
  writeFileSync(locateReplay(opened.contest.ladder.replays, OF_ROUND), gzipSync('secret'));
  await announce(db, '<script>alert(1)</script> [x](javascript:alert(1))', AT);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await opened?.close();
});

const bearer = ({ token }: typeof ada) => ({ authorization: `Bearer ${token}` });
const cookie = ({ session }: typeof ada) => ({ cookie: `minions=${session}` });
let address = 0;
/** From an address of its own each time, so that no attack is answered by the limit of requests. */
const send = (options: InjectOptions): Promise<LightMyRequestResponse> =>
  app.inject({ remoteAddress: `10.0.${Math.floor(address / 250)}.${(address++ % 250) + 1}`, ...options });
const post = (url: string, headers: Record<string, string>, payload?: string | object) =>
  send({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });
const get = (url: string, headers: Record<string, string> = {}) => send({ method: 'GET', url, headers });
const upload = (headers: Record<string, string>, query = '?file=bot.py', payload = 'x') =>
  post(`/api/bots/owl/versions${query}`, { 'content-type': 'text/plain', ...headers }, payload);
const json = { 'content-type': 'application/json' };

test.each<[attack: string, status: number, send: () => Promise<LightMyRequestResponse>]>([
  // Requests that another site makes a browser send.
  ['CSRF: a form of another site', 403, () => post('/versions/1/activate', { ...cookie(ada), ...FOREIGN })],
  ['CSRF: signing somebody out', 403, () => post('/sign-out', { ...cookie(ada), ...FOREIGN })],
  ['CSRF: a submission', 403, () => upload({ ...cookie(ada), ...FOREIGN })],
  ['CSRF: a page without an origin', 403, () => post('/sign-out', { ...cookie(ada), ...FOREIGN, origin: 'null' })],
  ['CSRF: a cookie and no origin at all', 403, () => post('/sign-out', cookie(ada))],
  [
    'CSRF: a host that only begins the same',
    403,
    () => post('/sign-out', { ...cookie(ada), ...FOREIGN, origin: `${SITE}.evil.example` }),
  ],
  [
    'CSRF: a new person, as staff',
    403,
    () => post('/api/people', { ...cookie(staff), ...FOREIGN, ...json }, { name: 'X' }),
  ],
  ['its own page may', 303, () => post('/sign-out', { cookie: 'minions=none', ...OWN })],
  // Credentials are good for one thing.
  ['a link in the place of a token', 401, () => get('/api/versions', { authorization: `Bearer ${ada.link}` })],
  ['a session in the place of a token', 401, () => get('/api/versions', { authorization: `Bearer ${ada.session}` })],
  ['a token in the place of a session', 401, () => get('/api/versions', { cookie: `minions=${ada.token}` })],
  ['a token in the place of a link', 401, () => get(`/in/${ada.token}`)],
  ['a very long token', 401, () => get('/api/versions', { authorization: `Bearer ${'a'.repeat(5000)}` })],
  // What belongs to others.
  ['somebody else’s version', 404, () => get('/api/versions/1', bearer(eve))],
  ['somebody else’s report', 404, () => get('/api/versions/1/report', bearer(eve))],
  ['somebody else’s gate replay', 404, () => get('/api/versions/1/replay', bearer(eve))],
  ['somebody else’s source', 404, () => get('/api/versions/1/source', bearer(eve))],
  ['somebody else’s source, as a visitor', 401, () => get('/api/versions/1/source')],
  ['somebody else’s log', 404, () => get('/api/bots/wolf/logs', bearer(eve))],
  ['somebody else’s page', 404, () => get('/versions/1', cookie(eve))],
  ['a bot that has not passed the gate', 404, () => get('/bots/wolf', cookie(eve))],
  ['activating for somebody else', 404, () => post('/api/versions/1/activate', bearer(eve))],
  [
    'a version of somebody else’s bot',
    403,
    () => post('/api/bots/wolf/versions?file=a.py', { ...bearer(eve), 'content-type': 'text/plain' }, 'x'),
  ],
  ['a match of a hidden round by the number it has on the queue', 404, () => get(`/api/matches/${OF_ROUND}/replay`)],
  ['the same while it is played', 404, () => get(`/api/matches/${OF_ROUND}/live`)],
  ['sources by path', 404, () => get(`/versions/${'ab'.repeat(32)}/bot.py`, bearer(eve))],
  ['the database', 404, () => get('/contest.db')],
  ['a path that leads out', 404, () => get('/..%2f..%2fcontest.db')],
  ['everybody’s versions, as a player', 403, () => get('/api/staff/versions', bearer(eve))],
  ['the audit log, as a player', 403, () => get('/staff/audit', cookie(eve))],
  ['the audit log, as a visitor', 401, () => get('/staff/audit')],
  ['everybody’s links, as a player', 403, () => post('/api/people/links', { ...bearer(eve), ...json }, {})],
  // Staff act in the name of nobody.
  ['activating for somebody else, as staff', 403, () => post('/api/versions/1/activate', bearer(staff))],
  ['the same by a form', 403, () => post('/versions/1/activate', { ...cookie(staff), ...OWN })],
  [
    'a version of somebody else’s bot, as staff',
    403,
    () => post('/api/bots/wolf/versions?file=a.py', { ...bearer(staff), 'content-type': 'text/plain' }, 'x'),
  ],
  // Staff is not the owner.
  [
    'making staff, as staff',
    403,
    () => post('/api/people', { ...bearer(staff), ...json }, { name: 'X', role: 'staff' }),
  ],
  ['the owner’s link, as staff', 404, () => post('/api/people/owner/link', { ...bearer(staff), ...json }, {})],
  ['erasing somebody, as staff', 403, () => post('/api/people/eve/erase', { ...bearer(staff), ...json }, {})],
  ['a backup over the network', 404, () => post('/api/staff/backup', { ...bearer(staff), ...json }, {})],
  // Workers have a door of their own.
  ['a report of a match over the network', 404, () => post('/results', { ...bearer(eve), ...json }, {})],
  ['a result for the ladder', 404, () => post('/api/matches/1', { ...bearer(eve), ...json }, { place: 1 })],
  // Uploads.
  ['an upload of a visitor', 401, () => upload({})],
  ['an upload that is too large', 413, () => upload(bearer(eve), '?file=bot.py', 'x'.repeat(4096))],
  ['an upload of a web page', 415, () => upload({ ...bearer(eve), 'content-type': 'text/html' })],
  ['a source that leads out', 422, () => upload(bearer(eve), '?file=..%2f..%2fbot.py')],
  ['a source with a NUL in its name', 422, () => upload(bearer(eve), '?file=bot%00.py')],
  ['a file that is no source', 422, () => upload(bearer(eve), '?file=page.html')],
  [
    'a name of a bot that is markup',
    400,
    () => post('/api/bots/%3Cb%3E/versions', { ...bearer(eve), 'content-type': 'text/plain' }, 'x'),
  ],
  ['an invalid body', 400, () => post('/api/login', json, '{"link":')],
  ['a prototype in a body', 400, () => post('/api/login', json, '{"__proto__":{"link":"x"}}')],
])('%s: %i', async (_, status, attack) => expect((await attack()).statusCode).toBe(status));

test('session fixation: a session that was there before is not taken over, and is never valid', async () => {
  const answer = await get(`/in/${ada.link}`, { cookie: `minions=${FIXED}` });
  expect(answer.statusCode).toBe(303);
  expect(String(answer.headers['set-cookie'])).not.toContain(FIXED);
  expect((await get('/api/versions', { cookie: `minions=${FIXED}` })).statusCode).toBe(401);
});

test('a session that was ended is not valid any more', async () => {
  const set = String((await get(`/in/${eve.link}`)).headers['set-cookie']);
  const [pair] = set.split(';');
  expect((await get('/api/versions', { cookie: pair! })).statusCode).toBe(200);
  expect((await post('/sign-out', { cookie: pair!, ...OWN })).statusCode).toBe(303);
  expect((await get('/api/versions', { cookie: pair! })).statusCode).toBe(401);
});

test('cookie flags: no script reads it, no other site sends it along, and only TLS carries it', async () => {
  const set = String((await get(`/in/${ada.link}`)).headers['set-cookie']);
  expect(set).toMatch(/^minions=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
});

test.each([
  ['the address of another site in the query', `next=https://evil.example`],
  ['one without a scheme', `next=//evil.example`],
])('open redirects: %s', async (_, query) => {
  expect((await get(`/in/${ada.link}?${query}`)).headers.location).toBe('/me');
});

test('open redirects: a path that looks like a host stays a path', async () => {
  const { statusCode, headers } = await get('//evil.example/..');
  expect([statusCode, headers.location]).toEqual([404, undefined]);
});

test.each([
  '/',
  '/me',
  '/queue',
  '/api/leaderboard',
  '/nothing',
  '/api/nothing',
  '/style.css',
  '/contest.js',
  '/in/wrong',
])('headers of %s', async (url) => {
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/,
    ) as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('what people write is text: names, titles and announcements', async () => {
  const page = (await get('/me', cookie(ada))).body + (await get('/', cookie(ada))).body;
  for (const markup of ['<img src=x', '<b>', '<script>alert', 'href="javascript:']) expect(page).not.toContain(markup);
  expect(page).toContain('&lt;script&gt;alert');
});

test.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1'])('CSV formulas: %j is text', (name) => {
  expect(makeCsv([[name]]).replace(/^"/, '')).toMatch(/^'/);
});

test('problems do not repeat what was sent as markup', async () => {
  const answer = await get('/<script>alert(1)</script>', { accept: 'text/html' });
  expect([answer.statusCode, answer.body.includes('<script>alert')]).toEqual([404, false]);
});

/** On a busy machine an address would earn a request or two while it asks. */
const stopTime = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now());
afterEach(() => void vi.restoreAllMocks());

test('rate limits: guessing links', async () => {
  stopTime();
  const guess = () => app.inject({ url: '/in/wrong', remoteAddress: '10.9.9.1' });
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1) statuses.push((await guess()).statusCode);
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
  expect(statuses.at(-1)).toBe(429);
  // A class sits behind one address: a link that is valid is not refused because somebody there guesses.
  for (let count = 0; count < 25; count += 1)
    expect((await app.inject({ url: `/in/${eve.link}`, remoteAddress: '10.9.9.1' })).statusCode).toBe(303);
});

test('rate limits: requests of one address, with the time to wait', async () => {
  stopTime();
  let last: LightMyRequestResponse | undefined;
  for (let count = 0; count < 400 && last?.statusCode !== 429; count += 1)
    last = await app.inject({ url: '/health', remoteAddress: '10.9.9.3' });
  expect([last?.statusCode, Number(last?.headers['retry-after']) > 0]).toEqual([429, true]);
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/versions', remoteAddress: '10.9.9.3', headers })).statusCode;
  expect(await ask({ cookie: `minions=${FIXED}` })).toBe(429);
  expect(await ask({ authorization: `Bearer ${FIXED}` })).toBe(429);
  // Whoever is signed in there has requests of their own, and not without end.
  expect(await ask(cookie(eve))).toBe(200);
  let own = 200;
  for (let count = 0; count < 400 && own === 200; count += 1) own = await ask(bearer(eve));
  expect(own).toBe(429);
  expect(await ask(cookie(ada))).toBe(200);
});

test('an address that a stranger names is not believed', async () => {
  stopTime();
  const ask = (forwarded: string) =>
    app.inject({ url: '/in/wrong', remoteAddress: '10.9.9.4', headers: { 'x-forwarded-for': forwarded } });
  let last: LightMyRequestResponse | undefined;
  for (let count = 0; count < 30; count += 1) last = await ask(`1.2.3.${count}`);
  expect(last?.statusCode).toBe(429);
});
