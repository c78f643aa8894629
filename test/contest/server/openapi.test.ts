// What the description of the API says of every request, for whoever writes a program for it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './open-app.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
}

let served: TestApp;
beforeAll(async () => {
  served = await openTestApp();
}, 300_000);
afterAll(() => served?.close());

test('every request has a summary', async () => {
  const { paths } = (await served.get('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary }]) => `${method.toUpperCase()} ${path}: ${summary}`),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.endsWith(': undefined'))).toEqual([]);
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('openapi.txt');
});
