import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { OutputFile } from '../../../judge/replay-files/output-file.ts';
import { findReplayForm } from '../../../judge/replay-files/replay-names.ts';

const PART = (name: string): string => `.${name}.${process.pid}.part`;

function openIn(folder: string, name: string, write = writeSync): OutputFile {
  return new OutputFile(join(folder, name), findReplayForm(name)!, write);
}

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'minions-'));

test('a file has its name only when it is whole', async () => {
  const folder = makeFolder();
  const file = openIn(folder, 'a.jsonl');
  file.write('one\n');
  expect(readdirSync(folder)).toEqual([PART('a.jsonl')]);
  file.write('two\n');
  await file.commit();
  expect(readdirSync(folder)).toEqual(['a.jsonl']);
  expect(readFileSync(join(folder, 'a.jsonl'), 'utf8')).toBe('one\ntwo\n');
});

test('a file that is given up leaves nothing behind', () => {
  const folder = makeFolder();
  const file = openIn(folder, 'a.jsonl');
  file.write('one\n');
  file.discard();
  expect(readdirSync(folder)).toEqual([]);
});

test('giving up a whole file does nothing', async () => {
  const folder = makeFolder();
  const file = openIn(folder, 'a.jsonl');
  await file.commit();
  file.discard();
  expect(readdirSync(folder)).toEqual(['a.jsonl']);
});

test('a name in .gz is compressed', async () => {
  const folder = makeFolder();
  const file = openIn(folder, 'a.jsonl.gz');
  file.write('one\n');
  await file.commit();
  expect(readdirSync(folder)).toEqual(['a.jsonl.gz']);
  expect(gunzipSync(readFileSync(join(folder, 'a.jsonl.gz'))).toString()).toBe('one\n');
});

test('many files leave no listener behind', async () => {
  const before = process.listenerCount('exit');
  const files = Array.from({ length: 20 }, (_, index) => openIn(makeFolder(), `${index}.jsonl`));
  expect(process.listenerCount('exit')).toBe(before);
  for (const file of files) await file.commit();
});

test('what the system takes only in part is written whole', async () => {
  const folder = makeFolder();
  const file = openIn(folder, 'a.jsonl', ((handle: number, bytes: Buffer, from: number) =>
    writeSync(handle, bytes, from, Math.min(3, bytes.length - from))) as typeof writeSync);
  file.write('a longer line with an ñ and a ☃\n');
  await file.commit();
  expect(readFileSync(join(folder, 'a.jsonl'), 'utf8')).toBe('a longer line with an ñ and a ☃\n');
});

test('a full disk is told in a sentence', () => {
  const folder = makeFolder();
  symlinkSync('/dev/full', join(folder, PART('a.jsonl')));
  const file = openIn(folder, 'a.jsonl');
  expect(() => file.write('one\n')).toThrow(/a\.jsonl" cannot be written: the disk is full/);
  file.discard();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['a.jsonl', 'a.jsonl.gz'])(
  'what goes wrong at the very end of %s is told, and nothing is left',
  async (name) => {
    const folder = makeFolder();
    const file = openIn(folder, name);
    file.write('one\n');
    rmSync(join(folder, PART(name)));
    await expect(file.commit()).rejects.toThrow('cannot be written');
    expect(readdirSync(folder)).toEqual([]);
  },
);
