import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findBot } from '../../../../judge/prepare/find/find-bot.ts';
import { describeBots, waitForChange } from '../../../../judge/prepare/find/wait-for-change.ts';

let folder: string;
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const findBots = () => [findBot(folder)];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'minions-watch-')), 'mine');
  mkdirSync(folder);
  write('bot.json', '{"run": ["node", "main.mjs"]}');
  write('main.mjs', 'one');
});

/** Looks again and again; before each look, one thing happens. Tells before which look the change was seen. */
async function countLooks(...happenings: (() => void)[]): Promise<number | undefined> {
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
  return (await waitForChange(() => describeBots(findBots), describeBots(findBots), clock, stop.signal))
    ? looks
    : undefined;
}

const nothing = (): void => {};

test.each<[what: string, happen: () => void, seen: boolean]>([
  ['a source is saved', () => write('main.mjs', 'another'), true],
  ['a source is saved with as many bytes', () => utimesSync(join(folder, 'main.mjs'), 1, 1), true],
  ['a file is added', () => write('more.mjs', 'x'), true],
  ['a file is removed', () => rmSync(join(folder, 'main.mjs')), true],
  ['bot.json is broken', () => write('bot.json', '{'), true],
  ['a replay is written into the folder', () => write('match.jsonl', '{"replay":1}\n'), false],
  ['nothing happens', nothing, false],
])('%s: %#', async (_, happen, seen) => {
  expect(await countLooks(nothing, happen, nothing, nothing)).toBe(seen ? 3 : undefined);
});

test('it waits until the files rest', async () => {
  const save = (text: string) => () => write('main.mjs', text);
  expect(await countLooks(save('a'), save('ab'), save('abc'), nothing, nothing)).toBe(4);
});

test('what was saved before the first look counts', async () => {
  const before = describeBots(findBots);
  write('main.mjs', 'changed');
  const clock = { after: (_: number, callback: () => void) => (queueMicrotask(callback), () => {}) };
  expect(await waitForChange(() => describeBots(findBots), before, clock, new AbortController().signal)).toBe(true);
});
