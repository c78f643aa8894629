// A digest says what a bot is made of: nothing less, so that a change shows, and nothing more, so that it means the same
// on every machine.
import fc from 'fast-check';
import { chmodSync, mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digestBot } from '../../../judge/prepare/digest.ts';
import { findBot } from '../../../judge/prepare/find/find-bot.ts';
import { writeFolder, type Files } from './write-folder.ts';

const BOT_FILE = JSON.stringify({ run: ['python3', 'main.py'] });

const ORK_ISLAND = { id: 'ork-island', botFolders: [] };

const digest = (source: string, from?: string): string => digestBot(findBot(source, { game: ORK_ISLAND, from }));
const digestFolder = (files: Files): string => digest(writeFolder({ 'bot.json': BOT_FILE, ...files }));

const name = fc.stringMatching(/^[a-z]{1,4}(\/[a-z]{1,4}){0,2}\.[a-z]{1,3}$/);
const content = fc.uint8Array({ minLength: 1, maxLength: 40 });
const folder = fc.dictionary(name, content, { minKeys: 1, maxKeys: 6, noNullPrototype: true });

describe('what changes it', () => {
  test('one byte of any file', () => {
    fc.assert(
      fc.property(folder, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (files, file, place, bits) => {
        const names = Object.keys(files);
        const changed = names[file % names.length]!;
        const bytes = Uint8Array.from(files[changed]!);
        bytes[place % bytes.length]! ^= bits;
        expect(digestFolder({ ...files, [changed]: bytes })).not.toBe(digestFolder(files));
      }),
      { numRuns: 50 },
    );
  });

  test('the name of a file, and the folder it lies in', () => {
    fc.assert(
      fc.property(folder, name, (files, other) => {
        const [first, bytes] = Object.entries(files)[0]!;
        fc.pre(!Object.keys(files).some((taken) => taken.startsWith(other) || other.startsWith(taken)));
        const { [first]: _, ...rest } = files;
        expect(digestFolder({ ...rest, [other]: bytes })).not.toBe(digestFolder(files));
      }),
      { numRuns: 50 },
    );
  });

  test.each<[what: string, before: Files, after: Files]>([
    ['what moves from the end of one file to the start of the next', { a: '12', b: '3' }, { a: '1', b: '23' }],
    ['a file that is empty', { a: '1' }, { a: '1', b: '' }],
    ['an end of a line', { a: '1\n' }, { a: '1\r\n' }],
    ['how it is run', {}, { 'bot.json': JSON.stringify({ run: ['python3', '-O', 'main.py'] }) }],
    ['words joined', {}, { 'bot.json': JSON.stringify({ run: ['python3 main.py'] }) }],
    ['how it is built', {}, { 'bot.json': JSON.stringify({ run: ['python3', 'main.py'], build: ['make'] }) }],
    ['data that it reads', { 'weights.bin': '1' }, { 'weights.bin': '2' }],
    ['a hidden file', { '.plan': '1' }, { '.plan': '2' }],
    ['a package that it uses', { 'node_modules/x/index.js': '1' }, { 'node_modules/x/index.js': '2' }],
  ])('%s', (_, before, after) => {
    expect(digestFolder(after)).not.toBe(digestFolder(before));
  });

  test('which bot of a folder it is', () => {
    const run = ['python3', 'main.py'];
    const bots = writeFolder({ 'bot.json': JSON.stringify({ bots: { a: { run: [...run, 'a'] }, b: { run } } }) });
    expect(digest(join(bots, 'a'))).not.toBe(digest(join(bots, 'b')));
  });

  test('the game, for a player of the published games', () => {
    const player = join(writeFolder({ 'AIMine.cc': '#include "Player.hh"\n' }), 'AIMine.cc');
    const digests = [ORK_ISLAND, { id: 'crematoria', botFolders: [] }].map((game) =>
      digestBot(findBot(player, { game })),
    );
    expect(new Set(digests).size).toBe(2);
  });
});

describe('what does not', () => {
  test('the order in which files are written, where they lie, and when they were written', () => {
    fc.assert(
      fc.property(folder, (files) => {
        const backwards = Object.fromEntries(Object.entries(files).reverse());
        const place = writeFolder({ ...backwards, 'bot.json': BOT_FILE });
        for (const file of Object.keys(files)) utimesSync(join(place, file), 1, 1);
        expect(digest(place)).toBe(digestFolder(files));
      }),
      { numRuns: 50 },
    );
  });

  test.each<[what: string, files: Files]>([
    ['the history of the folder', { '.git/HEAD': 'ref: refs/heads/main' }],
    ['what Python keeps of its sources', { '__pycache__/main.pyc': '1', 'lib/__pycache__/x.pyc': '2' }],
    ['what cargo builds', { 'target/CACHEDIR.TAG': 'Signature: 8a477f597d28d172789f06886806bc55', 'target/bot': '1' }],
  ])('%s', (_, files) => {
    expect(digestFolder({ 'main.py': 'x', ...files })).toBe(digestFolder({ 'main.py': 'x' }));
  });

  test('what it is called', () => {
    expect(digest('Zed=python/demo')).toBe(digest('python/demo'));
  });

  test('permissions and links to what is in the folder', () => {
    const plain = writeFolder({ 'bot.json': BOT_FILE, 'a.py': '1', 'b.py': '1' });
    const linked = writeFolder({ 'bot.json': BOT_FILE, 'a.py': '1' });
    symlinkSync(join(linked, 'a.py'), join(linked, 'b.py'));
    chmodSync(join(linked, 'a.py'), 0o755);
    expect(digest(linked)).toBe(digest(plain));
  });
});

