import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineSplitter, NOT_UTF8 } from '../../../../judge/bot/process/line-splitter.ts';

function split(
  chunks: readonly Buffer[],
  maxBytes = 1000,
  continuesAfterOverflow = false,
): { lines: string[]; overflows: number } {
  const lines: string[] = [];
  let overflows = 0;
  const splitter = new LineSplitter(
    maxBytes,
    (line) => lines.push(line),
    () => (overflows += 1),
    continuesAfterOverflow,
  );
  for (const chunk of chunks) {
    // Chunks are only lent: what comes next stands in the same place.
    const lent = Buffer.from(chunk);
    splitter.push(lent);
    lent.fill('x');
  }
  splitter.end();
  return { lines, overflows };
}

const splitText = (...chunks: string[]): string[] => split(chunks.map((chunk) => Buffer.from(chunk))).lines;

describe('lines', () => {
  test.each([
    ['one line', ['a\n'], ['a']],
    ['a line in pieces', ['a', 'b', 'c\n'], ['abc']],
    ['two lines in one piece', ['a\nb\n'], ['a', 'b']],
    ['CRLF', ['a\r\nb\r', '\n'], ['a', 'b']],
    ['blank lines say nothing', ['\n\n  \na\n\n'], ['a']],
    ['no newline at the end', ['a\nb'], ['a', 'b']],
    ['nothing', [''], []],
    ['a byte order tag, as Windows writes it', ['\uFEFFa\n\uFEFFb\n'], ['a', '\uFEFFb']],
  ])('%s', (_, chunks, lines) => {
    expect(splitText(...chunks)).toEqual(lines);
  });

  test('a letter cut in two by the pipe stays whole', () => {
    const bytes = Buffer.from('ñ☃\n');
    expect(split([...bytes].map((byte) => Buffer.from([byte]))).lines).toEqual(['ñ☃']);
  });

  test('bytes that are not UTF-8 are never taken for text', () => {
    expect(split([Buffer.from([0x22, 0xff, 0x22, 0x0a])]).lines).toEqual([NOT_UTF8]);
  });

  test('how the bytes are cut into pieces makes no difference', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.nat(20)), (texts, cuts) => {
        const whole = Buffer.from(texts.join('\n'));
        expect(split(cut(whole, cuts)).lines).toEqual(split([whole]).lines);
      }),
    );
  });
});

function cut(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (const length of lengths) {
    pieces.push(bytes.subarray(start, start + length));
    start += length;
  }
  return [...pieces, bytes.subarray(start)];
}

describe('the longest line', () => {
  test('fits', () => expect(split([Buffer.from('12345\n')], 5)).toEqual({ lines: ['12345'], overflows: 0 }));

  test.each([['123456\n'], ['123456'], ['ok\n123456789\nlate\n']])('%j is too long, said once', (text) => {
    const { lines, overflows } = split([Buffer.from(text)], 5);
    expect({ lines, overflows }).toEqual({ lines: text.startsWith('ok') ? ['ok'] : [], overflows: 1 });
  });

  test.each<[chunks: string[], lines: string[], overflows: number]>([
    [['ok\n123456789\nlate\n'], ['ok', 'late'], 1],
    [['1234', '56', '789', '\n', '\nlate\n'], ['late'], 1],
    [['123456789\n123456789\nlate'], ['late'], 2],
    [['123456789'], [], 1],
  ])('%j: who goes on skips the rest of a line that is too long', (chunks, lines, overflows) => {
    const pieces = chunks.map((chunk) => Buffer.from(chunk));
    expect(split(pieces, 5, true)).toEqual({ lines, overflows });
  });

  test('is cut off however slowly it comes', () => {
    const { overflows } = split(
      Array.from({ length: 50 }, () => Buffer.from('x')),
      5,
    );
    expect(overflows).toBe(1);
  });
});
