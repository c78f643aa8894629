// What becomes of each kind of source: which files it is made of, what it sees, and the commands that build and run it; or what
// is said of it. The list was read once. After a change that is meant: npx vitest run --project unit test/judge/prepare/find -u
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBot, type GameOfBot } from '../../../../judge/prepare/find/find-bot.ts';
import { makeHeadersCommand, makeRuntimeCommand } from '../../../../judge/prepare/find/eda-player.ts';
import { listSampleLanguages, SAMPLES_FOLDER } from '../../../../judge/prepare/find/sample-bots.ts';
import { makeInstallHint, requireCommand, requireProgram } from '../../../../judge/prepare/programs.ts';
import { UsageError } from '../../../../judge/usage-error.ts';
import { writeFolder, type Files } from '../write-folder.ts';

const FILES: Files = {
  'a.js': "import { b } from './b.js';\nimport './lib/c';\nimport './none.js';\n",
  'b.js': '',
  'lib/c.js': '',
  '-a.mjs': '',
  'c.cjs': "const b = require( './b.js' );\n",
  'a.ts': '',
  'a.mts': '',
  'a.py': 'import helper\nfrom .parts import x\nimport sys\n',
  'helper.py': '',
  'parts/__init__.py': '',
  'a.cc': '#include "a.hh"\n#include "other.cc"\n#include <b.hh>\nint main() {}\n',
  'a.hh': '#include "lib/d.hh"\n',
  'b.hh': '',
  'lib/d.hh': '#include "e.hh"\n#include "b.hh"\n',
  'lib/e.hh': '',
  'other.cc': 'int main() {}\n',
  'a.cpp': '',
  'a.cxx': '',
  'a.c': '  #  include "a.hh"\n',
  'Main.java': 'import tools.*;\nclass Main { Helper h; Hammer x; other.far.Away y; Rival r; }\n',
  'Helper.java': 'class Helper {}\n',
  'Rival.java': 'class Rival { public static void main(String[] args) {} }\n',
  'tools/Hammer.java': 'package tools;\n',
  'other/far/Away.java': 'package other.far;\n',
  'deep/er/Bot.java': 'package deep.er;\nclass Bot {}\n',
  'wrong/Bot.java': 'package right;\nclass Bot {}\n',
  'a.rs': 'mod one;\nmod two;\nconst T: &str = include_str!("t.txt");\nfn main() {}\n',
  'one.rs': 'mod inner;\n',
  'one/inner.rs': '',
  'two/mod.rs': 'mod three;\n',
  'two/three.rs': '',
  't.txt': '',
  'a.go': '',
  'gomod/go.mod': '',
  'gomod/main.go': '',
  'gomod/cmd/bot/main.go': '',
  'a.rb': "require_relative 'b'\n",
  'b.rb': '',
  'a.pl': "require 'b.pl';\n",
  'b.pl': '',
  'a.lua': "local b = require('b')\n",
  'b.lua': '',
  'a.sh': 'source b.sh; . c.sh\n',
  'b.sh': '',
  'c.sh': '',
  'run-me': '#!/bin/sh\n',
  'plain.txt': '',
  'old.o': '',
  'new.o': '',
  'new.cpp': '',
  'clauses.pl': ':- initialization(main).\n',
  'folder/bot.json':
    '{"name": "mine", "run": ["{out}", "x"], "build": ["make", "{out}"], "parameters": {"depth": {"min": 1, "max": 9, "default": 3}}}',
  'folder/x.txt': '',
  'folder/.git/y': '',
  'many/bot.json': '{"bots": {"one": {"run": ["./one"]}, "two": {"run": ["./two"], "about": "second"}}}',
  'nothing/x': '',
  'broken/bot.json': '{"run": 7}',
  'player.cc': '#include "Player.hh"\n#include "own.hh"\n#define PLAYER_NAME Salieri\nRegisterPlayer(PLAYER_NAME);\n',
  'own.hh': '',
  'AIMozart.cc': '#include <Player.hh>\nRegisterPlayer(Mozart)\n',
  'nameless.cc': '#include "Player.hh"\n',
  'commented.cc': '// #include "Player.hh"\nint main() {}\n',
};

const folder = writeFolder(FILES);
chmodSync(join(folder, 'run-me'), 0o755);
const OWN: GameOfBot = { id: 'my-game', botFolders: [join(folder, 'many')] };
const ORKS: GameOfBot = { id: 'ork-island', botFolders: [] };

const hide = (text: string): string => text.replaceAll(folder, '<here>').replaceAll(SAMPLES_FOLDER, '<samples>');

