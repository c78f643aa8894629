// Bodies of requests to a contest server, damaged in any way: an answer below 500, and every refusal says what to do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { openTestApp, type Somebody, type TestApp } from '../contest/server/open-app.ts';
import { FUZZ_RUNS, havoc } from './havoc.ts';

const LONG_RUN = { timeout: 60_000 + 1000 * FUZZ_RUNS };
const counts: Record<string, Record<number, number>> = {};
let served: TestApp;
let owner: Somebody;

beforeAll(async () => {
  served = await openTestApp();
  owner = await served.add({ name: 'Owen', role: 'owner' });
  await served.add({ name: 'Ada' });
});

afterAll(async () => {
  if (process.env['FUZZ_RUNS'] !== undefined) console.log(JSON.stringify(counts));
  await served.close();
});

/** What once made the server fail, tried in every run. */
const CORPUS = ['{"text":"\\u0000"}'].map((text) => Buffer.from(text));

const ROUND = { name: 'final', format: 'round-robin', deadline: '2099-01-15T22:00:00Z', cycles: 2 };

/** One of the bodies with another value in a field, or with a field that nobody knows. */
const misfilled = (bodies: readonly object[]): fc.Arbitrary<Buffer> =>
  fc
    .constantFrom(...bodies)
    .chain((body) => fc.tuple(fc.constant(body), fc.constantFrom(...Object.keys(body), '__proto__', 'extra'), value))
    .map(([body, field, filling]) =>
      Buffer.from(JSON.stringify({ ...body, ...JSON.parse(makeField(field, filling)) })),
    );

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('', '\0', 'a\nb', '../x', '=1+1', '<b>', '2099-13-45T99:99:99Z', 'x'.repeat(5000), -1, 1e21, 2 ** 53),
);

const makeField = (field: string, filling: unknown): string => `{${JSON.stringify(field)}:${JSON.stringify(filling)}}`;

test.each<[url: string, ...bodies: object[]]>([
  ['/api/login', { link: 'http://127.0.0.1/in/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }],
  ['/api/people', { name: 'First Last', email: 'a@example.org', team: 'reds', section: '10', role: 'player' }],
  [
    '/api/people/import',
    {
      people: [
        { name: 'First Last', id: 'first' },
        { name: 'Other', team: 'blues' },
      ],
    },
  ],
  ['/api/staff/people/ada/quota', { versionsPerDay: 9, reason: 'illness' }],
  ['/api/rounds', ROUND, { ...ROUND, format: 'upc' }],
  ['/api/rounds/final/extend', { deadline: '2099-02-15T22:00:00Z', reason: 'illness' }, { reason: 'illness' }],
  ['/api/announcements', { text: '# Hello\n\n- *a* [b](https://example.org) `c`' }],
  ['/api/staff/switches', { name: 'paused', on: false, reason: 'exams' }],
])('POST %s', LONG_RUN, async (url, ...bodies) => {
  const seen: Record<number, number> = (counts[url] = {});
  const samples = bodies.map((body) => Buffer.from(JSON.stringify(body)));
  const damaged = fc.oneof(havoc(samples), misfilled(bodies));
  const send = async (payload: Buffer): Promise<void> => {
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
    const { statusCode, body } = await served.send({ method: 'POST', url, payload, headers });
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    expect(statusCode, body).toBeLessThan(500);
    if (statusCode >= 400) expect(JSON.parse(body)).toMatchObject({ status: statusCode, hint: expect.any(String) });
  };
  for (const sample of samples) await send(sample);
  await fc.assert(fc.asyncProperty(damaged, send), {
    numRuns: FUZZ_RUNS,
    examples: CORPUS.map((body): [Buffer] => [body]),
  });
  expect((await served.get('/')).statusCode).toBe(200);
});

test.each(['/bots/%00', '/versions/%00', '/api/bots/a%00b/logs', '/rounds/%ED%A0%80'])(
  'GET %s is refused',
  async (url) => {
    const { statusCode } = await served.get(url, owner);
    expect([400, 404, 422]).toContain(statusCode);
  },
);
