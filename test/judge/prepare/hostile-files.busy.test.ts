// Files that are made to hurt whoever reads them get a sentence, and quickly.
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digestBot } from '../../../judge/prepare/digest.ts';
import { findBot } from '../../../judge/prepare/find/find-bot.ts';
import { prepareBot } from '../../../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../../../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../../../judge/prepare/bot-preparer.ts';
import { writeFolder, type Files } from './write-folder.ts';

const QUICK_MS = 1500;
const BOT = { 'bot.json': '{"run": ["python3", "main.py"]}', 'main.py': '' };

/** How a bot is found and identified: done, or in a sentence what is wrong. Never slowly. */
function find(source: string): string {
  const began = process.cpuUsage();
  try {
    digestBot(findBot(source, { game: { id: 'crematoria', botFolders: [] } }));
    return 'found';
  } catch (error) {
    expect((error as Error).name).toBe('UsageError');
    return (error as Error).message;
  } finally {
    // CPU time: a busy machine is no fault of ours.
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(QUICK_MS);
  }
}

const manyBots = (count: number): object => ({
  bots: Object.fromEntries(Array.from({ length: count }, (_, i) => [`bot${i}`, { run: ['x'] }])),
});
const many = (text: string, bytes = 300_000): string => text.repeat(Math.ceil(bytes / text.length));

const makeFifo = (path: string): unknown => execFileSync('mkfifo', [path]);
/** As large as it says, and empty on the disk. */
const makeHuge = (path: string): void => {
  writeFileSync(path, '');
  truncateSync(path, 3 * 2 ** 30);
};
const makeHugeProgram = (path: string): void => {
  makeHuge(path);
  chmodSync(path, 0o755);
};

describe('what is no plain file, or has no end', () => {
  test.each<
    [what: string, files: Files, bad: string, source: string, make: (path: string) => unknown, sentence: RegExp]
  >([
    ['a FIFO as bot.json', {}, 'bot.json', '', makeFifo, /bot\.json is not a plain file/],
    ['a FIFO in the folder', BOT, 'data', '', makeFifo, /data is neither a file nor a folder/],
    ['a FIFO as a source', {}, 'mine.py', 'mine.py', makeFifo, /"\S*mine\.py" is neither a file nor a folder/],
    ['a FIFO as a C++ source', {}, 'mine.cc', 'mine.cc', makeFifo, /mine\.cc is not a plain file/],
    ['a FIFO as a header', { 'm.cc': '#include "h.hh"\n' }, 'h.hh', 'm.cc', makeFifo, /found/],
    ['3 GiB as bot.json', {}, 'bot.json', '', makeHuge, /bot\.json is larger than 16 MiB/],
    ['3 GiB in the folder', BOT, 'data', '', makeHuge, /holds more than 256 MiB/],
    ['3 GiB as a header', { 'm.cc': '#include "h.hh"\n' }, 'h.hh', 'm.cc', makeHuge, /h\.hh is larger than 16 MiB/],
    ['3 GiB as a C++ source', {}, 'm.cc', 'm.cc', makeHuge, /m\.cc is larger than 16 MiB/],
    ['3 GiB as a Python source', {}, 'm.py', 'm.py', makeHuge, /m\.py is larger than 16 MiB/],
    ['3 GiB as a program', {}, 'm', 'm', makeHugeProgram, /m is larger than 256 MiB/],
    ['a folder as a header', { 'm.cc': '#include "h.hh"\n', 'h.hh/x': '' }, 'x', 'm.cc', () => {}, /found/],
    ['a device', BOT, 'zero', '', (path) => symlinkSync('/dev/zero', path), /zero is a link that leads out/],
    ['a link to a device', {}, 'm.py', 'm.py', (path) => symlinkSync('/dev/zero', path), /neither a file nor a folder/],
    ['a link to itself', BOT, 'loop', '', (path) => symlinkSync(path, path), /loop is a link that leads out/],
    ['a link to a file of somebody else', BOT, 'plan', '', (path) => symlinkSync('/etc/passwd', path), /leads out/],
  ])('%s', (_, files, bad, source, make, sentence) => {
    const folder = writeFolder(files);
    make(join(folder, bad));
    expect(find(join(folder, source))).toMatch(sentence);
    rmSync(folder, { recursive: true });
  });
});

test.each<[file: string, text: string]>([
  ['a.cc', many('/*')],
  ['a.cc', many('/*', 300_000) + '\n#include "Player.hh"'],
  ['a.cc', many('"')],
  ['a.cc', many("'\\")],
  ['a.cc', many('\n#include "')],
  ['a.cc', many('#\t')],
  ['a.cc', many('\n')],
  ['a.cc', `#include "Player.hh"\nRegisterPlayer(${many(' ')}`],
  ['a.cc', `#include "Player.hh"\n${many('RegisterPlayer(')}`],
  ['a.cc', `#include "Player.hh"\n${many('#define PLAYER_NAME ')}`],
  ['A.java', many('\n')],
  ['A.java', many('package ')],
  ['A.java', many('a.')],
  ['A.java', many('import a.b.c.')],
  ['A.java', many('A')],
  ['a.rs', many('mod ')],
  ['a.rs', `mod ${many('a')}`],
  ['a.rs', many('#[path = ')],
  ['a.rs', many('include!(')],
])('%s with much of the same is read in one go: %#', (file, text) => {
  expect(find(join(writeFolder({ [file]: text }), file))).toBe('found');
});

const prepare = (source: string) => prepareBot(source, { preparer: new BotPreparer(), sandbox: UNPROTECTED });

