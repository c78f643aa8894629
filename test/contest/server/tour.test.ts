// A tour through a whole contest: every page and every answer of its API, as visitors, players and staff get them, and what is said
// to whoever asks for something wrong. The list was read once; read its difference before you take over a change:
// npx vitest run --project unit test/contest/server/tour -u
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepGateReport } from '../../../contest/store/gate-reports.ts';
import { indexMatch } from '../../../contest/store/matches.ts';
import { keepRatings } from '../../../contest/store/ratings.ts';
import { receiveVersion, setEntrant, setState } from '../../../contest/store/versions.ts';
import { locateFiles } from '../../../contest/submit/receive-upload.ts';
import type { GateReport } from '../../../protocol/types/contest/gate-report.ts';
import { AT, openTestApp, type Somebody, type TestApp } from './open-app.ts';

const NOW = Date.parse('2026-01-03T12:00:00.000Z');
const MAX_BODY = 6000;

let served: TestApp;
const people: Record<string, Somebody | undefined> = {};

const REPORT: GateReport = {
  gate: 1,
  passed: false,
  digest: `sha256:${'1'.repeat(64)}`,
  tool: 'minions 0.1.0',
  steps: [
    { name: 'build', passed: true, seconds: 1.25, message: 'built <b>', output: ' ' },
    { name: 'check', passed: false, seconds: 0, message: 'it crashed', hint: 'look at it', output: 'Traceback <i>\n' },
  ],
  stderr: [
    { round: 1, text: 'hello\n' },
    { round: 7, text: 'bye' },
  ],
  replay: true,
};

beforeAll(async () => {
  served = await openTestApp({}, { now: () => NOW });
  const { add, contest } = served;
  people['ada'] = await add({ name: 'Ada', id: 'ada', email: 'ada@example.org' });
  people['bob'] = await add({ name: 'Bob', id: 'bob', team: 'Red', section: 'A' });
  people['stan'] = await add({ name: 'Stan', id: 'stan', role: 'staff' });
  people['olga'] = await add({ name: 'Olga', id: 'olga', role: 'owner' });
  await add({ name: 'Rita', id: 'rita', team: 'Red', section: 'A' });
  const { db, paths } = contest;
  const submit = async (person: string, digit: number, bytes: number): Promise<void> => {
    const digest = `sha256:${String(digit).repeat(64)}`;
    const files = { entry: 'bot.py', bytes, files: digit, receivedAt: `2026-01-0${digit}T08:00:00.000Z` };
    await receiveVersion(db, { bot: `${person}-bot`, person, digest, ...files });
    mkdirSync(locateFiles(paths.versions, digest), { recursive: true });
    writeFileSync(join(locateFiles(paths.versions, digest), 'bot.py'), `print(${digit})\n`);
  };
  await submit('ada', 1, 100);
  await submit('ada', 2, 2000);
  await submit('bob', 3, 30);
  await setState(db, 1, 'rejected', AT);
  await setState(db, 2, 'active', AT);
  await setState(db, 3, 'retired', AT);
  await setEntrant(db, 2, 'e01');
  await setEntrant(db, 3, 'e02');
  await keepGateReport(db, { version_id: 1, report: JSON.stringify(REPORT), at: AT });
  await keepGateReport(db, {
    version_id: 2,
    report: JSON.stringify({ ...REPORT, passed: true, stderr: [], replay: false }),
    at: AT,
  });
  for (const block of [1, 2]) {
    const seats = ['e01', 'e02', 'h01', 'h02'].map((entrant, seat) => ({
      block,
      seat,
      entrant,
      score: 10 * block + seat,
      place: 4 - seat,
      verdict: block === 2 && seat === 1 ? 'timeout' : null,
    }));
    await indexMatch(db, {
      block,
      played_at: `2026-01-03T0${block}:00:00.000Z`,
      duration_ms: 1500,
      replay: `m${block}.jsonl.gz`,
      seats,
    });
  }
  await keepRatings(
    db,
    [1, 2].flatMap((after) =>
      ['e01', 'e02'].map((entrant, at) => ({
        entrant,
        after_matches: after,
        at: `2026-01-03T0${after}:00:00.000Z`,
        matches: after,
        rating: 1000 * (at + after),
        error: 500,
        rank: at + 1,
      })),
    ),
  );
}, 300_000);
afterAll(() => served?.close());

