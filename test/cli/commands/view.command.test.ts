import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../run-minions.ts';
import { makeReplay } from '../../viewer/make-replay.ts';

const folder = emptyFolder();
const replay = makeReplay('ork-island', 3);
mkdirSync(join(folder, 'cup/replays'), { recursive: true });
mkdirSync(join(folder, 'empty'));
for (const name of ['a.jsonl', 'b&"<.jsonl', 'cup/replays/002.jsonl', 'cup/replays/001.jsonl'])
  writeFileSync(join(folder, name), replay);

/** What a page has with it: names, and which is to be shown beside. */
async function listReplays(...args: string[]): Promise<string[]> {
  expect(await runMinions(['view', ...args, '--html', 'page.html'], folder)).toMatchObject({ code: 0 });
  const page = readFileSync(join(folder, 'page.html'), 'utf8');
  return Array.from(
    page.matchAll(/<script type="application\/octet-stream" data-file="([^"]*)"([^>]*)>H4sI/g),
    ([, name, mark]) => name! + mark!,
  );
}

describe('a page has with it', () => {
  test('one match, two of them side by side, or all of a list', async () => {
    expect(await listReplays('a.jsonl')).toEqual(['a.jsonl']);
    expect(await listReplays('a.jsonl', '--beside', 'b&"<.jsonl')).toEqual([
      'a.jsonl',
      'b&#38;&#34;&#60;.jsonl data-beside',
    ]);
    expect(await listReplays('cup', 'a.jsonl')).toEqual(['001.jsonl', '002.jsonl', 'a.jsonl']);
  });
});

describe('what cannot be shown is said with exit code 2', () => {
  test.each<[args: string[], sentence: string]>([
    [['empty'], 'there is no replay in "empty"'],
    [['a.jsonl', 'cup', '--beside', 'a.jsonl'], 'only one match can have another one beside it'],
    [['a.jsonl', '--png', 'x'], 'invalid --png: expected a round, got "x"'],
    [['a.jsonl', '--gif', '8-4'], 'invalid --gif: expected the first and the last round, got "8-4"'],
    [['cup', '--png', '1'], 'a picture is of one match'],
    [['a.jsonl', '--png', '1', '--gif', '1-2'], '--png and --gif do not go together'],
    [['a.jsonl', '--png', '1', '--theme', 'pink'], 'invalid --theme: expected light or dark, got "pink"'],
  ])('%j', async (args, sentence) => {
    expect(await runMinions(['view', ...args], folder)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(sentence) as string,
    });
  });

  test('no Chromium, no picture', async () => {
    const run = await runMinions(['view', 'a.jsonl', '--png', '1'], folder, { PATH: '/nowhere' });
    expect(run).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('pictures are painted by Chromium, and there is none here') as string,
    });
  });
});
