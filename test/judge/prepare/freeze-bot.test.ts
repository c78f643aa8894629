import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestBot } from '../../../judge/prepare/digest.ts';
import { findBot } from '../../../judge/prepare/find/find-bot.ts';
import { freezeBot } from '../../../judge/prepare/freeze-bot.ts';
import { writeFolder, type Files } from './write-folder.ts';

const game = { id: 'ork-island', botFolders: [] };

test.each<[what: string, source: string, files: Files, copied: string[]]>([
  ['a file', './mine.py', { 'mine.py': 'x', 'other.py': 'y' }, ['mine.py']],
  ['a program', './mine', { mine: '#!/bin/sh' }, ['mine']],
  ['a source with a header', './a.cc', { 'a.cc': '#include "l/b.hh"', 'l/b.hh': '', 'c.hh': '' }, ['a.cc', 'l/b.hh']],
  ['a folder', '.', { 'bot.json': '{"run": ["python3", "m.py"]}', 'm.py': '', 'd/w': '' }, ['bot.json', 'd/w', 'm.py']],
  ['a bot of a folder', './x', { 'bot.json': '{"bots": {"x": {"run": ["python3", "m.py"]}}}' }, ['bot.json']],
  ['a command', 'python3 m.py -w=d/w 7', { 'm.py': '', 'd/w': '', n: '' }, ['d/w', 'm.py']],
  ['a command with spaces', `python3 "my bot.py"`, { 'my bot.py': '' }, ['my bot.py']],
  [
    'a command that names a folder',
    'java -cp classes:lib/a.jar Mine',
    { 'classes/Mine.class': '', 'lib/a.jar': '' },
    ['classes/Mine.class', 'lib/a.jar'],
  ],
  ['a command that names no file', 'mybot --strong', {}, []],
  [
    'a player of the published games',
    './AIMine.cc',
    { 'AIMine.cc': '#include "Player.hh"', 'Player.hh': '' },
    ['AIMine.cc'],
  ],
])('%s is copied, and the copy is the same bot', (_, source, files, copied) => {
  const from = writeFolder(files);
  for (const name of Object.keys(files)) chmodSync(join(from, name), 0o755);
  const bots = join(writeFolder({}), 'my bots');
  const frozen = freezeBot(source, bots, { game, from });
  rmSync(from, { recursive: true });
  const hex = frozen.digest.slice('sha256:'.length);
  expect(hex).toMatch(/^[0-9a-f]{64}$/);
  expect(readdirSync(bots)).toEqual([hex]);
  const names = readdirSync(join(bots, hex), { recursive: true, withFileTypes: true });
  const found = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(found.sort()).toEqual(copied.map((name) => join(bots, hex, name)));
  expect(digestBot(findBot(frozen.source, { game, from: '/' }))).toBe(frozen.digest);
});

test.each(['demo', 'python/dummy', 'cpp/null'])('the sample bot %s too', (source) => {
  const frozen = freezeBot(source, writeFolder({}));
  expect(frozen.name).toBe(source);
  expect(digestBot(findBot(frozen.source))).toBe(frozen.digest);
});

test('a copy stays as it is when the bot changes, and the changed one is another', () => {
  const from = writeFolder({ 'mine.py': '1' });
  const bots = writeFolder({});
  const first = freezeBot('./mine.py', bots, { from });
  writeFileSync(join(from, 'mine.py'), '2');
  const second = freezeBot('./mine.py', bots, { from });
  expect(second.digest).not.toBe(first.digest);
  expect(digestBot(findBot(first.source))).toBe(first.digest);
  expect(freezeBot('./mine.py', bots, { from })).toEqual(second);
  expect(readdirSync(bots)).toHaveLength(2);
});
