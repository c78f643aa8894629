import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../../contest/store/audit.ts';
import { openTestApp, type Somebody, type TestApp } from './open-app.ts';

let served: TestApp;
let staff: Somebody;
beforeAll(async () => {
  served = await openTestApp();
  staff = await served.add({ name: 'Stan', role: 'staff' });
}, 120_000);
afterAll(() => served?.close());

test.each([
  ['Friday 22:00', 'Friday 22:00'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(59)}…`],
  // Each wolf is two units of UTF-16, and the sixtieth unit is the first half of one.
  [`${'a'.repeat(59)}🐺🐺`, `${'a'.repeat(59)}…`],
  [`a${'🐺'.repeat(70)}`, `a${'🐺'.repeat(58)}…`],
])('an announcement is in the audit log, shortened by whole characters: %s', async (text, subject) => {
  expect((await served.post('/api/announcements', staff, { text })).statusCode).toBe(201);
  const [note] = await listAudit(served.contest.db, 1);
  expect(note).toMatchObject({ person_id: 'stan', action: 'announce', subject });
});
