// What docs/first-bot.md says is done, word for word.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';

const page = readFileSync(new URL('../../docs/first-bot.md', import.meta.url), 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page)![1]!;

testWith('python3')('the first bot plays a whole match', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'mine.py'), block('python'));
  const [npx, minions, ...args] = block('sh').trim().split(' ');
  expect([npx, minions]).toEqual(['npx', 'minions']);
  const { code, stdout } = await runMinions([...args, '--json'], folder);
  expect(code).toBe(0);
  const { seats } = JSON.parse(stdout) as { seats: { name: string; verdict: unknown; score: number }[] };
  expect(seats[0]).toMatchObject({ name: 'mine', verdict: null });
  expect(seats[0]!.score).toBeGreaterThan(0);
});