/** Without what is another in every run, and without the head of a page, which says the same everywhere. */
function clean(body: string): string {
  const text = body
    .replace(/<head>[^]*?<\/head>/, '')
    // The menu is looked at on one page.
    .replace(/<a class="skip"[^]*?(?=<main)/, (menu) => (menu.includes('href="/" aria-current') ? menu : ''))
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '<id>')
    .replaceAll(/(?<=\/in\/|"token":"|"session":"|minions=)[\w-]{16,}/g, '<secret>')
    .replaceAll(/[0-9a-f]{64}/g, (hash) => (/^(.)\1+$/.test(hash) ? `${hash[0]}×64` : '<hash>'))
    .replaceAll(/"request":"[^"]+"/g, '"request":"<id>"')
    .replaceAll(/(?<=this request: <code>)[\w-]+/g, '<id>')
    .replaceAll(/(?<=erased-)\w+/g, '<number>')
    .replaceAll(/(?<="uptimeSeconds":)\d+/g, '<number>')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '>\n<')
    .trim();
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text;
}

const HEADERS = ['content-type', 'location', 'retry-after', 'content-disposition', 'www-authenticate'];

async function visit(line: string, payload?: object, form = false): Promise<string> {
  const [who, method, url] = line.split(' ') as [string, InjectOptions['method'], string];
  const person = people[who];
  const headers = {
    host: 'localhost',
    ...(url.startsWith('/api/') ? {} : { accept: 'text/html' }),
    ...(person === undefined ? {} : form ? { cookie: person.cookie } : { authorization: `Bearer ${person.token}` }),
    ...(form ? { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' } : {}),
  };
  const body = form ? new URLSearchParams(payload as Record<string, string>).toString() : payload;
  const answer = await served.send({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  } as InjectOptions);
  const shown = HEADERS.flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined ? [] : [`${name}: ${clean(String(value))}`];
  });
  const asked = payload === undefined ? line : `${line} ${JSON.stringify(payload)}`;
  return [`$ ${asked}`, `${answer.statusCode}  ${shown.join('  ')}`, clean(answer.body), ''].join('\n');
}

const PAGES = [
  '/',
  '/queue',
  '/me',
  '/rounds',
  '/bracket',
  '/rounds/first',
  '/bots/ada-bot',
  '/bots/bob-bot',
  '/matches/1',
  '/matches/2',
];
const MISSING = [
  '/bots/none',
  '/matches/9',
  '/rounds/none',
  '/versions/9',
  '/nowhere',
  '/api/nowhere',
  '/bots/a..b',
  '/matches/x',
];
const STAFF = [
  '/staff',
  '/staff/people',
  '/staff/people?q=a',
  '/staff/versions',
  '/staff/versions?state=active',
  '/staff/versions?bot=bob-bot',
  '/staff/rounds',
  '/staff/audit',
];
const API = [
  '/health',
  '/api/contest',
  '/api/leaderboard',
  '/api/queue',
  '/api/versions',
  '/api/versions/1',
  '/api/versions/1/report',
  '/api/versions/1/replay',
  '/api/versions/3/source',
  '/api/versions/2/report',
  '/api/versions/3',
  '/api/rounds',
  '/api/rounds/first',
  '/api/rounds/none',
  '/api/matches/1/replay',
  '/api/matches/9/replay',
  '/api/bots/ada-bot/logs',
  '/api/marks',
];
const STAFF_API = ['/api/staff/versions', '/api/staff/marks', '/api/staff/marks.csv', '/api/staff/marks?round=none'];

async function record(name: string, visits: readonly (() => Promise<string>)[]): Promise<void> {
  const texts: string[] = [];
  for (const one of visits) texts.push(await one());
  await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot(`tour/${name}.txt`);
}

const get = (who: string, urls: readonly string[]) => urls.map((url) => () => visit(`${who} GET ${url}`));
const post =
  (line: string, payload: object = {}) =>
  () =>
    visit(line, payload);
const send =
  (line: string, fields: object = {}) =>
  () =>
    visit(line, fields, true);

