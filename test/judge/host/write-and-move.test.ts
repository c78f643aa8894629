import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { putInPlace } from '../../../judge/host/put-in-place.ts';
import { writeFileAtomic } from '../../../judge/host/write-file-atomic.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

function makeFolder(path: string, text: string): string {
  mkdirSync(path);
  writeFileSync(join(path, 'file'), text);
  return path;
}

test('a folder is moved to its place, and the one that was there first stays', () => {
  const folder = emptyFolder();
  const place = join(folder, 'place');
  expect(putInPlace(makeFolder(join(folder, 'a'), 'first'), place)).toBe(true);
  expect(putInPlace(makeFolder(join(folder, 'b'), 'second'), place)).toBe(false);
  expect(readFileSync(join(place, 'file'), 'utf8')).toBe('first');
  expect(readdirSync(folder).sort()).toEqual(['b', 'place']);
});

test('a folder that cannot be moved is an error', () => {
  const folder = emptyFolder();
  expect(() => putInPlace(join(folder, 'missing'), join(folder, 'place'))).toThrow('ENOENT');
});

test.each([false, true])('a file is written whole and nothing is left beside it; shared: %s', (isShared) => {
  const folder = emptyFolder();
  const path = join(folder, 'file');
  writeFileAtomic(path, 'old', { isShared });
  writeFileAtomic(path, Buffer.from('new'), { isShared, isDurable: false });
  expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['file'], 'new']);
});

test('what another process writes aside at the same time is left alone', () => {
  const folder = emptyFolder();
  // A folder in the way stands for the part of somebody else.
  mkdirSync(join(folder, '.file.part'));
  writeFileAtomic(join(folder, 'file'), 'mine', { isShared: true });
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine');
  expect(() => writeFileAtomic(join(folder, 'file'), 'alone')).toThrow('directory');
});