describe('much of everything', () => {
  test.each([
    [
      'a list in a list, a hundred thousand times',
      { 'bot.json': `{"run": ${many('[', 1e5)}${many(']', 1e5)}}` },
      /bot\.json/,
    ],
    ['a word of ten million letters', { 'bot.json': JSON.stringify({ run: [many('x', 1e7)] }) }, /^found$/],
    ['a field of ten million letters', { 'bot.json': JSON.stringify({ [many('x', 1e7)]: 1 }) }, /bot\.json/],
    ['a hundred thousand bots', { 'bot.json': JSON.stringify(manyBots(1e5)) }, /has several bots/],
  ])('%s', (_, files, sentence) => {
    const message = find(writeFolder(files));
    expect(message).toMatch(sentence);
    expect(message.length).toBeLessThan(2000);
  });

  test('thirty thousand files', () => {
    const folder = writeFolder(BOT);
    for (let i = 0; i < 30_000; i++) writeFileSync(join(folder, `f${i}`), '');
    expect(find(folder)).toMatch(/holds more than 10000 files/);
  });

  test('headers that include headers', () => {
    const headers = Array.from({ length: 700 }, (_, i) => [`h${i}.hh`, `#include "h${i + 1}.hh"\n`] as const);
    const folder = writeFolder({ 'm.cc': '#include "h0.hh"\n', ...Object.fromEntries(headers) });
    expect(find(join(folder, 'm.cc'))).toMatch(/m\.cc includes more than 500 files/);
  });
});

describe('a bot.json that reaches for others', () => {
  const write = (run: string[]): string => {
    const place = writeFolder({
      'mine/bot.json': JSON.stringify({ run }),
      'rival/bot': '#!/bin/sh\n',
      'mine/own': '#!/bin/sh\n',
    });
    for (const file of ['rival/bot', 'mine/own']) chmodSync(join(place, file), 0o755);
    return place;
  };

  test.each([['../rival/bot'], ['./../mine/../rival/bot'], ['own/../../rival/bot']])('run: %s', async (program) => {
    await expect(prepare(join(write([program]), 'mine'))).rejects.toMatchObject({
      name: 'UsageError',
      message: `mine may not start "${program}": it lies outside of its folder`,
    });
  });

  test('by its whole path, and by a link', async () => {
    const place = write(['own']);
    const path = join(place, 'rival/bot');
    writeFileSync(join(place, 'mine/bot.json'), JSON.stringify({ run: [path] }));
    await expect(prepare(join(place, 'mine'))).rejects.toThrow(`mine may not start "${path}"`);
    writeFileSync(join(place, 'mine/bot.json'), JSON.stringify({ run: ['./link'] }));
    symlinkSync(path, join(place, 'mine/link'));
    await expect(prepare(join(place, 'mine'))).rejects.toThrow('is a link that leads out of the bot');
  });

  test.each([[['./own']], [['sh', 'own']], [['/bin/sh', 'own']], [['/usr/bin/env', 'sh', 'own']]])(
    'but not %j',
    async (run) => {
      await prepare(join(write(run), 'mine'));
    },
  );
});

test.each([
  ['a NUL', ['python3', 'a\0b'], 'a command of bot has a NUL in it'],
  ['a word that no system takes', ['python3', many('x', 200_000)], 'a command of bot is longer than 65536 bytes'],
  [
    'more words than any system takes',
    ['python3', ...Array.from({ length: 1e5 }, () => 'xx')],
    'is longer than 65536 bytes',
  ],
])('%s in a command is refused before anybody starts it', async (_, run, sentence) => {
  const folder = writeFolder({ 'bot.json': JSON.stringify({ name: 'bot', run }) });
  await expect(prepare(folder)).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringContaining(sentence) as string,
  });
  const build = writeFolder({ 'bot.json': JSON.stringify({ name: 'bot', run: ['{out}'], build: run }) });
  await expect(prepare(build)).rejects.toThrow(sentence);
});

describe('names of what every object has', () => {
  const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

  test.each(words)('%s is no sample bot, and no bot of a folder', (word) => {
    const folder = writeFolder({ 'bot.json': '{"bots": {"a": {"run": ["python3", "a.py"]}}}' });
    expect(find(join(folder, word))).toMatch(/^there is no bot/);
    expect(find(word)).toMatch(/^there is no bot/);
    expect(find(`python/${word}`)).toMatch(/^there is no bot/);
    expect(find(`${word}/demo`)).toMatch(/^there is no bot/);
  });

  test.each(words)('%s is the name of a bot like any other', (word) => {
    const folder = writeFolder({ 'bot.json': `{"bots": {"${word}": {"run": ["python3", "a.py"]}}}` });
    expect(find(join(folder, word))).toBe('found');
  });

  test.each(words)('%s is a program that is not there', async (word) => {
    const folder = writeFolder({ 'bot.json': JSON.stringify({ run: [word] }) });
    const preparing = prepareBot(folder, { preparer: new BotPreparer(), sandbox: UNPROTECTED });
    await expect(preparing).rejects.toThrow(`needs the program "${word}", which was not found`);
  });
});

describe('names', () => {
  test.each([
    ['\u001b[31mred', 'expected characters that can be shown'],
    ['a\u202eb', 'expected characters that can be shown'],
    ['a\ud800', 'expected characters that can be shown'],
    ['a\u0007b', 'expected characters that can be shown'],
    ['thirteen-long', 'got 13 in'],
  ])('%j is refused', (name, sentence) => {
    expect(find(`${name}=null`)).toContain(sentence);
  });

  test.each([
    ['\u001b[31mred.py', '_[31mred'],
    ['a\u202eb.py', 'a_b'],
    ['elevenchars\u{1f600}\u{1f600}.py', 'elevenchars\u{1f600}'],
  ])('a file called %j gives the name %j', (file, name) => {
    expect(findBot(join(writeFolder({ [file]: '' }), file)).name).toBe(name);
  });
});
