// The tutorial from an empty folder: every command is run, and its picture is one of the new game's. Contests, which take longer, are held in
// test/games/snakes.command.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';

const page = readFileSync(fileURLToPath(new URL('../../docs/your-own-game.md', import.meta.url)), 'utf8');
const blocks = (kind: string): string[] =>
  Array.from(page.matchAll(new RegExp(`\`\`\`${kind}\\n([^\`]*)\`\`\``, 'g')), ([, text]) => text!);

test('the commands of the page', async () => {
  const folder = emptyFolder();
  const commands = blocks('sh').flatMap((block) => block.trim().split('\n'));
  expect(commands.length).toBe(5);
  for (const command of commands) {
    const [, ...words] = command.split(' ');
    const { code, stderr } = await runMinions(words, folder, { XDG_CACHE_HOME: join(folder, 'cache') });
    expect([command, code, code === 0 ? '' : stderr]).toEqual([command, 0, '']);
  }
  expect(readFileSync(join(folder, 'gold-rush/pictures/walking.txt'), 'utf8')).toContain(blocks('text')[0]);
});
