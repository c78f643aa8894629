// What of the machine a sandbox shows: toolchains that are known, and of them what programs need.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findToolchain, isInstalled, listToolchains } from '../../../judge/prepare/toolchains.ts';
import { writeFolder, type Files } from './write-folder.ts';

const before = { ...process.env };
let place: string;

const path = (name: string): string => join(place, name);
/** As the tests name them: from the folder of the test. Node's own toolchain is another on every machine. */
const show = (paths: readonly string[]): string[] =>
  paths.filter((found) => found.startsWith(place)).map((found) => found.slice(place.length + 1));

/** A machine with these files, this home, and these folders on the PATH. */
function machine(files: Files, ...folders: string[]): void {
  place = writeFolder(files);
  mkdirSync(path('home'), { recursive: true });
  process.env['HOME'] = path('home');
  process.env['PATH'] = [...folders.map(path), '/usr/bin'].join(':');
  delete process.env['RUSTUP_HOME'];
}

beforeEach(() => machine({}));

afterEach(() => {
  for (const name of ['HOME', 'PATH', 'RUSTUP_HOME']) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
});

const SUBMISSIONS = {
  'contest/bin/tool': '',
  'contest/submissions/rival/plan': '',
  'contest/cup/tournament.json': '{}',
};
const PYENV = {
  'home/.pyenv/shims/python3': '',
  'home/.pyenv/versions/3.12/bin/python3': '',
  'home/.pyenv/libexec/pyenv': '',
  'home/.pyenv/secret': '',
};
const GO = { 'opt/go/bin/go': '', 'opt/go/src/runtime/x.go': '', 'opt/go/VERSION': '', 'opt/go/notes': '' };

test.each<[what: string, files: Files, folders: string[], shown: string[]]>([
  ['nothing where nothing is', {}, [], []],
  ["nothing of a contest with programs of the organiser's", SUBMISSIONS, ['contest/bin'], []],
  ['nothing of it by another name', { ...SUBMISSIONS, 'contest/sbin/x': '' }, ['contest/sbin'], []],
  ['nothing of a folder that is on the PATH itself', SUBMISSIONS, ['contest'], []],
  [
    'of a contest with a Python of its own: the Python',
    { ...SUBMISSIONS, 'contest/bin/python3': '', 'contest/pyvenv.cfg': '', 'contest/lib/python3.12/os.py': '' },
    ['contest/bin'],
    ['contest/bin', 'contest/lib', 'contest/pyvenv.cfg'],
  ],
  [
    'of pyenv: what its shims need',
    PYENV,
    ['home/.pyenv/shims'],
    ['home/.pyenv/libexec', 'home/.pyenv/shims', 'home/.pyenv/versions'],
  ],
  ['of Go: what it builds with', GO, ['opt/go/bin'], ['opt/go/VERSION', 'opt/go/bin', 'opt/go/src']],
  [
    'of Rust: its programs and its compilers, not the key that lies beside them',
    { 'home/.cargo/bin/rustc': '', 'home/.cargo/credentials.toml': '', 'home/.rustup/toolchains/x': '' },
    ['home/.cargo/bin'],
    ['home/.cargo/bin', 'home/.rustup'],
  ],
  [
    'no compilers of Rust without Rust on the PATH',
    { 'home/.rustup/toolchains/x': '', ...GO },
    ['opt/go/bin'],
    ['opt/go/VERSION', 'opt/go/bin', 'opt/go/src'],
  ],
  [
    'nothing of a home that looks like a toolchain',
    { 'home/bin/node': '', 'home/include/node/x': '' },
    ['home/bin'],
    [],
  ],
])('%s', (_, files, folders, shown) => {
  machine(files, ...folders);
  expect(show(listToolchains())).toEqual(shown);
});

test('the compilers of Rust are shown only where they are', () => {
  machine({ 'home/.cargo/bin/rustc': '' }, 'home/.cargo/bin');
  expect(show(listToolchains())).toEqual(['home/.cargo/bin']);
});

describe('a program', () => {
  test.each<[what: string, files: Files, folders: string[], program: string, seen: string[]]>([
    ['that stands for itself sees itself', SUBMISSIONS, ['contest/bin'], 'contest/bin/tool', ['contest/bin/tool']],
    [
      'of a toolchain sees that one and no other',
      { ...PYENV, ...GO },
      ['home/.pyenv/shims', 'opt/go/bin'],
      'opt/go/bin/go',
      ['opt/go/VERSION', 'opt/go/bin', 'opt/go/src'],
    ],
    [
      'of another toolchain does not see the compilers of Rust',
      { ...GO, 'home/.rustup/toolchains/x': '', 'home/.cargo/bin/rustc': '' },
      ['opt/go/bin', 'home/.cargo/bin'],
      'opt/go/bin/go',
      ['opt/go/VERSION', 'opt/go/bin', 'opt/go/src'],
    ],
    [
      'of Rust sees its compilers',
      { 'home/.rustup/toolchains/x': '', 'home/.cargo/bin/rustc': '' },
      ['home/.cargo/bin'],
      'home/.cargo/bin/rustc',
      ['home/.cargo/bin', 'home/.rustup'],
    ],
    ['of a rival is none', SUBMISSIONS, ['contest/bin', 'contest'], 'contest/submissions/rival/plan', []],
  ])('%s', (_, files, folders, program, seen) => {
    machine(files, ...folders);
    expect(show(findToolchain(path(program)))).toEqual(seen);
  });
});

test('no part is shown that the bot itself lies in: there are others beside it', () => {
  machine({ ...GO, 'opt/go/src/cup/bots/mine/main.go': '' }, 'opt/go/bin');
  const own = path('opt/go/src/cup/bots/mine');
  expect(show(listToolchains(own))).toEqual(['opt/go/VERSION', 'opt/go/bin']);
  expect(show(findToolchain(path('opt/go/bin/go'), own))).toEqual(['opt/go/VERSION', 'opt/go/bin']);
});

test('what is installed', () => {
  machine({ ...SUBMISSIONS, ...PYENV }, 'contest/bin', 'contest', 'home/.pyenv/shims');
  const names = ['contest/bin/tool', 'home/.pyenv/versions/3.12/bin/python3', 'contest/submissions/rival/plan'];
  expect(names.map((name) => isInstalled(path(name)))).toEqual([true, true, false]);
  expect(isInstalled('/usr/bin/env')).toBe(true);
});
