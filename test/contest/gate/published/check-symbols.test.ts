import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSymbols, parseSymbols } from '../../../../contest/gate/published/check-symbols.ts';
import { isConstant } from '../../../../contest/gate/published/is-constant.ts';
import { parseSource } from '../../../../contest/gate/published/source-text.ts';

const check = (symbols: string, source = ''): string[] =>
  checkSymbols(parseSymbols(symbols), 'AIRiddick.cc', parseSource(source)).map(
    ({ rule, line, what }) => `${line} ${rule}: ${what}`,
  );

const at = (line: number): string => `\t/somewhere/AIRiddick.cc:${line}`;

test.each<[what: string, symbols: string, source: string, violations: string[]]>([
  ['a variable', `0000000000000000 B counter${at(1)}`, 'int counter;', ['1 no global variables: counter']],
  [
    'a member of all',
    `0000000000000000 D Riddick::best${at(1)}`,
    'int Riddick::best = 1;',
    ['1 no global variables: Riddick::best'],
  ],
  [
    'a variable of a thread',
    '0000000000000000 D counter',
    '\nthread_local int counter;',
    ['2 no global variables: counter'],
  ],
  ['what has no place and is not in the source', '0000000000000000 D std::elsewhere', 'int counter;', []],
  [
    'a variable behind a spliced line',
    `0000000000000000 B counter${at(3)}`,
    'const int a = \\\n1;\nint counter;',
    ['3 no global variables: counter'],
  ],
  ['a constant in a spliced line', `0000000000000000 b LIST${at(2)}`, 'const \\\nvector<int> LIST = {1};', []],
  ['a constant', `0000000000000000 b LIST${at(1)}`, 'const vector<int> LIST = {1};', []],
  ['the registration', `0000000000000000 b registration${at(1)}`, 'RegisterPlayer(PLAYER_NAME);', []],
  ['the table of a class', `0000000000000000 V vtable for Riddick${at(1)}`, 'class Riddick {', []],
  ['a function', `0000000000000000 T Riddick::play()${at(1)}`, 'void play() {', []],
  ['a variable of a header', '0000000000000000 u players\t/kit/Registry.hh:31', '', []],
  ['cout', `                 U std::cout${at(3)}`, '', ['3 no standard input or output: std::cout']],
  ['cerr', `                 U std::cerr${at(3)}`, '', []],
  ['printf', `                 U puts${at(3)}`, '', ['3 no standard input or output: puts']],
  ['cout in a header that nobody asked for', '                 U std::cout\t/kit/Registry.hh:23', 'cerr << 1;', []],
  [
    'cout in a header and in the source',
    '                 U std::cout\t/kit/Registry.hh:23',
    '\ncout << 1;',
    ['2 no standard input or output: std::cout'],
  ],
  [
    'a file',
    `                 U std::basic_ofstream<char, std::char_traits<char> >::basic_ofstream(char const*)${at(7)}`,
    '',
    ['7 no files: std::ofstream'],
  ],
  ['a fork', `                 U fork@GLIBC_2.2.5${at(9)}`, '', ['9 no forks: fork']],
  [
    'a thread',
    '                 U std::thread::_M_start_thread(int)\t/usr/include/std_thread.h:1',
    'f();\nthread t(f);',
    ['2 no threads: std::thread'],
  ],
  ['a system call', `                 U syscall${at(4)}`, '', ['4 no system calls: syscall']],
])('%s', (_, symbols, source, violations) => expect(check(symbols, source)).toEqual(violations));

test.each<[text: string, name: string, is: boolean]>([
  ['const int N = 3;', 'N', true],
  ['constexpr int N = 3;', 'N', true],
  ['static const vector<int> N = {1};', 'N', true],
  ['int N = 3;', 'N', false],
  ['const char* N = "a";', 'N', false],
  ['const char* const N = "a";', 'N', true],
  ['vector<const int*> N;', 'N', false],
  ['const int M = 1; int N;', 'N', false],
  ['const int\nN = 1;', 'N', true],
])('%j: %s is a constant: %s', (text, name, is) =>
  expect(isConstant(parseSource(text), text.split('\n').length, name)).toBe(is),
);

test('whatever a list of symbols says, it is read', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('0', 'U', 'B', ' ', '\t', ':', '1', '\n', 'a', '<', '('),
      }),
      (text) => Array.isArray(check(text.padStart(20, '0'), text)),
    ),
  );
});
