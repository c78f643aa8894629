// Saving a bot plays the match again, and the page that shows it stays where somebody looks.
import { execa } from 'execa';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage, roundShown } from '../../viewer/browser.ts';
import { emptyFolder, minions } from '../run-minions.ts';

afterAll(closeBrowser);

const makeBot = (word: string): string => `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { round } = JSON.parse(line);
  console.log(JSON.stringify({ round, orders: [], debug: { notes: ['${word}'] } }));
}
`;

testWith('chromium')('play --watch', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'mine'));
  const save = (name: string, text: string): void => writeFileSync(join(folder, 'mine', name), text);
  save('bot.json', '{"run": ["node", "main.mjs"]}');
  save('main.mjs', makeBot('first'));
  const args = ['play', 'ork-island', './mine', '--watch', '-s', '1', '--set', 'rounds=6', '--sandbox', 'none'];
  // No browser opens by itself.
  const env = { PATH: `${folder}:/usr/bin:/bin`, npm_command: '', BROWSER: '/bin/false' };
  const playing = execa(process.execPath, [minions, ...args], { cwd: folder, env, reject: false });
  let told = '';
  playing.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  try {
    await expect.poll(() => told).toContain('Waiting for a bot to be saved');
    const { page, errors } = await newPage();
    await page.goto(/http:\/\/127\S+/.exec(told)![0]);
    await expect.poll(() => roundShown(page)).toContain('of 5');
    await page.keyboard.press('Space');
    await page.keyboard.press('Home');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    const round = await roundShown(page);
    expect(round).toMatch(/^Round [1-4] of 5$/);

    save('bot.json', '{"run": ["node", "main.mjs"]');
    await expect.poll(() => page.locator('#message').textContent()).toContain('bot.json');
    expect(told).toContain('bot.json');

    save('bot.json', '{"run": ["node", "main.mjs"]}');
    save('main.mjs', makeBot('second'));
    await expect.poll(() => page.locator('#message').textContent()).toBe('');
    await expect.poll(() => told.split('Waiting for a bot to be saved').length).toBeGreaterThanOrEqual(4);
    await expect.poll(() => page.locator('body').textContent()).toContain('second');
    expect(await roundShown(page)).toBe(round);
    expect(errors).toEqual([]);
    await page.close();
  } finally {
    playing.kill('SIGINT');
  }
  expect((await playing).exitCode).toBe(130);
});