function say(run: () => unknown): string {
  try {
    const value = run() ?? 'fine';
    return hide(typeof value === 'string' ? value : JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return hide(`! ${error.message}\n  → ${error.hint}`);
  }
}

const look = (source: string, game?: GameOfBot): string =>
  `${source}${game === undefined ? '' : ` (${game.id})`}\n  ${say(() => findBot(source, { game, from: folder }))}`;

/** Endings that others use for their sources. */
const OTHERS =
  'ml prolog pro hs jl php r R ex exs erl clj scm rkt lisp tcl awk dart groovy fsx kts scala swift nim zig d cr pas f90 adb';
const others = writeFolder(Object.fromEntries(OTHERS.split(' ').map((ending) => [`a.${ending}`, ''])));

test('sources, folders, commands and names', async () => {
  const sources = Object.keys(FILES).filter(
    (path) => !path.includes('bot.json') && !/^(?:lib|nothing|folder)/.test(path),
  );
  const lines = [
    ...sources.map((source) => look(source, /layer|Moz|nameless/.test(source) ? ORKS : undefined)),
    ...['folder', 'many', 'many/one', 'many/two', 'nothing', 'broken'].map((source) => look(source)),
    ...['two', 'three', 'tow', 'dummy'].map((source) => look(source, OWN)),
    ...['Salieri', 'Mozart'].map((source) => look(join(folder, source), ORKS)),
    ...['player.cc', 'AIMozart.cc'].map((source) => look(source)),
    look('player.cc', OWN),
    look('function:a'),
    look('Mozart', ORKS),
    ...[
      'null',
      'Null',
      'python/null',
      'typescript/dummy',
      'a/b/c',
      'cobol/null',
      'dumy',
      'fodler',
      'x'.repeat(300),
    ].map((source) => look(source)),
    ...['them=a.js', 'a b=a.js', `${'y'.repeat(50)}=a.js`].map((source) => look(source)),
    ...[
      'python3 a.py --depth=3',
      'python3 lib/c.js -a.mjs',
      './run-me lib',
      'java -cp lib:tools Main',
      'swipl clauses.pl',
      'python3 a.py --data=./b.js',
      'node --import ./b.js a.js',
      'bash a.sh',
      'python3 .',
      'python3 /etc/hostname',
    ].map((source) => look(source)),
    ...OTHERS.split(' ').map((ending) => `${ending}: ${say(() => findBot(`a.${ending}`, { from: others }))}`),
  ];
  expect(lines.length).toBeGreaterThan(100);
  await expect(`${lines.map(hide).join('\n')}\n`).toMatchFileSnapshot('found-bots.txt');
});

test('JavaScript comes first: Node is there on every machine', () => {
  const languages = listSampleLanguages();
  expect(languages[0]).toBe('javascript');
  expect(new Set(languages).size).toBe(languages.length);
});

test('commands that compile what all players are linked with', () => {
  expect(makeRuntimeCommand('ork-island').join(' ')).toBe(
    'g++ -std=c++11 -O2 -DMINIONS_EDA_LEAN -iquote {kit}/eda/ork-island -I {kit}/eda/ork-island -iquote {kit}/eda/shared ' +
      '-I {kit}/eda/shared -c -o {out} {kit}/eda/ork-island/runtime.cc',
  );
  expect(makeHeadersCommand('ork-island').join(' ')).toBe(
    'g++ -std=c++11 -O2 -DMINIONS_EDA_LEAN -iquote {kit}/eda/ork-island -I {kit}/eda/ork-island -iquote {kit}/eda/shared ' +
      '-I {kit}/eda/shared -Wall -x c++-header -o {out}.gch {kit}/eda/shared/precompiled.hh',
  );
});

test.each([
  ['python3', 'install Python 3 (on Debian: apt install python3)'],
  ['g++', 'install a C++ compiler (on Debian: apt install g++)'],
  ['gcc', 'install a C compiler (on Debian: apt install gcc)'],
  ['javac', 'install a JDK, 17 or newer (on Debian: apt install default-jdk-headless)'],
  ['java', 'install Java, 17 or newer (on Debian: apt install default-jdk-headless)'],
  ['rustc', 'install Rust (on Debian: apt install rustc)'],
  ['cargo', 'install cargo (on Debian: apt install cargo)'],
  ['go', 'install Go (on Debian: apt install golang-go)'],
  ['ruby', 'install Ruby (on Debian: apt install ruby)'],
  ['perl', 'install Perl (on Debian: apt install perl)'],
  ['lua', 'install Lua (on Debian: apt install lua5.4)'],
  ['bash', 'install Bash (on Debian: apt install bash)'],
  ['jq', 'install jq (on Debian: apt install jq)'],
  ['make', 'install make (on Debian: apt install make)'],
  ['other', 'check the command, and whether the program is installed'],
])('how to get %s', (program, hint) => {
  expect(makeInstallHint(program)).toBe(hint);
});

test('a command that no system would take is refused', () => {
  expect(say(() => requireCommand('a', ['x'.repeat(65_535)]))).toBe('fine');
  expect(say(() => requireCommand('a', ['x'.repeat(65_534), '']))).toBe('fine');
  expect(say(() => requireCommand('a', ['x'.repeat(65_535), '']))).toMatch(
    /^! a command of a is longer than 65536 bytes/,
  );
  expect(say(() => requireCommand('a', ['x', 'y\0']))).toMatch(/^! a command of a has a NUL in it\n {2}→ remove it/);
});

test('a program is looked for in the folder of the bot, on the PATH, and with the judge', () => {
  const find = (program: string): string => say(() => requireProgram('a', program, [folder]));
  expect(find('./run-me')).toBe('<here>/run-me');
  expect(find('./a.js')).toMatch(/^! a needs the program ".\/a.js", which was not found\n {2}→ check the command/);
  expect(find('no-such-program')).toMatch(/^! a needs the program "no-such-program", which was not found/);
  expect(find('node')).toBe(process.execPath);
  expect(find('esbuild')).toMatch(/esbuild\/bin\/esbuild$/);
  const outside = writeFolder({ tool: '' });
  chmodSync(join(outside, 'tool'), 0o755);
  expect(find(join(outside, 'tool'))).toMatch(/^! a may not start ".*": it lies outside of its folder\n {2}→ put /);
  expect(requireProgram('a', join(outside, 'tool'), [folder, outside])).toBe(join(outside, 'tool'));
});
