import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findBot } from '../../../../judge/prepare/find/find-bot.ts';
import { SavedBots } from '../../../../judge/prepare/find/saved-bots.ts';

let folder: string;
const write = (name: string, content: string | Buffer): void => writeFileSync(join(folder, name), content);
const program = (version: number): Buffer => Buffer.from([0x7f, 0x45, 0x4c, 0x46, version]);
const nothing = (): void => {};

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'minions-watch-')), 'mine');
  mkdirSync(folder);
  write('bot.json', '{"run": ["node", "main.mjs"]}');
  write('main.mjs', 'one');
  write('weights.txt', '0.1');
  write('engine', program(1));
  chmodSync(join(folder, 'engine'), 0o755);
});

/** Looks again and again; before each look, one thing happens. Tells before which look the change was seen. */
async function countLooks(saved: SavedBots, ...happenings: (() => void)[]): Promise<number | undefined> {
  const stop = new AbortController();
  let looks = 0;
  const clock = {
    after(_: number, callback: () => void) {
      looks += 1;
      if (looks > happenings.length) stop.abort();
      else happenings[looks - 1]!();
      queueMicrotask(callback);
      return () => {};
    },
  };
  return (await saved.wait(clock, stop.signal)) ? looks : undefined;
}

function watch(source = folder, { canWrite = false } = {}): SavedBots {
  const saved = new SavedBots(() => [findBot(source)], canWrite);
  saved.begin();
  return saved;
}

test.each<[what: string, happen: () => void, seen: boolean]>([
  ['a source is saved', () => write('main.mjs', 'another'), true],
  ['a source is saved with as many bytes', () => utimesSync(join(folder, 'main.mjs'), 1, 1), true],
  ['a file is added', () => write('more.mjs', 'x'), true],
  ['a file is removed', () => rmSync(join(folder, 'main.mjs')), true],
  ['bot.json is broken', () => write('bot.json', '{'), true],
  ['parameters are saved', () => write('weights.txt', '0.25'), true],
  ['parameters are saved as JSON', () => write('weights.json', '{"greed":1}'), true],
  ['a program that a script may start is compiled again', () => write('engine', Buffer.alloc(9, program(2))), true],
  ['a replay is written into the folder', () => write('match.jsonl', '{"replay":1}\n'), false],
  ['a state is written into the folder', () => write('state.json', '{"protocol":1}\n'), false],
  ['a page is written into the folder', () => write('match.html', '<!doctype html>'), false],
  ['a log is written into the folder', () => write('play.log', 'played'), false],
  ['a compiler keeps an object file', () => write('main.o', program(1)), false],
  ['nothing happens', nothing, false],
])('%s: %#', async (_, happen, seen) => {
  expect(await countLooks(watch(), nothing, happen, nothing, nothing)).toBe(seen ? 3 : undefined);
});

test.each([
  ['a folder runs', () => (write('bot.json', '{"run": ["./engine"]}'), folder)],
  ['is the bot', () => join(folder, 'engine')],
])('a native program that %s is compiled again', async (_, arrange) => {
  const saved = watch(arrange());
  const link = (): void => write('engine', Buffer.alloc(9, program(2)));
  expect(await countLooks(saved, nothing, link, nothing, nothing)).toBe(3);
});

test('what is run is watched, whatever its ending', async () => {
  write('bot.json', '{"run": ["sh", "-e", "./start.log"]}');
  write('start.log', 'exec node main.mjs');
  expect(await countLooks(watch(), () => write('start.log', 'node main.mjs'), nothing, nothing)).toBe(2);
});

test('it waits until the files rest', async () => {
  const save = (text: string) => () => write('main.mjs', text);
  expect(await countLooks(watch(), save('a'), save('ab'), save('abc'), nothing, nothing)).toBe(4);
});

test.each<[what: string, canWrite: boolean, name: string, seen: boolean]>([
  ['a source', false, 'main.mjs', true],
  ['a source', true, 'main.mjs', true],
  ['a program', true, 'engine', true],
  ['data', false, 'weights.txt', true],
  ['data that the bot may have written itself', true, 'weights.txt', false],
  ['a new file that the bot may have written itself', true, 'memory.json', false],
])('%s saved while a match is played, by bots that may write: %s', async (_, canWrite, name, seen) => {
  const saved = watch(folder, { canWrite });
  write(name, name === 'engine' ? Buffer.alloc(9, program(2)) : 'changed');
  saved.forgiveOutput();
  expect(await countLooks(saved, nothing, nothing)).toBe(seen ? 2 : undefined);
  write('weights.txt', 'saved afterwards');
  expect(await countLooks(saved, nothing, nothing)).toBe(2);
});
