import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { putFirstAttemptAside, renameOldAttempts } from '../../../tournament/folder/first-attempts.ts';
import { findReplayName } from '../../../tournament/journal/find-replay-name.ts';
import { makePlayed } from '../made-records.ts';

const late = makePlayed('12.3: anna 1, bob 2, carl 3, dora 4 timeout');
const again = { ...late, attempt: 2 };
const crashed = makePlayed('12.3: anna 1, bob 2, carl 3, dora 4 crashed');

/** A folder with these files, each with its own name as its text. */
function makeFiles(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'minions-replays-'));
  for (const name of names) writeFileSync(join(folder, name), name);
  return folder;
}

const list = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => `${name}: ${readFileSync(join(folder, name), 'utf8')}`);

test('the replay that counts is called after its match, however often that was played', () => {
  expect([late, again, crashed].map(findReplayName)).toEqual(['00012-3-first', '00012-3', '00012-3']);
});

test('only the replay of a first attempt is put aside', () => {
  const folder = makeFiles('00012-3.jsonl.gz');
  for (const played of [crashed, again]) putFirstAttemptAside(folder, played);
  expect(list(folder)).toEqual(['00012-3.jsonl.gz: 00012-3.jsonl.gz']);
  putFirstAttemptAside(folder, late);
  putFirstAttemptAside(folder, late);
  expect(list(folder)).toEqual(['00012-3-first.jsonl.gz: 00012-3.jsonl.gz']);
});

test('names of an older version are put right, also from the middle of it', () => {
  const whole = ['00012-3-first.jsonl.gz: 00012-3.jsonl.gz', '00012-3.jsonl.gz: 00012-3-again.jsonl.gz'];
  const folder = makeFiles('00012-3.jsonl.gz', '00012-3-again.jsonl.gz', '00012-4.jsonl.gz');
  renameOldAttempts(folder);
  renameOldAttempts(folder);
  expect(list(folder)).toEqual([...whole, '00012-4.jsonl.gz: 00012-4.jsonl.gz']);
  const cut = makeFiles('00012-3-first.jsonl.gz', '00012-3-again.jsonl.gz');
  renameOldAttempts(cut);
  expect(list(cut)).toEqual(['00012-3-first.jsonl.gz: 00012-3-first.jsonl.gz', whole[1]]);
  expect(() => renameOldAttempts(join(cut, 'none'))).not.toThrow();
});