test('staff set it up', () =>
  record('set-up', [
    post('stan POST /api/rounds', {
      name: 'first',
      title: 'The <first>',
      format: 'swiss',
      deadline: '2026-02-01T22:00:00Z',
    }),
    post('stan POST /api/rounds', {
      name: 'final',
      format: 'upc',
      deadline: '2026-03-01T22:00:00Z',
      after: 'first',
      keep: 8,
      release: 'hidden',
    }),
    post('stan POST /api/rounds', { name: 'first', format: 'swiss', deadline: '2026-02-01T22:00:00Z' }),
    post('stan POST /api/rounds', { name: 'Bad', format: 'swiss' }),
    post('ada POST /api/rounds', { name: 'mine', format: 'swiss', deadline: '2026-02-01T22:00:00Z' }),
    post('stan POST /api/rounds/first/extend', { deadline: '2026-02-02T22:00:00Z', reason: 'a <storm>' }),
    post('stan POST /api/rounds/first/extend', { deadline: '2026-02-03T22:00:00Z' }),
    post('stan POST /api/rounds/first/promote', { bot: 'ada-bot', reason: 'why not' }),
    post('stan POST /api/rounds/first/rerun', { reason: 'again' }),
    post('stan POST /api/rounds/final/release', { to: 'participants' }),
    post('stan POST /api/announcements', { text: 'Hello <b>everybody</b>' }),
    post('stan POST /api/announcements', {}),
    post('ada POST /api/announcements', { text: 'x' }),
    post('stan POST /api/people', { name: 'Carl <b>', email: 'carl@example.org' }),
    post('stan POST /api/people', { name: '' }),
    post('ada POST /api/people', { name: 'Eve' }),
    post('stan POST /api/people', { name: 'Eve', role: 'staff' }),
    post('stan POST /api/staff/people/bob/quota', { versionsPerDay: 9, reason: 'a camp' }),
    post('stan POST /api/staff/people/none/quota', { versionsPerDay: 9, reason: 'a camp' }),
    send('stan POST /staff/rounds', { name: 'third', format: 'round-robin', deadline: '2026-04-01T22:00:00Z' }),
    send('stan POST /staff/rounds/third/rescind', { reason: 'too many' }),
    send('stan POST /staff/announcements', { text: 'Second' }),
    send('ada POST /staff/announcements', { text: 'mine' }),
    send('stan POST /staff/people/rita/link'),
    post('stan POST /api/people/rita/link'),
    post('stan POST /api/people/none/link'),
    post('stan POST /api/people/rita/revoke'),
    post('stan POST /api/people/import', { people: [{ name: 'Dan', section: 'B' }, { name: 'Dora' }] }),
    post('stan POST /api/people/links', { section: 'B' }),
    post('stan POST /api/people/links', { section: 'none' }),
    send('stan POST /staff/people/rita/revoke'),
    send('stan POST /staff/people/ada/quota', { versionsPerDay: '5', reason: 'busy' }),
    send('stan POST /staff/people/ada/quota', { versionsPerDay: 'x' }),
    // From here on no gate begins.
    post('stan POST /api/staff/switches', { name: 'paused', on: true, reason: 'a <pause>' }),
    post('stan POST /api/staff/versions/1/requeue', { reason: 'a new compiler' }),
    post('stan POST /api/staff/versions/2/requeue', { reason: 'x' }),
    post('ada POST /api/staff/versions/2/requeue', { reason: 'x' }),
    post('ada POST /api/staff/switches', { name: 'paused', on: true }),
  ]));

test('a visitor looks around', () =>
  record('visitor', get('nobody', [...PAGES, ...MISSING, ...API, ...STAFF_API, '/versions/1'])));

test('a player looks around', () =>
  record(
    'player',
    get('ada', ['/me', '/rounds/first', '/versions/1', '/versions/2', '/versions/3', ...API, ...STAFF_API]),
  ));

test('a member of a team looks around', () =>
  record('team', get('bob', ['/me', '/versions/3', '/versions/1', '/api/versions'])));

test('staff look around', () => record('staff', get('stan', [...STAFF, '/rounds/final', '/versions/1', ...STAFF_API])));

test('a player comes, acts and goes', () =>
  record('acts', [
    send('ada POST /versions/2/activate'),
    send('bob POST /versions/1/activate'),
    post('ada POST /api/versions/1/activate'),
    post('ada POST /api/versions/9/activate'),
    post('nobody POST /api/versions/1/activate'),
    () => visit('nobody GET /in/wrong'),
    () => visit(`nobody GET /in/${people['ada']!.link}`).then((text) => text.replaceAll(people['ada']!.link, '<link>')),
    post('nobody POST /api/login', { link: 'wrong' }),
    send('ada POST /sign-out'),
    send('bob POST /sign-out'),
    () => visit('ada DELETE /api/login'),
    post('olga POST /api/people/rita/erase', {}),
    post('stan POST /api/people/rita/erase', {}),
    post('stan POST /api/staff/switches', { name: 'read-only', on: true, reason: 'new disks' }),
    post('bob POST /api/versions/3/activate'),
    ...get('nobody', ['/', '/health']),
    post('stan POST /api/staff/switches', { name: 'read-only', on: false }),
  ]));
