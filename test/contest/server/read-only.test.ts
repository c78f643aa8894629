import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../../contest/store/audit.ts';
import { openTestApp, type Somebody, type TestApp } from './open-app.ts';

let served: TestApp;
let ada: Somebody;
let staff: Somebody;
beforeAll(async () => {
  served = await openTestApp();
  ada = await served.add({ name: 'Ada' });
  staff = await served.add({ name: 'Stan', role: 'staff' });
}, 60_000);
afterAll(() => served?.close());

const turn = (name: string, on: boolean, who = staff, reason?: string) =>
  served.post('/api/staff/switches', who, { name, on, ...(reason === undefined ? {} : { reason }) });

test.each<[what: string, ask: () => Promise<LightMyRequestResponse>]>([
  ['a submission', () => served.upload('wolf', ada, 'x')],
  ['activating', () => served.post('/api/versions/1/activate', ada)],
  ['activating by a form', () => served.submitForm('/versions/1/activate', ada, {})],
  ['a new person', () => served.post('/api/people', staff, { name: 'X' })],
  ['a class list', () => served.post('/api/people/import', staff, { people: [] })],
  ['a new link', () => served.post('/api/people/ada/link', staff)],
  ['an announcement', () => served.post('/api/announcements', staff, { text: 'x' })],
  [
    'a round',
    () => served.post('/api/rounds', staff, { name: 'x', format: 'swiss', deadline: '2099-01-01T00:00:00Z' }),
  ],
  ['erasing', () => served.post('/api/people/ada/erase', staff)],
])('while it is read-only, %s is refused with what to do', async (_, ask) => {
  await turn('read-only', true);
  const { statusCode, headers, body } = await ask();
  expect([statusCode, headers['content-type']]).toEqual([503, expect.stringContaining('application/problem+json')]);
  expect(JSON.parse(body)).toMatchObject({ status: 503, detail: expect.stringContaining('read-only') as string });
  expect((JSON.parse(body) as { hint: string }).hint).toContain('try again later');
});

test('pages and API answer, people sign in and out, and every page says so', async () => {
  await turn('read-only', true, staff, 'We move to another machine until 18:00.');
  for (const url of ['/', '/queue', '/rounds', '/bracket', '/me', '/staff/rounds', '/staff/audit']) {
    const { statusCode, body } = await served.send({ url, headers: { cookie: staff.cookie } });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).toContain('This contest is read-only at the moment');
    expect(body).toContain('We move to another machine until 18:00.');
  }
  const lost = await served.send({ url: '/nowhere', headers: { accept: 'text/html' } });
  expect(lost.body).toContain('read-only at the moment');
  expect((await served.get('/api/leaderboard')).statusCode).toBe(200);
  expect((await served.get('/api/contest')).json()).toMatchObject({ readOnly: true, paused: true });
  expect((await served.get(`/in/${ada.link}`)).statusCode).toBe(303);
  expect((await served.post('/api/login', undefined, { link: ada.link })).statusCode).toBe(201);
});

test('only staff turn it on and off, and the audit log says who', async () => {
  expect((await turn('read-only', false, ada)).statusCode).toBe(403);
  expect((await turn('read-only', false)).json()).toEqual({ readOnly: false, paused: false });
  expect((await turn('everything', true)).statusCode).toBe(400);
  const [last, before] = await listAudit(served.contest.db, 2);
  expect(last).toMatchObject({ person_id: 'stan', action: 'turn off: read-only', reason: null });
  expect(before).toMatchObject({ action: 'turn on: read-only', reason: 'We move to another machine until 18:00.' });
  expect((await served.get('/')).body).not.toContain('read-only at the moment');
});

test('while it is paused, submissions are received and wait', async () => {
  await turn('paused', true);
  expect((await served.upload('wolf', ada, 'console.log(1)')).statusCode).toBe(202);
  expect(served.contest.work.queueLengths.gate).toBe(1);
  expect(served.contest.work.runningCounts).toEqual({ gate: 0, match: 0 });
  expect((await served.get('/queue')).body).toContain('This contest is paused');
});

test('a server that was started read-only stays so, and a switch outlives the server', async () => {
  const { folder } = served;
  await served.close();
  const { openContest } = await import('../../../contest/open-contest.ts');
  const opened = await openContest({
    folder,
    isUnprotected: true,
    isReadOnly: true,
    slots: { jobs: 1, isForced: true },
  });
  try {
    const { switches, db } = opened.contest;
    expect(switches.find('paused')?.person_id).toBe('stan');
    const change = { name: 'read-only', isOn: false, person: 'stan', at: '2026-01-01T00:00:00.000Z' } as const;
    await expect(switches.change(db, change)).rejects.toMatchObject({ status: 409 });
    expect(switches.isReadOnly).toBe(true);
  } finally {
    await opened.close();
  }
});
