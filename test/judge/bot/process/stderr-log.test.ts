import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StderrLog } from '../../../../judge/bot/process/stderr-log.ts';

function log(maxChars: number, ...texts: string[]): string {
  const stderr = new StderrLog(maxChars, 1000);
  for (const text of texts) stderr.push(text);
  return stderr.take();
}

test.each([
  [['abc'], 'abc'],
  [['abc', 'def'], 'abcdef'],
  [['abcdefgh'], 'abcdefgh'],
  [['abcdefghi'], 'abcd\n… 1 characters left out …\nfghi'],
  [['ab', 'cdefgh', 'ijkl', 'm'], 'abcd\n… 5 characters left out …\njklm'],
])('%j keeps head and tail', (texts, kept) => {
  expect(log(4, ...texts)).toBe(kept);
});

test('what was taken does not come again', () => {
  const stderr = new StderrLog(4, 1000);
  stderr.push('abcdefghijkl');
  stderr.take();
  stderr.push('x');
  expect(stderr.take()).toBe('x');
});

test('once the match has had its share, only the loss is counted', () => {
  const stderr = new StderrLog(4, 10);
  const taken = ['abcdef', 'abcdefghijkl', 'x'].map((text) => {
    stderr.push(text);
    return stderr.take();
  });
  expect(taken).toEqual([
    'abcdef',
    '… 12 characters left out: 10 are kept in a match …\n',
    '… 1 characters left out: 10 are kept in a match …\n',
  ]);
});

test('it never holds more than twice its size, and counts every character', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (texts) => {
      const all = texts.join('');
      const kept = log(5, ...texts);
      const lost = Number(/… (\d+) characters left out …/.exec(kept)?.[1] ?? 0);
      expect(lost).toBe(Math.max(0, all.length - 10));
      if (lost === 0) expect(kept).toBe(all);
    }),
  );
});
