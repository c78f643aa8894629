import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContestMetrics } from '../../../contest/metrics/contest-metrics.ts';
import { openTestApp, type Somebody, type TestApp } from './open-app.ts';

let served: TestApp;
let ada: Somebody;
let staff: Somebody;
beforeAll(async () => {
  served = await openTestApp({}, { metrics: await ContestMetrics.open() });
  ada = await served.add({ name: 'Ada Lovelace', team: 'Analysts' });
  staff = await served.add({ name: 'Stan', role: 'staff' });
}, 60_000);
afterAll(() => served?.close());

const HERE = { remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:8080' } };

test.each<[who: string, status: number, request: Parameters<TestApp['send']>[0]]>([
  ['a program on the same machine', 200, HERE],
  ['the same by IPv6', 200, { remoteAddress: '::1', headers: { host: '[::1]:8080' } }],
  ['somebody elsewhere', 403, { remoteAddress: '10.1.2.3', headers: { host: '127.0.0.1:8080' } }],
  ['somebody elsewhere, by the proxy', 403, { ...HERE, headers: { ...HERE.headers, 'x-forwarded-for': '10.1.2.3' } }],
  ['who claims to be here', 403, { ...HERE, headers: { ...HERE.headers, 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy that hides whom it asks for', 403, { ...HERE, headers: { host: 'contest.example.org' } }],
  ['a page whose name leads here', 403, { ...HERE, headers: { host: 'evil.example:8080' } }],
])('%s gets %i', async (_, status, request) => {
  expect((await served.send({ url: '/metrics', ...request })).statusCode).toBe(status);
});

test('a player is refused, and staff are not', async () => {
  const asked = [await served.get('/metrics', ada), await served.get('/metrics', staff)];
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 200]);
});

async function read(): Promise<string> {
  return (await served.send({ url: '/metrics', ...HERE })).body;
}

test('it has figures of queue, slots, gates, matches, ratings, requests, database and process', async () => {
  const { work, db } = served.contest;
  await served.get('/api/leaderboard');
  served.contest.metrics!.measure({ kind: 'gate', outcome: 'passed', seconds: 3 });
  served.contest.metrics!.measure({ kind: 'match', of: 'round', seconds: 3 });
  served.contest.metrics!.measure({ kind: 'fit', seconds: 0.02, matches: 7, bots: 4 });
  await db.selectFrom('people').selectAll().execute();
  const text = await read();
  for (const line of [
    `minions_slots ${work.slots}`,
    'minions_queue_length{kind="gate"} 0',
    'minions_queue_length{kind="round"} 0',
    'minions_running{kind="match"} 0',
    'minions_gate_seconds_bucket{le="5",outcome="passed"} 1',
    'minions_match_seconds_bucket{le="2",of="round"} 0',
    'minions_rating_fit_seconds_count',
    'minions_rated_matches 7',
    'minions_http_requests_total{method="GET",route="/api/leaderboard",status="200"} 1',
    'minions_database_query_seconds_count{statement="select"}',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(line);
});

test('whatever is asked, labels are few and have no names', async () => {
  for (let at = 0; at < 20; at += 1) {
    await served.get(`/nowhere-${at}`);
    await served.get(`/bots/wolf-${at}`, ada);
    await served.send({ method: 'PROPFIND' as 'GET', url: `/dav-${at}` });
  }
  await served.get(`/in/${ada.link}`);
  const text = await read();
  expect(text).toContain('minions_http_requests_total{method="any",route="unknown",status="404"} 40');
  expect(text).toContain('route="/bots/:bot"');
  for (const name of ['nowhere-', 'wolf-', 'Lovelace', 'ada', 'Analysts', ada.link, 'PROPFIND'])
    expect(text).not.toContain(name);
});
