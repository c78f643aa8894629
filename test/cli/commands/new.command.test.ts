import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../run-minions.ts';

describe('bad usage', () => {
  test.each<[args: string[], message: string, hint: string]>([
    [['new'], 'name a language and a game', 'languages: javascript, bash, c, cpp, eda, go, java'],
    [['new', 'rust'], 'name a game', 'example: minions new rust crematoria my-bot'],
    [['new', 'pyton', 'crematoria'], 'there is no starter kit for "pyton"', 'did you mean "python"?'],
    [['new', 'cobol', 'crematoria'], 'there is no starter kit for "cobol"', 'docs/writing-a-bot.md'],
    [['new', 'python', 'crematorium'], 'there is no game "crematorium"', 'did you mean "crematoria"?'],
    [['new', 'lua', 'crematoria', '--from', 'dummy'], 'has no plans to choose from', 'leave out --from'],
    [['new', 'python', 'crematoria', '.'], 'the folder "." is not empty', 'nothing is overwritten'],
  ])('%j', async (args, message, hint) => {
    const folder = emptyFolder();
    await runMinions(['new', 'js', 'crematoria', 'other', '--no-check'], folder);
    const { code, stderr } = await runMinions(args, folder);
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
    expect(code).toBe(2);
    expect(readdirSync(folder)).toEqual(['other']);
  });

  test('a compiler that is missing is named, and the project is there all the same', async () => {
    const folder = emptyFolder();
    const env = { PATH: emptyFolder(), XDG_CACHE_HOME: emptyFolder() };
    const { code, stderr } = await runMinions(['new', 'rust', 'ork-island', 'mine'], folder, env);
    expect(stderr).toContain('mine needs the program "cargo", which was not found\n  install cargo');
    expect(code).toBe(2);
    expect(readdirSync(join(folder, 'mine'))).toContain('bot.json');
  });
});
