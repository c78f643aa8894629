import fc from 'fast-check';
import { chownSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCodeFile, writeCodeFile } from '../../../cli/code-cache/code-file.ts';
import { emptyFolder } from '../run-minions.ts';

const CODE = new Map([
  ['command-line.cjs', Buffer.from('the first script')],
  ['validators/seat.cjs', Buffer.from('the second\none')],
]);

function write(origin = 'build 1'): string {
  const path = join(emptyFolder(), 'code', 'play-1');
  writeCodeFile(path, origin, CODE);
  return path;
}

describe('compiled code that was kept', () => {
  test('is read as it was written', () => {
    expect([...readCodeFile(write(), 'build 1')]).toEqual([...CODE]);
  });

  test('is not used for another build, or another Node', () => {
    expect(readCodeFile(write('build 1'), 'build 2').size).toBe(0);
  });

  test('is not used when a single bit of it has changed, or its end is missing: V8 would not notice, and end the process', () => {
    const path = write();
    const bytes = readFileSync(path);
    const start = bytes.indexOf('\n') + 1;
    const place = fc.integer({ min: start, max: bytes.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 7 }), (index, bit) => {
        const damaged = Buffer.from(bytes);
        damaged[index]! ^= 1 << bit;
        writeFileSync(path, damaged);
        expect(readCodeFile(path, 'build 1').size).toBe(0);
        writeFileSync(path, bytes.subarray(0, index));
        expect(readCodeFile(path, 'build 1').size).toBe(0);
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['no header', 'abc'],
    ['another header', '[]\nabc'],
    ['a header of another kind', '{"origin":"build 1","checksum":0}\n'],
  ])('%s is nothing to use', (_, text) => {
    const path = join(emptyFolder(), 'play-1');
    writeFileSync(path, text);
    expect(readCodeFile(path, 'build 1').size).toBe(0);
  });

  test.skipIf(process.getuid?.() !== 0)('is not used when it belongs to somebody else (only root can try that)', () => {
    const path = write();
    chownSync(path, 12_345, 12_345);
    expect(readCodeFile(path, 'build 1').size).toBe(0);
  });

  test('a folder that cannot be written to is left alone', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'code'), 'a file where the folder would be');
    writeCodeFile(join(folder, 'code', 'play-1'), 'build 1', CODE);
    expect(readdirSync(folder)).toEqual(['code']);
  });

  test('of many files the oldest go', () => {
    const folder = join(emptyFolder(), 'code');
    mkdirSync(folder);
    for (let age = 1; age <= 60; age++) {
      const old = join(folder, `old-${age}`);
      writeFileSync(old, '');
      utimesSync(old, new Date(Date.now() - age * 60_000), new Date(Date.now() - age * 60_000));
    }
    writeCodeFile(join(folder, 'play-1'), 'build 1', CODE);
    const left = readdirSync(folder);
    expect(left).toHaveLength(40);
    expect(left).toContain('play-1');
    expect(left).toContain('old-39');
    expect(left).not.toContain('old-40');
  });
});
