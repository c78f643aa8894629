// A match of the ladder that somebody follows while a judge writes its replay.
import { renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locateReplay } from '../../../contest/ladder/ladder.ts';
import { openTestApp, type TestApp } from './open-app.ts';

let served: TestApp;
beforeAll(async () => {
  served = await openTestApp();
}, 120_000);
afterAll(() => served?.close());

async function follow(from: number): Promise<[status: number, text: string, next: number, isOver: string]> {
  const { statusCode, body, headers } = await served.get(`/api/matches/1/live?from=${from}`);
  return [statusCode, body, Number(headers['x-next']), String(headers['x-over'])];
}

test('whoever follows a match gets what its replay has grown by, whole lines, to the end', async () => {
  expect((await served.get('/api/matches/1/live')).statusCode).toBe(404);
  const { ladder } = served.contest;
  const block = ladder.schedule(['h1', 'h2', 'h3', 'h1']);
  const path = locateReplay(ladder.replays, block);
  expect(await follow(0)).toEqual([200, '', 0, 'no']);
  // Of a process that is alive: this one.
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  writeFileSync(part, 'one\ntwo\nthr');
  expect(await follow(0)).toEqual([200, 'one\ntwo\n', 8, 'no']);
  writeFileSync(part, 'one\ntwo\nthree\n');
  expect(await follow(8)).toEqual([200, 'three\n', 14, 'no']);
  writeFileSync(part, gzipSync('one\ntwo\nthree\nend\n'));
  renameSync(part, path);
  expect(await follow(14)).toEqual([200, 'end\n', 18, 'yes']);
  const page = await served.get(`/matches/${block}`);
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('live=%2Fapi%2Fmatches%2F1%2Flive')]);
});