describe('a bot of one file', () => {
  const both = { 'mine.py': 'print(1)', 'other.py': 'print(2)' };

  test('is that file, whatever lies beside it', () => {
    const alone = writeFolder({ 'mine.py': 'print(1)' });
    expect(digest(join(writeFolder(both), 'mine.py'))).toBe(digest(join(alone, 'mine.py')));
  });

  test('is another one under another name, or with another content', () => {
    const { 'mine.py': text } = both;
    const place = writeFolder({ 'mine.py': text, 'mine2.py': text, 'more/mine.py': `${text}\n` });
    const digests = ['mine.py', 'mine2.py', 'more/mine.py'].map((file) => digest(join(place, file)));
    expect(new Set(digests).size).toBe(3);
  });

  test.each<[file: string, files: Files, changed: string]>([
    [
      'a.cc',
      { 'a.cc': '#include "lib/b.hh"\nint main() {}', 'lib/b.hh': '#include "c.hh"', 'lib/c.hh': '' },
      'lib/c.hh',
    ],
    ['a.rs', { 'a.rs': 'mod b;\nfn main() {}', 'b.rs': 'mod c;', 'b/c.rs': '' }, 'b/c.rs'],
    ['a.rs', { 'a.rs': 'fn main() { include_bytes!("w.bin"); }', 'w.bin': '1' }, 'w.bin'],
    [
      'p/A.java',
      { 'p/A.java': 'package p;\nimport q.C;\nclass A { B b; }', 'p/B.java': '', 'q/C.java': '' },
      'q/C.java',
    ],
    ['p/A.java', { 'p/A.java': 'package p;\nimport q.*;\nclass A { C c; }', 'q/C.java': '' }, 'q/C.java'],
    ['cmd/a.go', { 'go.mod': 'module m', 'cmd/a.go': 'package main', 'lib/b.go': 'package lib' }, 'lib/b.go'],
    ['AIMine.cc', { 'AIMine.cc': '#include "Player.hh"\n#include "plan.hh"\n', 'plan.hh': '' }, 'plan.hh'],
  ])('%s is made of what it names too: %j', (file, files, changed) => {
    const before = digest(join(writeFolder(files), file));
    expect(digest(join(writeFolder({ ...files, [changed]: 'changed' }), file))).not.toBe(before);
    expect(digest(join(writeFolder({ ...files, 'beside.hh': 'new' }), file)) === before).toBe(!('go.mod' in files));
  });
});

describe('a command', () => {
  const files = { 'mine.py': 'x', 'w.bin': 'y' };

  test('is the files it names and its words, from wherever it is called', () => {
    const place = writeFolder(files);
    const digests = [
      digest('python3 mine.py --weights=w.bin', place),
      digest(`python3 ${place}/mine.py --weights=${place}/w.bin`),
      digest(`python3 ${place.slice(1)}/mine.py --weights=${place.slice(1)}/w.bin`, '/'),
    ];
    expect(new Set(digests).size).toBe(1);
  });

  test.each<[what: string, command: string, files: Files]>([
    ['another word', 'python3 mine.py --weights=w.bin -v', files],
    ['another program', 'python mine.py --weights=w.bin', files],
    ['another content', 'python3 mine.py --weights=w.bin', { ...files, 'w.bin': 'z' }],
  ])('%s makes it another', (_, command, others) => {
    const before = digest('python3 mine.py --weights=w.bin', writeFolder(files));
    expect(digest(command, writeFolder(others))).not.toBe(before);
  });

  test('knows nothing of a file that it does not name', () => {
    const before = digest('python3 mine.py', writeFolder(files));
    expect(digest('python3 mine.py', writeFolder({ ...files, 'w.bin': 'z' }))).toBe(before);
  });
});

test('moved as a whole, a folder stays what it is', () => {
  const place = writeFolder({ 'bot.json': BOT_FILE, 'main.py': 'x' });
  const before = digest(place);
  const moved = `${place}-moved`;
  renameSync(place, moved);
  expect(digest(moved)).toBe(before);
  mkdirSync(join(moved, 'empty'));
  writeFileSync(join(moved, 'main.py'), 'x');
  expect(digest(moved)).toBe(before);
});
