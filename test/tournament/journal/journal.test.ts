import fc from 'fast-check';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { JournalWriter, type WriteBytes } from '../../../tournament/journal/journal-writer.ts';
import { readJournal } from '../../../tournament/journal/read-journal.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { JournalRecord } from '../../../protocol/types/tournament/record.ts';
import { makePlayed, reveal, voidMatch, withdraw } from '../made-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'minions-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RECORDS: JournalRecord[] = [
  makePlayed('1.1: anna 1, bob 2, carl 3, dora 4'),
  makePlayed('1.2: bob 1, carl 2, dora 3, anna 4 crashed'),
  withdraw('anna', 'wanted to'),
  voidMatch(1, 1, 'the machine was being updated'),
  makePlayed('2.1: bob 1, carl 2, dora 3, emil 4 timeout'),
  reveal('5'.repeat(64)),
];

let files = 0;
function writeJournal(records: readonly JournalRecord[]): string {
  const path = join(folder, `journal-${(files += 1)}.jsonl`);
  const writer = new JournalWriter(path);
  for (const record of records) writer.append(record);
  writer.close();
  return path;
}

const read = (path: string): JournalRecord[] => [...readJournal(path)].map(({ record }) => record);

const messageOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('what was written is read, and keeps to the schema', () => {
  const validate = findValidator<JournalRecord>('tournament/record');
  const records = read(writeJournal(RECORDS));
  expect(records).toEqual(RECORDS);
  for (const record of records) expect([validate(record), validate.errors]).toEqual([true, null]);
});

test('a line ends with a checksum of itself and of the line before', () => {
  const [first, second] = readFileSync(writeJournal(RECORDS), 'utf8').split('\n');
  const alone = readFileSync(writeJournal(RECORDS.slice(1)), 'utf8').split('\n')[0];
  const SUM = /,"sum":"([0-9a-f]{64})"\}$/;
  expect(first).toMatch(SUM);
  expect(second!.replace(SUM, '')).toBe(alone!.replace(SUM, ''));
  expect(SUM.exec(second!)![1]).not.toBe(SUM.exec(alone!)![1]);
});

test('a writer goes on where another stopped', () => {
  const path = writeJournal(RECORDS.slice(0, 2));
  const seen: number[] = [];
  const writer = new JournalWriter(path, ({ line }) => seen.push(line));
  for (const record of RECORDS.slice(2)) writer.append(record);
  writer.close();
  expect(seen).toEqual([1, 2]);
  expect(readFileSync(path, 'utf8')).toBe(readFileSync(writeJournal(RECORDS), 'utf8'));
});

describe('a journal that was cut off', () => {
  const whole = readFileSync(writeJournal(RECORDS));
  const ends = [...whole.entries()].filter(([, byte]) => byte === 10).map(([index]) => index + 1);

  test('keeps its whole lines, wherever it was cut, and can be continued', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length }), (length) => {
        const path = writeJournal(RECORDS);
        truncateSync(path, length);
        const count = ends.filter((end) => end <= length).length;
        expect(read(path)).toEqual(RECORDS.slice(0, count));
        const writer = new JournalWriter(path);
        for (const record of RECORDS.slice(count)) writer.append(record);
        writer.close();
        expect(readFileSync(path).equals(whole)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('also when the disk left zeros at its end', () => {
    const path = writeJournal(RECORDS);
    appendFileSync(path, Buffer.alloc(300));
    expect(read(path)).toEqual(RECORDS);
  });
});

describe('a journal that was changed', () => {
  const whole = readFileSync(writeJournal(RECORDS));

  test('is refused, and the line is named, whichever byte was changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 2 }), fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const changed = Buffer.from(whole);
        changed[at]! ^= difference;
        const line = whole.subarray(0, at).filter((byte) => byte === 10).length + 1;
        const path = join(folder, 'changed.jsonl');
        writeFileSync(path, changed);
        expect(messageOf(() => read(path))).toContain(`line ${line} of ${path} is not as it was written`);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['a line taken out', (lines: string[]) => lines.splice(2, 1), 3],
    ['two lines in the other order', (lines: string[]) => lines.splice(1, 2, lines[2]!, lines[1]!), 2],
    ['a line twice', (lines: string[]) => lines.splice(3, 0, lines[2]!), 4],
    ['an empty line', (lines: string[]) => lines.splice(1, 0, ''), 2],
    ['a line without a checksum', (lines: string[]) => (lines[0] = '{"kind":"began"}'), 1],
  ])('%s', (_, change, line) => {
    const lines = whole.toString('utf8').split('\n');
    change(lines);
    const path = join(folder, 'changed.jsonl');
    writeFileSync(path, lines.join('\n'));
    expect(messageOf(() => new JournalWriter(path))).toContain(`line ${line} of `);
    expect(readFileSync(path, 'utf8')).toBe(lines.join('\n'));
  });
});

describe('a disk that fills up in the middle of a line', () => {
  const failing =
    (code: string, bytesLeft: number): WriteBytes =>
    (handle, bytes, position) => {
      const part = bytes.subarray(0, bytesLeft);
      if (part.length === 0) throw Object.assign(new Error(`${code}: write`), { code });
      bytesLeft -= part.length;
      return real(handle, part, position);
    };
  const real: WriteBytes = (handle, bytes, position) => writeSync(handle, bytes, 0, bytes.length, position);

  test('is told, and everything before it is kept', () => {
    const path = writeJournal(RECORDS.slice(0, 2));
    const before = readFileSync(path);
    const writer = new JournalWriter(path, undefined, failing('ENOSPC', 20));
    expect(messageOf(() => writer.append(RECORDS[2]!))).toBe(`${path} cannot be written: the disk is full`);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('does not matter when it has room for the line in pieces', () => {
    const path = writeJournal([]);
    const pieces: WriteBytes = (handle, bytes, position) => real(handle, bytes.subarray(0, 7), position);
    const writer = new JournalWriter(path, undefined, pieces);
    for (const record of RECORDS) writer.append(record);
    expect(read(path)).toEqual(RECORDS);
  });
});
