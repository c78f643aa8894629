import { expect, test } from 'vitest';
import { SharedParts } from '../../../contest/server/shared-parts.ts';

test('what everybody sees is made once, and again after an event, after a while and after a failure', async () => {
  const hub = { revision: 0 };
  let now = 0;
  let made = 0;
  const parts = new SharedParts(hub, () => now);
  const find = () => parts.find('/', async () => (made += 1));
  expect(await Promise.all([find(), find(), find()])).toEqual([1, 1, 1]);
  hub.revision = 1;
  expect([await find(), await find()]).toEqual([2, 2]);
  now = 600;
  expect(await find()).toBe(3);
  expect(await parts.find('/queue', () => 'another')).toBe('another');
  hub.revision = 2;
  const fail = () => parts.find('/', () => Promise.reject(new Error('the database is away')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('the database is away');
  expect(await find()).toBe(4);
});

test('what was made before an event is not found after it, even if it was not finished then', async () => {
  const hub = { revision: 0 };
  const parts = new SharedParts(hub);
  let resolve: ((text: string) => void) | undefined;
  const promise = new Promise<string>((done) => (resolve = done));
  const before = parts.find('/', () => promise);
  hub.revision = 1;
  const after = parts.find('/', () => 'new');
  resolve!('old');
  expect([await before, await after]).toEqual(['old', 'new']);
});
