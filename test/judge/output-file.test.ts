import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { OutputFile } from '../../judge/replay-files/output-file.ts';

const folderWith = (name: string): { folder: string; file: OutputFile } => {
  const folder = mkdtempSync(join(tmpdir(), 'minions-'));
  return { folder, file: new OutputFile(join(folder, name)) };
};

test('a file has its name only when it is whole', () => {
  const { folder, file } = folderWith('a.jsonl');
  file.write('one\n');
  expect(readdirSync(folder)).toEqual([`.a.jsonl.${process.pid}.part`]);
  file.write('two\n');
  file.commit();
  expect(readdirSync(folder)).toEqual(['a.jsonl']);
  expect(readFileSync(join(folder, 'a.jsonl'), 'utf8')).toBe('one\ntwo\n');
});

test('a file that is given up leaves nothing behind', () => {
  const { folder, file } = folderWith('a.jsonl');
  file.write('one\n');
  file.discard();
  expect(readdirSync(folder)).toEqual([]);
});

test('giving up a whole file does nothing', () => {
  const { folder, file } = folderWith('a.jsonl');
  file.commit();
  file.discard();
  expect(readdirSync(folder)).toEqual(['a.jsonl']);
});

test('a name in .gz is compressed', () => {
  const { folder, file } = folderWith('a.jsonl.gz');
  file.write('one\n');
  file.commit();
  expect(gunzipSync(readFileSync(join(folder, 'a.jsonl.gz'))).toString()).toBe('one\n');
});
