import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchLog } from '../../../judge/match/match-log.ts';
import { openTestApp, type Somebody, type TestApp } from './open-app.ts';

const lines: (Record<string, unknown> & { message: string })[] = [];
const note = (what: object, message: string): void => void lines.push({ ...what, message });
const log: MatchLog = { debug: note, info: note, warn: note, child: () => log };

let served: TestApp;
let ada: Somebody;
beforeAll(async () => {
  served = await openTestApp({}, { log });
  ada = await served.add({ name: 'Ada Lovelace' });
}, 60_000);
afterAll(() => served?.close());

test('the answer, the problem and the log call a request by the same id', async () => {
  const { headers, body } = await served.send({ url: '/api/versions/7', headers: { 'x-request-id': 'proxy-1' } });
  const id = String(headers['x-request-id']);
  expect(id).toMatch(/^proxy-1\.[\w-]{12}$/);
  expect((JSON.parse(body) as { request: string }).request).toBe(id);
  expect(lines).toContainEqual(
    expect.objectContaining({ request: id, method: 'GET', route: '/api/versions/:id', status: 401 }),
  );
});

test('a page that cannot be shown says which request it was', async () => {
  const { headers, body } = await served.send({ url: '/nowhere', headers: { accept: 'text/html' } });
  expect(body).toContain(`<code>${String(headers['x-request-id'])}</code>`);
  expect(lines).toContainEqual(expect.objectContaining({ route: 'unknown', status: 404 }));
});

test('personal links, tokens and names are not in the log', async () => {
  await served.get(`/in/${ada.link}`);
  await served.get('/me', ada);
  await served.get('/api/versions?name=Lovelace', ada);
  const text = JSON.stringify(lines);
  expect(lines.map(({ route }) => route)).toContain('/in/:link');
  for (const secret of [ada.link, ada.token, ada.id, 'Lovelace']) expect(text).not.toContain(secret);
});

test('what fails on our side is in the log with its reason, and not in the answer', async () => {
  const { db } = served.contest;
  const destroyed = Object.assign(Object.create(db) as typeof db, {
    selectFrom: () => {
      throw new Error('the database is on fire');
    },
  });
  const real = served.contest.db;
  (served.contest as { db: typeof db }).db = destroyed;
  const { statusCode, body } = await served.get('/api/versions', ada);
  (served.contest as { db: typeof db }).db = real;
  expect([statusCode, body]).toEqual([500, expect.not.stringContaining('fire')]);
  const failed = lines.find(({ message }) => message === 'request failed');
  expect(String(failed?.['err'])).toContain('on fire');
});
