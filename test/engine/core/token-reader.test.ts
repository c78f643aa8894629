import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../engine/core/config-error.ts';
import { TokenReader } from '../../../engine/core/token-reader.ts';

function errorOf(act: () => unknown): ConfigError {
  try {
    act();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('no error');
}

const read = (text: string) => new TokenReader(text);

test('words are separated by any white space, at the ends too', () => {
  const reader = read('  one\ttwo\r\n\n three ');
  expect([reader.word('a'), reader.word('b'), reader.word('c')]).toEqual(['one', 'two', 'three']);
  expect(reader.isAtEnd).toBe(true);
  expect(() => reader.end()).not.toThrow();
});

test('words come back as they were joined', () => {
  const words = fc.array(fc.stringMatching(/^[!-~]+$/));
  const spaces = fc.stringMatching(/^[ \t\r\n]+$/);
  fc.assert(
    fc.property(words, spaces, (list, space) => {
      const reader = read(list.join(space));
      expect(list.map(() => reader.word('a word'))).toEqual(list);
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});

test('whole numbers, with their sign', () => {
  const reader = read('0 -7 +12 0040');
  expect([0, 1, 2, 3].map(() => reader.integer('n', -10, 100))).toEqual([0, -7, 12, 40]);
});

test('both ends of a range are allowed', () => {
  const reader = read('1 5');
  expect([reader.integer('n', 1, 5), reader.integer('n', 1, 5)]).toEqual([1, 5]);
});

test('a setting is a name and its value', () => {
  expect(read('nb_rounds 120').setting('nb_rounds', 1, 1000)).toBe(120);
});

test('a keyword is one of several', () => {
  expect(read('FIXED').keyword('GENERATOR', 'FIXED')).toBe('FIXED');
});

test('a row of a board', () => {
  expect(read('..X').row('row 0', 3, '.X')).toBe('..X');
});

describe('errors name the line, what was expected and what was found', () => {
  test.each([
    ['a keyword', 'a\n\nb', 'line 3: expected "c", got "b"', (r: TokenReader) => [r.word('a'), r.keyword('c')]],
    ['one of several', 'c', 'line 1: expected "a" or "b", got "c"', (r: TokenReader) => r.keyword('a', 'b')],
    ['the name of a setting', 'y 1', 'line 1: expected "x", got "y"', (r: TokenReader) => r.setting('x', 0, 1)],
    [
      'a number that is none',
      'x\n1e3',
      'line 2: expected a whole number from 0 to 9999 for x, got "1e3"',
      (r: TokenReader) => r.setting('x', 0, 9999),
    ],
    ['a fraction', '1.5', 'line 1: expected a whole number from 0 to 9 for x, got "1.5"', integerUpTo9],
    ['a number too small', '-1', 'line 1: expected a whole number from 0 to 9 for x, got "-1"', integerUpTo9],
    ['a number too large', '10', 'line 1: expected a whole number from 0 to 9 for x, got "10"', integerUpTo9],
    ['the only number', '5', 'line 1: expected 4 for x, got "5"', (r: TokenReader) => r.integer('x', 4, 4)],
    [
      'a row too short',
      '..',
      'line 1: expected 3 characters for row 0, not 2, got ".."',
      (r: TokenReader) => r.row('row 0', 3, '.X'),
    ],
    [
      'a letter that does not belong',
      '\n.?X',
      'line 2: expected only . X in row 0, not "?", got ".?X"',
      (r: TokenReader) => r.row('row 0', 3, '.X'),
    ],
    ['too much', 'a\nb', 'line 2: expected the end of the configuration, got "b"', (r) => [r.word('a'), r.end()]],
  ] as [string, string, string, (reader: TokenReader) => unknown][])('%s', (_, text, message, act) => {
    expect(errorOf(() => act(read(text))).message).toBe(message);
  });

  function integerUpTo9(reader: TokenReader): number {
    return reader.integer('x', 0, 9);
  }

  test('the end of the text', () => {
    expect(errorOf(() => read(' \n').setting('rows', 40, 40)).message).toBe(
      'invalid configuration: expected "rows", got the end of the file',
    );
  });

  test('a long word is cut', () => {
    expect(errorOf(() => read('x'.repeat(31)).keyword('y')).message).toBe(
      `line 1: expected "y", got "${'x'.repeat(30)}…"`,
    );
    expect(errorOf(() => read('x'.repeat(30)).keyword('y')).message).toContain(`"${'x'.repeat(30)}"`);
  });

  test('words that do not fit together', () => {
    expect(read('').mismatch('two elevators do not meet').message).toBe('two elevators do not meet');
  });

  test('every error says what to do', () => {
    expect(errorOf(() => read('b').keyword('a')).hint).toContain('minions games --config');
    expect(errorOf(() => read('').word('a')).hint).toContain('minions games --config');
    expect(read('').mismatch('no').hint).toContain('minions games --config');
  });
});
