import { expect, test } from 'vitest';
import { listFiles } from '../../../../judge/prepare/find/list-files.ts';
import { isUnfinished, nameUnfinished } from '../../../../judge/unfinished-replay.ts';
import { writeFolder } from '../write-folder.ts';

test('a replay that is being written into the folder of a bot is no part of the bot', () => {
  const unfinished = nameUnfinished('match.jsonl');
  const folder = writeFolder({
    'bot.cc': '',
    '.hidden': '',
    'my.part': '',
    [unfinished]: '',
    [`${unfinished}.gz`]: '',
  });
  expect(listFiles(folder).files).toEqual(['.hidden', 'bot.cc', 'my.part']);
});

test.each([
  ['.match.jsonl.123.part', true],
  ['games/.match.jsonl.gz.123.part.gz', true],
  ['match.part', false],
  ['.match.jsonl', false],
])('%s is unfinished: %s', (name, expected) => {
  expect(isUnfinished(name)).toBe(expected);
});
