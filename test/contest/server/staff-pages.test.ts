// The pages of staff, without their script: who sees what, what a form does, and what the audit log says of it.
import { mkdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../../contest/store/audit.ts';
import { receiveVersion, setState } from '../../../contest/store/versions.ts';
import { locateFiles } from '../../../contest/submit/receive-upload.ts';
import { AT, openTestApp, type Somebody, type TestApp } from './open-app.ts';

let served: TestApp;
let ada: Somebody;
let staff: Somebody;
let owner: Somebody;
beforeAll(async () => {
  served = await openTestApp();
  ada = await served.add({ name: 'Ada <img src=x>', id: 'ada' });
  staff = await served.add({ name: 'Stan <b>', id: 'stan', role: 'staff' });
  owner = await served.add({ name: 'Olga', role: 'owner' });
  await served.add({ name: 'Bob', team: 'Red "<b>"', section: 'A' });
  const { db, paths } = served.contest;
  // Not given to the gate: they are there to be looked at.
  for (const [person, digit] of [
    ['ada', '1'],
    ['ada', '2'],
    ['bob', '3'],
  ] as const) {
    const digest = `sha256:${digit.repeat(64)}`;
    const files = { entry: 'bot.py', bytes: 1, files: 1, receivedAt: AT };
    await receiveVersion(db, { bot: `${person}-bot`, person, digest, ...files });
    if (digit !== '3') mkdirSync(locateFiles(paths.versions, digest), { recursive: true });
  }
  for (const [id, state] of [
    [1, 'rejected'],
    [2, 'active'],
    [3, 'rejected'],
  ] as const)
    await setState(db, id, state, AT);
}, 120_000);
afterAll(() => served?.close());

const look = (url: string, who?: Somebody) =>
  served.send({ url, headers: { accept: 'text/html', ...(who && { cookie: who.cookie }) } });
const readNote = async () => (await listAudit(served.contest.db, 1))[0];
/** As a page of another site makes the browser of staff send it. */
const forge = (url: string, fields: Record<string, string>) =>
  served.send({
    method: 'POST',
    url,
    headers: {
      cookie: staff.cookie,
      host: 'localhost',
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

const PAGES = ['/staff', '/staff/people', '/staff/versions', '/staff/rounds', '/staff/audit'] as const;

test.each(PAGES)('%s is for staff and the owner', async (url) => {
  const people = [undefined, ada, staff, owner];
  const statuses = await Promise.all(people.map(async (who) => (await look(url, who)).statusCode));
  expect(statuses).toEqual([401, 403, 200, 200]);
  const { body, headers } = await look(url, staff);
  for (const page of PAGES) expect(body).toContain(`href="${page}"`);
  expect(body).not.toMatch(/<script(?! src="\/contest.js" defer>)|<b>|<img|onclick|style=/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
});

test.each(['/', '/me', '/queue', '/rounds'])('%s leads staff, and nobody else, to their pages', async (url) => {
  const people = [undefined, ada, staff, owner];
  const menus = await Promise.all(people.map(async (who) => (await look(url, who)).body.includes('href="/staff"')));
  expect(menus).toEqual([false, false, true, true]);
});

test.each(['/', '/queue'])('%s loads its live parts again as a visitor gets them, compressed for all', async (url) => {
  const load = (who?: Somebody, more: object = {}) =>
    served.send({
      url,
      headers: { 'x-part': 'live', 'accept-encoding': 'gzip', ...(who && { cookie: who.cookie }), ...more },
    });
  const [own, visited, plain] = await Promise.all([
    load(staff),
    load(),
    load(staff, { 'accept-encoding': 'identity' }),
  ]);
  expect([own.statusCode, own.headers['content-encoding'], own.headers['content-type']]).toEqual([
    200,
    'gzip',
    'text/html; charset=utf-8',
  ]);
  expect(own.rawPayload.equals(visited.rawPayload)).toBe(true);
  const page = gunzipSync(own.rawPayload).toString('utf8');
  expect(page).toContain('data-live="');
  expect(page).not.toContain('Stan');
  expect(plain.body).toBe(page);
  expect((await look(url, staff)).body).toContain('Stan');
});

const turn = (fields: Record<string, string>, who = staff) => served.submitForm('/staff/switches', who, fields);
const WHY = '<i>new</i> disks';

test('a switch is turned on with a reason, by a form, and off again while nothing else may be changed', async () => {
  const on = await turn({ name: 'read-only', on: 'true', reason: WHY });
  expect([on.statusCode, on.headers.location]).toEqual([303, '/staff']);
  expect(await readNote()).toMatchObject({ person_id: 'stan', action: 'turn on: read-only', reason: WHY });
  expect(served.contest.switches.isReadOnly).toBe(true);
  const { body } = await look('/staff', owner);
  expect(body).toContain('by\n<bdi>Stan &lt;b&gt;</bdi>: <bdi>&lt;i&gt;new&lt;/i&gt; disks</bdi>');
  expect(body).toContain('Turn off');
  expect((await look('/staff/audit', staff)).body).toContain('<bdi>&lt;i&gt;new&lt;/i&gt; disks</bdi>');
  expect((await turn({ name: 'read-only', on: 'false', reason: '' })).statusCode).toBe(303);
  expect(served.contest.switches.isReadOnly).toBe(false);
});

test.each<[what: string, status: number, fields: Record<string, string>]>([
  ['no reason', 422, { name: 'paused', on: 'true', reason: ' ' }],
  ['another switch', 422, { name: 'everything', on: 'true', reason: 'x' }],
  ['neither on nor off', 422, { name: 'paused', on: 'maybe', reason: 'x' }],
  ['a reason that is too long', 422, { name: 'paused', on: 'true', reason: 'x'.repeat(301) }],
  ['a reason with a NUL in it', 422, { name: 'paused', on: 'true', reason: 'a\0b' }],
  ['a field of its own', 422, { name: 'paused', on: 'true', reason: 'x', person: 'olga' }],
])('a form of a switch with %s: %i', async (_, status, fields) => {
  expect((await turn(fields)).statusCode).toBe(status);
  expect(served.contest.switches.isPaused).toBe(false);
});

const FORMS: readonly (readonly [url: string, fields: Record<string, string>])[] = [
  ['/staff/switches', { name: 'paused', on: 'true', reason: 'x' }],
  ['/staff/people/ada/link', {}],
  ['/staff/people/ada/revoke', {}],
  ['/staff/people/ada/quota', { versionsPerDay: '2', reason: 'x' }],
  ['/staff/versions/1/requeue', { reason: 'x' }],
];

test.each(FORMS)('%s: players, visitors and other sites are refused', async (url, fields) => {
  const before = await readNote();
  const stranger = { ...ada, cookie: 'minions=none' };
  expect((await served.submitForm(url, ada, fields)).statusCode).toBe(403);
  expect((await served.submitForm(url, stranger, fields)).statusCode).toBe(401);
  expect((await forge(url, fields)).statusCode).toBe(403);
  expect(await readNote()).toEqual(before);
  expect(served.contest.switches.isPaused).toBe(false);
});

test.each(FORMS.slice(1))('%s: nothing is changed while the contest is read-only', async (url, fields) => {
  await turn({ name: 'read-only', on: 'true', reason: 'x' });
  const { statusCode } = await served.submitForm(url, staff, fields);
  await turn({ name: 'read-only', on: 'false' });
  expect(statusCode).toBe(503);
});

/** The row of a table that has a text in it. */
const findRow = (body: string, text: string): string =>
  body.split('<tr>').find((row) => row.includes(text)) ?? 'no such row';

test('the page of people says who they are, and what they have', async () => {
  const { body } = await look('/staff/people', staff);
  expect(findRow(body, '>ada<')).toContain('<bdi>Ada &lt;img src=x&gt;</bdi>');
  expect(findRow(body, '>ada<')).toContain('href="/staff/versions?bot=ada-bot"');
  expect(findRow(body, '>ada<')).toContain('2026-01-01 00:00:00');
  expect(findRow(body, '>bob<')).toContain('<bdi>Red &quot;&lt;b&gt;&quot;</bdi>');
  expect(findRow(body, '>bob<')).toContain('href="/staff/versions?bot=bob-bot"');
});

test.each([
  ['ADA', ['ada']],
  ['red', ['bob']],
  ['nobody', []],
  ['"><script>', []],
])('people are found by %j', async (search, expected) => {
  const { body } = await look(`/staff/people?${new URLSearchParams({ search }).toString()}`, staff);
  expect(['ada', 'bob', 'stan', 'olga'].filter((id) => body.includes(`<span class="soft">${id}</span>`))).toEqual(
    expected,
  );
  expect(body).not.toContain('"><script>');
});

test('only the owner changes the access of staff, on the page too', async () => {
  const rows = await Promise.all(
    [staff, owner].map(async (who) => findRow((await look('/staff/people', who)).body, '>stan<')),
  );
  expect(rows.map((row) => row.includes('/staff/people/stan/revoke'))).toEqual([false, true]);
  expect((await served.submitForm('/staff/people/stan/revoke', staff, {})).statusCode).toBe(403);
  expect((await served.submitForm('/staff/people/stan/link', staff, {})).statusCode).toBe(403);
  expect((await served.submitForm('/staff/people/nobody/link', owner, {})).statusCode).toBe(404);
});

test('a new link is shown once, and the old one ends', async () => {
  const eve = await served.add({ name: 'Eve' });
  const { statusCode, body, headers } = await served.submitForm('/staff/people/eve/link', staff, {});
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  const [, link = ''] = /<pre class="output">[^<]*(\/in\/[\w-]{43})<\/pre>/.exec(body) ?? [];
  expect((await served.get(link)).statusCode).toBe(303);
  expect((await served.get(`/in/${eve.link}`)).statusCode).toBe(401);
  expect(await readNote()).toMatchObject({ person_id: 'stan', action: 'renew link', subject: 'eve' });
  expect((await look('/staff/people', staff)).body).not.toContain(link);
  expect((await served.submitForm('/staff/people/eve/revoke', staff, {})).headers.location).toBe('/staff/people');
  expect((await served.get(link)).statusCode).toBe(401);
  expect(await readNote()).toMatchObject({ person_id: 'stan', action: 'revoke access', subject: 'eve' });
  expect(findRow((await look('/staff/people', staff)).body, '>eve<')).toContain('no link');
});

test.each([
  ['', [3, 2, 1]],
  ['?bot=ada-bot&state=', [2, 1]],
  ['?bot=&state=rejected', [3, 1]],
  ['?before=3', [2, 1]],
  ['?bot=%3Cb%3E', []],
])('versions newest first, by %j, with their reports', async (query, expected) => {
  const { body } = await look(`/staff/versions${query}`, staff);
  expect(Array.from(body.matchAll(/href="\/versions\/(\d+)"/g), ([, id]) => Number(id))).toEqual(expected);
  expect(body).not.toContain('<b>');
});

test('to look at the list is no look at a report', async () => {
  const before = await readNote();
  await look('/staff/versions', staff);
  expect(await readNote()).toEqual(before);
  await look('/versions/1', staff);
  expect(await readNote()).toMatchObject({ person_id: 'stan', action: 'look at gate report', subject: 'version 1' });
});

test.each<[what: string, status: number, id: number | string]>([
  ['an active version', 409, 2],
  ['a version whose files were erased', 409, 3],
  ['a version that is not there', 404, 99],
  ['no version', 400, 'x'],
])('the gate of %s is not run again: %i', async (_, status, id) => {
  const before = await readNote();
  const answer = await served.post(`/api/staff/versions/${id}/requeue`, staff, { reason: 'x' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(await readNote()).toEqual(before);
});

test('the gate of a rejected version is run again, once, with a reason', async () => {
  const url = '/api/staff/versions/1/requeue';
  // Nothing begins, so that it stays in the queue.
  await turn({ name: 'paused', on: 'true', reason: 'x' });
  const asked = await Promise.all(
    [{}, { reason: '' }, { reason: 'a\u0000b' }].map((body) => served.post(url, staff, body)),
  );
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([400, 400, 422]);
  expect((await served.post(url, ada, { reason: 'x' })).statusCode).toBe(403);
  expect(findRow((await look('/staff/versions', staff)).body, '/versions/1"')).toContain('requeue');
  const reason = 'The compiler was <missing>.';
  expect((await served.submitForm('/staff/versions/1/requeue', staff, { reason })).headers.location).toBe(
    '/staff/versions',
  );
  expect(await readNote()).toMatchObject({ person_id: 'stan', action: 'requeue', subject: 'version 1', reason });
  expect((await served.get('/api/versions/1', ada)).json()).toMatchObject({
    state: 'received',
    receivedAt: AT,
    queue: { before: 0 },
  });
  const again = await served.post(url, staff, { reason });
  expect([again.statusCode, again.json<{ detail: string }>().detail]).toEqual([
    409,
    'version 1 of ada-bot waits for its gate already, or is at it',
  ]);
  expect(findRow((await look('/staff/versions', staff)).body, '/versions/1"')).not.toContain('requeue');
});

test('what staff do to a round is in the audit log with its reason', async () => {
  const { name } = (
    await served.post('/api/rounds', owner, { name: 'final', format: 'swiss', deadline: '2099-01-15T22:00:00Z' })
  ).json<{ name: string }>();
  const reason = 'a wrong <b>map</b>';
  expect((await served.submitForm(`/staff/rounds/${name}/rescind`, staff, { reason })).statusCode).toBe(303);
  expect(await readNote()).toMatchObject({ person_id: 'stan', action: 'rescind round', subject: 'final', reason });
});

test('two who requeue at the same moment queue it once', async () => {
  const { db, work } = served.contest;
  await work.remove([{ id: 1, entrant: null } as Parameters<typeof work.remove>[0][number]]);
  await setState(db, 1, 'rejected', AT);
  const both = await Promise.all(
    [staff, owner].map((who) => served.post('/api/staff/versions/1/requeue', who, { reason: 'x' })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
  expect(work.queueLengths.gate).toBe(1);
});

test('a quota of their own, by a form and by the API, and the usual one again', async () => {
  const gus = await served.add({ name: 'Gus' });
  const set = (versionsPerDay: string) =>
    served.submitForm('/staff/people/gus/quota', staff, { versionsPerDay, reason: 'A late start.' });
  const submit = async (text: string): Promise<number> => (await served.upload('gus-bot', gus, text)).statusCode;
  expect((await set('1')).headers.location).toBe('/staff/people');
  const note = { person_id: 'stan', action: 'set quota: 1 a day', subject: 'gus', reason: 'A late start.' };
  expect(await readNote()).toMatchObject(note);
  expect(findRow((await look('/staff/people', staff)).body, '>gus<')).toContain('<summary><b>1</b></summary>');
  expect((await look('/me', gus)).body).toMatch(/1 version a\s+day/);
  expect([await submit('console.log(1)'), await submit('console.log(2)')]).toEqual([202, 429]);
  const url = '/api/staff/people/gus/quota';
  expect((await served.post(url, staff, { versionsPerDay: 2, reason: 'x' })).json()).toEqual({
    versionsPerDay: 2,
    reason: 'x',
  });
  expect([await submit('console.log(2)'), await submit('console.log(3)')]).toEqual([202, 429]);
  expect((await set('')).statusCode).toBe(303);
  expect(await readNote()).toMatchObject({ action: 'set quota: as usual' });
  expect(await submit('console.log(3)')).toBe(202);
  const bad = [
    { versionsPerDay: -1, reason: 'x' },
    { versionsPerDay: 1.5, reason: 'x' },
    { versionsPerDay: 1 },
    { reason: 'x' },
  ];
  const statuses = await Promise.all(bad.map(async (body) => (await served.post(url, staff, body)).statusCode));
  expect(statuses).toEqual([400, 400, 400, 400]);
  expect((await served.post(url, gus, { versionsPerDay: 9, reason: 'x' })).statusCode).toBe(403);
  expect((await served.post('/api/staff/people/x/quota', owner, { versionsPerDay: 9, reason: 'x' })).statusCode).toBe(
    404,
  );
});

test('a quota of somebody in a team is that of the team', async () => {
  const cy = await served.add({ name: 'Cy', team: 'Red "<b>"' });
  await served.post('/api/staff/people/bob/quota', owner, { versionsPerDay: 0, reason: 'x' });
  expect(await readNote()).toMatchObject({ action: 'set quota of the team: 0 a day', subject: 'bob' });
  expect((await served.upload('cy-bot', cy, 'console.log(1)')).statusCode).toBe(429);
});
