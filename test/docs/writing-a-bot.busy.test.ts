// The bots of docs/writing-a-bot.md, as they stand there, speak the protocol and play.
import { execa } from 'execa';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';

const page = readFileSync(new URL('../../docs/writing-a-bot.md', import.meta.url), 'utf8');

/** For each language the file, how to run it, and the programs it needs. */
const BOTS: Record<string, { file: string; bot: string; needs: string[] }> = {
  python: { file: 'mine.py', bot: 'mine.py', needs: ['python3'] },
  js: { file: 'mine.mjs', bot: 'mine.mjs', needs: [] },
  ruby: { file: 'mine.rb', bot: 'ruby mine.rb', needs: ['ruby'] },
  perl: { file: 'mine.pl', bot: 'perl mine.pl', needs: ['perl'] },
  bash: { file: 'mine.sh', bot: 'bash mine.sh', needs: ['bash', 'jq'] },
  lua: { file: 'mine.lua', bot: 'lua mine.lua', needs: ['lua'] },
  c: { file: 'mine.c', bot: './mine', needs: ['gcc'] },
  cpp: { file: 'mine.cc', bot: 'mine.cc', needs: ['g++'] },
};

const blocks = [...page.matchAll(/```(\w+)\n(.*?)```/gs)].filter(([, language]) => language !== 'sh');

test('the page has a bot in each of the eight languages, and no block that is not tried', () => {
  expect(blocks.map(([, language]) => language)).toEqual(Object.keys(BOTS));
});

describe.concurrent('each speaks the protocol and plays a match with it', () => {
  for (const [, language, code] of blocks) {
    const { file, bot, needs } = BOTS[language!]!;
    testWith(...needs)(language!, async () => {
      const folder = emptyFolder();
      writeFileSync(join(folder, file), code!);
      if (language === 'c') await execa('gcc', ['-Wall', '-Werror', '-o', 'mine', 'mine.c'], { cwd: folder });
      const slow = ['--time', '20000', '--start-time', '20000'];
      const checked = await runMinions(['check', bot, 'walking-dead', ...slow], folder);
      expect(checked.stdout).toMatch(/ok {7}plays a whole match: \d+ points/);
      expect(checked.stdout).not.toContain('FAILED');
      expect(checked.code).toBe(0);
    });
  }
});

describe('what the judge says of the commonest mistakes', () => {
  const table = page.slice(page.indexOf('## The commonest mistakes'));
  test.each([
    [
      '{"round":1,"orders":[{"unit":1,"dir":"left"}]}',
      'at /orders/0/dir: expected one of "Up", "Down", "Left", "Right", "DR", "RU", "UL", "LD", got "left"; did you mean "Left"?',
    ],
    [
      '{"round":1,"orders":[{"id":1,"dir":"Left"}]}',
      'at /orders/0: expected a field "unit", got only "id", "dir"; did you mean "unit" instead of "id"?',
    ],
    ['{"round":"3","orders":[]}', 'at /round: expected an integer, got "3"; write the number without quotes'],
    [
      '[{"unit":5,"dir":"Left"}]',
      'expected an object, got [{"unit":5,"dir":"Left"}]; write an object such as {"round": …, "orders": […]}',
    ],
  ])('%s', async (message, sentence) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'answer.json'), message);
    const { stdout } = await runMinions(['validate', 'answer.json', '--schema', 'games/walking-dead/answer'], folder);
    expect(stdout).toContain(sentence);
    expect(table).toContain(sentence);
  });
});
