import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText, hasHidden, makeVisible, makeVisibleJson, makeVisibleLines } from '../../protocol/visible-text.ts';

describe('what would be obeyed is shown', () => {
  test.each<[what: string, text: string, shown: string]>([
    ['an escape sequence', 'a\u001b[31mb', 'a\\u001b[31mb'],
    ['one of eight bits', '\u009b31m', '\\u009b31m'],
    ['a title of the terminal', '\u001b]0;x\u0007', '\\u001b]0;x\\u0007'],
    ['a carriage return over the line', 'bad\rgood', 'bad\\u000dgood'],
    ['a backspace', 'a\bb', 'a\\u0008b'],
    ['a deleted character', 'a\u007f', 'a\\u007f'],
    ['NUL', '\0', '\\u0000'],
    ['text turned round', 'a\u202egnp.exe', 'a\\u202egnp.exe'],
    ['an isolate', '\u2066x\u2069', '\\u2066x\\u2069'],
    ['an Arabic letter mark', '\u061c', '\\u061c'],
    ['half of a character', 'x\ud83d', 'x\\ud83d'],
    ['the other half', '\udd25x', '\\udd25x'],
    ['a line of JavaScript', 'a\u2028b', 'a\\u2028b'],
    ['a space without a width', 'a\u200bb\ufeff', 'a\\u200bb\\ufeff'],
    ['hidden tags', 'x\u{e0041}', 'x\\u{e0041}'],
    ['words of other scripts', 'ñ☃ 日本 عربى', 'ñ☃ 日本 عربى'],
    ['a family, which has joiners in it', '👩‍👧', '👩‍👧'],
  ])('%s', (_, text, shown) => {
    expect(makeVisible(text)).toBe(shown);
    expect(hasHidden(text)).toBe(text !== shown);
    expect(hasHidden(shown)).toBe(false);
  });

  test('lines stay lines where there are several', () => {
    expect(makeVisibleLines('a\tb\r\nc\n\u001b[2J\rd')).toBe('a\tb\nc\n\\u001b[2J\\u000dd');
    expect(makeVisible('a\nb\tc')).toBe('a\\u000ab\\u0009c');
  });

  test('whatever comes, nothing hidden is left', () => {
    const property = fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hasHidden(makeVisible(text))).toBe(false);
      expect(hasHidden(makeVisibleLines(text).replaceAll(/[\n\t]/g, ''))).toBe(false);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  test('JSON means the same', () => {
    const property = fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const json = makeVisibleJson({ value, text });
      expect(hasHidden(json)).toBe(false);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, text })));
    });
    fc.assert(property, { numRuns: 1000 });
    expect(makeVisibleJson('\u{e0041}')).toBe('"\\udb40\\udc41"');
  });
});

describe('text is cut by characters', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['🤖🤖🤖', 3, '🤖🤖🤖'],
    ['🤖🤖🤖🤖', 3, '🤖🤖🤖…'],
    ['ab🤖d', 3, 'ab🤖…'],
    ['', 3, ''],
  ])('%s to %d: %s', (text, longest, cut) => expect(cutText(text, longest)).toBe(cut));

  test('never into a half', () => {
    const property = fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, longest) => {
      expect(/\p{Cs}/u.test(cutText(text, longest))).toBe(false);
    });
    fc.assert(property);
  });

  test('a long text is not taken apart whole', () => {
    const text = '🤖'.repeat(5_000_000);
    const began = process.cpuUsage();
    for (let time = 0; time < 1000; time++) cutText(text, 60);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
  });
});
