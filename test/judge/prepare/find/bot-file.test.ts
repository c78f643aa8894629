import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFolderBot, readBotFile } from '../../../../judge/prepare/find/bot-file.ts';
import { emptyFolder } from '../../../cli/run-minions.ts';

function writeBot(text: string): string {
  const folder = join(emptyFolder(), 'mine');
  mkdirSync(folder);
  writeFileSync(join(folder, 'bot.json'), text);
  return folder;
}

const DEEP = 200_000;

test.each<[what: string, text: string, message: RegExp]>([
  ['half of it', '{"run": ["node"', /^invalid JSON in .*bot\.json: /],
  ['no object', '3', /bot\.json: expected /],
  [
    'an invalid command',
    '{"run": "node main.mjs"}',
    /bot\.json: at \/run: expected an array, got "node main\.mjs"; write a list/,
  ],
  [
    'brackets without end',
    `{"run": ${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
    /bot\.json: expected a command, got brackets without end$/,
  ],
])('%s is refused, and the hint names the schema', (_, text, message) => {
  const folder = writeBot(text);
  expect(() => readBotFile(folder)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(message) as string, hint: 'see schemas/bot.json' }),
  );
});

test('a folder without a bot.json has none; of several bots one has to be named', () => {
  expect(readBotFile(emptyFolder())).toBeUndefined();
  expect(findFolderBot(emptyFolder())).toBeUndefined();
  const folder = writeBot('{"bots": {"a": {"run": ["node", "a.mjs"]}, "b": {"run": ["node", "b.mjs"]}}}');
  expect(() => findFolderBot(folder)).toThrow(
    expect.objectContaining({ message: `${folder} has several bots`, hint: `name one: ${folder}/a, ${folder}/b` }),
  );
  expect(findFolderBot(folder, 'c')).toBeUndefined();
  expect(findFolderBot(folder, 'b')).toMatchObject({ name: 'b', folder, entry: 'b', files: ['bot.json'] });
});

test('the only bot of a folder has the name that its file gives it, or that of the folder', () => {
  expect(findFolderBot(writeBot('{"run": ["node", "a.mjs"]}'))).toMatchObject({ name: 'mine', entry: '' });
  expect(findFolderBot(writeBot('{"name": "wolf", "run": ["node", "a.mjs"]}'))).toMatchObject({ name: 'wolf' });
});
