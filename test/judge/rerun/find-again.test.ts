import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { digestBot } from '../../../judge/prepare/digest.ts';
import { findBot } from '../../../judge/prepare/find/find-bot.ts';
import { findAgain } from '../../../judge/rerun/find-again.ts';
import type { Recording } from '../../../judge/rerun/read-recording.ts';

const root = mkdtempSync(join(tmpdir(), 'minions-'));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

write('home/mine.mjs', 'as it was');
write('home/changed.mjs', 'as it is');
write('else/mine.mjs', 'as it was');
write('else/changed.mjs', 'as it is');
write('cup/bots/abc/mine.mjs', 'as it was');
write('cup/replays/00001-1.jsonl.gz', '');
write('home/bots/abc/mine.mjs', 'somebody else');

const digest = digestBot(findBot('mine.mjs', { from: join(root, 'home') }));

const find = (source: string | undefined, path: string, isTrusted = false): unknown => {
  const bot = source === undefined ? {} : { source, digest };
  const recording = { header: { game: 'crematoria', bots: [bot, bot, bot, bot] } } as unknown as Recording;
  const found = findAgain(recording, 0, { path: join(root, path), cwd: join(root, 'home'), isTrusted });
  return typeof found === 'string'
    ? found
    : `${found.isSame ? 'same' : 'changed'} from ${found.from.slice(root.length + 1)}`;
};

const ELSEWHERE = 'it has changed, and does not lie in this folder';
const COMMAND = 'it is a command, and commands out of a file are not run unasked';

test.each<[source: string | undefined, replay: string, found: string]>([
  ['mine.mjs', 'home/m.jsonl', 'same from home'],
  ['changed.mjs', 'home/m.jsonl', 'changed from home'],
  ['../else/mine.mjs', 'home/m.jsonl', 'same from home'],
  ['../else/changed.mjs', 'home/m.jsonl', ELSEWHERE],
  ['mine.mjs', 'else/m.jsonl', 'same from home'],
  ['bots/abc/mine.mjs', 'cup/replays/00001-1.jsonl.gz', 'same from cup'],
  ['bots/abc/mine.mjs', 'home/m.jsonl', 'changed from home'],
  ['demo', 'home/m.jsonl', 'changed from home'],
  ['node mine.mjs', 'home/m.jsonl', COMMAND],
  ['gone.mjs', 'home/m.jsonl', 'there is no bot "gone.mjs": no such file, and no sample bot of that name'],
  [undefined, 'home/m.jsonl', 'the replay does not say which bot it was'],
])('%s, for the replay %s: %s', (source, replay, found) => {
  expect(find(source, replay)).toBe(found);
});

test.each<[source: string, found: string]>([
  ['../else/changed.mjs', 'changed from home'],
  ['node changed.mjs', 'changed from home'],
])('with trust %s is started', (source, found) => {
  expect(find(source, 'home/m.jsonl', true)).toBe(found);
});
