import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../../contest/store/audit.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { openTestApp, type Somebody, type TestApp } from './open-app.ts';

const SOURCE = '// the secret of Zanzibar';
const PATH = '/api/versions/1/source';

let served: TestApp;
let ada: Somebody;
let eve: Somebody;
let staff: Somebody;

beforeAll(async () => {
  served = await openTestApp();
  ada = await served.add({ name: 'Ada' });
  eve = await served.add({ name: 'Eve' });
  staff = await served.add({ name: 'Stan', role: 'staff' });
  await served.post('/api/staff/switches', staff, { name: 'paused', on: true });
  await served.upload('wolf', ada, SOURCE);
}, 120_000);
afterAll(() => served?.close());

const countLooks = async (): Promise<number> =>
  (await listAudit(served.contest.db, 50)).filter(({ action }) => action === 'look at source').length;

test('authors get back what they submitted', async () => {
  const { statusCode, headers, rawPayload } = await served.get(PATH, ada);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/gzip']);
  expect(headers['content-disposition']).toBe('attachment; filename="wolf-1.tar.gz"');
  const folder = emptyFolder();
  execFileSync('tar', ['-xz', '-C', folder], { input: rawPayload });
  expect(readFileSync(join(folder, 'wolf-1/bot.mjs'), 'utf8')).toBe(SOURCE);
  const page = await served.send({ url: '/versions/1', headers: { cookie: ada.cookie } });
  expect(page.body).toContain(`href="${PATH}"`);
  expect(await countLooks()).toBe(0);
});

test('staff get it too, and the audit log says so; for others it is not there', async () => {
  expect((await served.get(PATH, staff)).statusCode).toBe(200);
  const [note] = await listAudit(served.contest.db, 1);
  expect(note).toMatchObject({ person_id: 'stan', action: 'look at source', subject: 'version 1' });
  expect((await served.get(PATH, eve)).statusCode).toBe(404);
  expect((await served.get(PATH)).statusCode).toBe(401);
  expect(await countLooks()).toBe(1);
});

test('what was erased is not there any more', async () => {
  rmSync(served.contest.paths.versions, { recursive: true });
  const { statusCode, body } = await served.get(PATH, ada);
  expect([statusCode, body]).toEqual([
    404,
    expect.stringContaining('there is no source of version 1 of wolf any more'),
  ]);
});
