import { afterAll, beforeAll, expect, test } from 'vitest';
import { followLogs, readLogs } from '../../../contest/client/follow-logs.ts';
import { indexMatch } from '../../../contest/store/matches.ts';
import { setEntrant } from '../../../contest/store/versions.ts';
import { AT, openTestApp, type Somebody, type TestApp } from '../server/open-app.ts';

let served: TestApp;
let ada: Somebody;
let url: string;

beforeAll(async () => {
  served = await openTestApp();
  ada = await served.add({ name: 'Ada' });
  const staff = await served.add({ name: 'Stan', role: 'staff' });
  await served.post('/api/staff/switches', staff, { name: 'paused', on: true });
  await served.upload('wolf', ada, 'console.log(1)');
  await setEntrant(served.contest.db, 1, 'e01');
  url = await served.listen();
}, 120_000);
afterAll(() => served?.close());

/** A match is over. */
const end = (block: number, entrant = 'e01'): Promise<void> =>
  indexMatch(served.contest.db, {
    block,
    played_at: AT,
    duration_ms: 1,
    replay: '',
    seats: [{ block, seat: 0, entrant, score: 1, place: 1, verdict: null }],
  });

test('every match is shown once, although the later of two ends first', async () => {
  for (const block of [1, 2, 4]) await end(block);
  const address = { url, token: ada.token };
  expect((await readLogs(address, 'wolf', { count: 2, after: 0 })).map(({ match }) => match)).toEqual([2, 4]);
  const stop = new AbortController();
  const shown = followLogs(address, 'wolf', { count: 2, pollMs: 5, signal: stop.signal });
  const take = async (): Promise<number | undefined> =>
    ((await shown.next()).value as { match: number } | undefined)?.match;
  expect([await take(), await take()]).toEqual([2, 4]);
  await end(6);
  expect(await take()).toBe(6);
  await end(5, 'e02');
  await end(3);
  expect(await take()).toBe(3);
  const last = take();
  stop.abort();
  expect(await last).toBeUndefined();
});
