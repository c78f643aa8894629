import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../../contest/gate/published/check-source.ts';
import { parseSource } from '../../../../contest/gate/published/source-text.ts';

const KIT = new Set(['Player.hh']);
const check = (text: string): string[] =>
  checkSource(text, KIT).map(({ rule, line, what }) => `${line} ${rule}: ${what}`);

test.each<[what: string, text: string, violations: string[]]>([
  ['the headers of the game and of the library', '#include "Player.hh"\n#include <vector>\n#include <math.h>', []],
  ['all of the library', '#include <bits/stdc++.h>', []],
  ['a file of its own', '\n#include "mine.hh"', ['2 one source file: #include "mine.hh"']],
  ['a part of the system', '#include <unistd.h>', ['1 standard libraries only: #include <unistd.h>']],
  ['a library of somebody', '#  include <boost/any.hpp>', ['1 standard libraries only: #include <boost/any.hpp>']],
  ['a name that a macro makes', '#include NAME', ['1 standard libraries only: #include NAME']],
  ['a header out of turn', '#include_next <vector>', ['1 standard libraries only: #include_next <vector>']],
  ['what stands in comments', '// #include <unistd.h>\n/*\n#include <a.h>\n*/', []],
  [
    'what comes behind a comment of many lines',
    '/*\n\n*/\n#include <a.h>',
    ['4 standard libraries only: #include <a.h>'],
  ],
  [
    'code of the processor',
    'int f() {\n  asm("nop");\n}',
    ['2 no system calls: code of the processor (asm) cannot be checked'],
  ],
  [
    'code between the quotes of numbers',
    `int a = 1'000; asm("nop"); int b = 1'000;`,
    ['1 no system calls: code of the processor (asm) cannot be checked'],
  ],
  ['lines of another file', 'int a;\n#line 7 "kit.hh"', ['2 one source file: #line 7 "kit.hh"']],
  ['the same in the form of the compiler', '# 7 "kit.hh"', ['1 one source file: # 7 "kit.hh"']],
  ['the same as a digraph', ' %: line 7 "x"', ['1 one source file: #line 7 "x"']],
  ['the same as a trigraph', '??=line 7 "x"', ['1 one source file: #line 7 "x"']],
  ['the same in a spliced line', 'int a;\n#li\\\nne 7 "x"', ['2 one source file: #line 7 "x"']],
  ['a splice with spaces, at an end of line of Windows', '#\\ \t\r\nline 7', ['1 one source file: #line 7']],
  ['what comes behind a spliced line', '#define A \\\n 1\n#line 7', ['3 one source file: #line 7']],
  ['comments around the directive', '/**/ # /*\n*/ line 7', ['1 one source file: #line 7']],
  ['a comment that begins over a splice', '/\\\n* " */ #line 7', ['2 one source file: #line 7']],
  ['a carriage return as the end of a line', '// a\r#line 7', ['2 one source file: #line 7']],
  ['a zero byte in the directive', '#\0line 7', ['1 one source file: #line 7']],
  ['a byte order mark', '\u00EF\u00BB\u00BF#line 7', ['1 one source file: #line 7']],
  ['behind a raw string', 'auto s = R"(" /*)";\n#line 7\n// */', ['2 one source file: #line 7']],
  ['in a raw string', 'auto s = R"x(\n)"\n#line 7\n)x";', []],
  ['behind a name that ends as a raw string begins', 'FOR"(";\n#line 7 // )"', ['2 one source file: #line 7']],
  ['behind the number that is a text in C++11', "#define A 1'0/*'\n#line 7 // */", ['2 one source file: #line 7']],
  ['in a comment', '/*\n#line 7\n# 7\n*/ // \\\n#line 7', []],
  ['in a text', 'const char* s = "\\\n#line 7";', []],
  ['other directives', '#define line 7\n#ifdef A\n#pragma line 7\n#endif\n#define B(x) #x', []],
  [
    'what may end a comment in C++11',
    'int a; // ok??/\nint b;',
    ['1 one source file: the trigraph ??/ cannot be checked'],
  ],
  ...['R"x(\\\n)x"', 'R"x(', `"a"R"(b)"`].map((text): [string, string, string[]] => [
    `a raw string of which the end is unclear: ${text}`,
    text,
    [
      '1 one source file: a raw string that goes on over a backslash at the end of a line, or has no end cannot be checked',
    ],
  ]),
  ['a header that is asked for', '#if __has_include(<optional>)', []],
  [
    'a header that is asked for by a name that hides a comment',
    '#if __has_include(<"/*>)',
    ['1 standard libraries only: __has_include of something that is not the plain name of a header'],
  ],
  ['the word in a text', 'const char* s = "asm";', []],
])('%s', (_, text, violations) => expect(check(text)).toEqual(violations));

test('a place is in the line of the file, whatever stands before it', () => {
  const piece = fc.constantFrom(
    '/* a\nb */',
    '// c\n',
    '"d\\"',
    "'e'",
    '\n',
    'int x;',
    '/*',
    '"',
    '\\\n',
    '\r\n',
    'R"(\n)"',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = `${pieces.join('')}\nlast`;
      const { withTexts, code, findLine, findStart } = parseSource(text);
      const lines = text.split('\n').length;
      expect([withTexts.length, findLine(code.length - 1)]).toEqual([code.length, lines]);
      for (let line = 1; line <= lines; line += 1) expect(findLine(findStart(line))).toBeGreaterThanOrEqual(line);
    }),
  );
});
