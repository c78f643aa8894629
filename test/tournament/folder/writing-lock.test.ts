import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { WritingLock } from '../../../tournament/folder/writing-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'minions-lock-'));
const path = join(folder, 'lock');
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** No system gives a process this number. */
const NOBODY = 2 ** 30;
const SINCE = '2025-01-31T12:00:00.000Z';

test('says who is writing, and is gone when they are done', () => {
  const lock = new WritingLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid, machine: hostname() });
  lock.check();
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

// The process in the lock, its machine and start, and what a second writer is told.
test.each([
  ['a living process', process.pid, hostname(), null, `process ${process.pid} on ${hostname()} since ${SINCE}`],
  ['a process of another machine', NOBODY, 'elsewhere', null, `process ${NOBODY} on elsewhere since ${SINCE}`],
  ['a dead process', NOBODY, hostname(), null, 'taken over'],
  ['a dead process whose number another has by now', process.pid, hostname(), '1', 'taken over'],
])('a lock of %s', (_, pid, machine, startTime, expected) => {
  writeFileSync(path, JSON.stringify({ pid, machine, since: SINCE, startTime, token: 'theirs' }));
  let told = 'taken over';
  try {
    new WritingLock(path).release();
  } catch (error) {
    told = (error as Error).message;
    expect(readFileSync(path, 'utf8')).toContain('theirs');
  }
  expect(told).toContain(expected);
  expect(readdirSync(folder).filter((name) => name !== 'lock')).toEqual([]);
});

test('a writer whose lock was taken away stops', () => {
  const lock = new WritingLock(path);
  rmSync(path);
  const other = new WritingLock(path);
  expect(() => lock.check()).toThrow(`${path} was removed or taken over while this process was writing`);
  lock.release();
  expect(existsSync(path)).toBe(true);
  other.release();
});

test('something else of that name is left alone', () => {
  writeFileSync(path, 'my shopping list');
  expect(() => new WritingLock(path)).toThrow('invalid lock in');
  expect(readFileSync(path, 'utf8')).toBe('my shopping list');
});
