import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripComments } from '../../../../judge/prepare/find/strip-comments.ts';

test.each([
  ['int a; // rest\nint b;', 'int a;  \nint b;'],
  ['int a; // to the end', 'int a;  '],
  ['a /* one */ b', 'a   b'],
  ['a /* one\ntwo\n*/ b', 'a  \n\n b'],
  ['a /* never closed', 'a  '],
  ['/**/a', ' a'],
  ['s = ""; // one', 's = "";  '],
  ['s = "// none"; // one', 's = "// none";  '],
  ["c = '\"'; // one", "c = '\"';  "],
  ['s = "a\\"// none"; // one', 's = "a\\"// none";  '],
  ['s = "\\\\"; // one', 's = "\\\\";  '],
  // A text ends with its line, whatever is missing: the next line is code again.
  ['s = "open\n// one\nint a;', 's = "open\n \nint a;'],
  ['a / b * c', 'a / b * c'],
])('%j', (source, stripped) => expect(stripComments(source)).toBe(stripped));

test('whatever the source, its lines stay', () => {
  const piece = fc.constantFrom('//', '/*', '*/', '"', "'", '\\', '\n', 'a', ' ', '/');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const source = pieces.join('');
      const stripped = stripComments(source);
      expect(stripped.split('\n')).toHaveLength(source.split('\n').length);
    }),
  );
});
