import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../../contest/gate/published/check-source.ts';
import { parseSource } from '../../../../contest/gate/published/source-text.ts';

const KIT = new Set(['Player.hh']);
const check = (text: string): string[] =>
  checkSource(parseSource(text), KIT).map(({ rule, line, what }) => `${line} ${rule}: ${what}`);

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
  ['the word in a text', 'const char* s = "asm";', []],
])('%s', (_, text, violations) => expect(check(text)).toEqual(violations));

test('lines are lines of the source, whatever stands in it', () => {
  const piece = fc.constantFrom('/* a\nb */', '// c\n', '"d\\"', "'e'", '\n', 'int x;', '/*', '"');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const { withTexts, code } = parseSource(text);
      expect(withTexts.split('\n').length).toBe(text.split('\n').length);
      expect(code.split('\n').length).toBe(text.split('\n').length);
    }),
  );
});
