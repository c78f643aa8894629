// Saving a bot plays the match again, and the page that shows it stays where somebody looks.
import { execa } from 'execa';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage, roundShown } from '../../viewer/browser.ts';
import { emptyFolder, minions } from '../run-minions.ts';

afterAll(closeBrowser);

// It keeps what it was sent, as bots do that learn: that is no reason to play again.
const makeBot = (word: string): string => `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { round } = JSON.parse(line);
  appendFileSync('memory.txt', round + '\\n');
  console.log(JSON.stringify({ round, orders: [], debug: { notes: ['${word}'] } }));
}
`;

const BUILT = JSON.stringify({
  run: ['node', '{out}/main.mjs'],
  build: ['sh', '-c', 'node --check main.mjs && mkdir {out} && cp main.mjs {out}'],
});

const countMatches = (text: string): number => text.split('Waiting for a bot to be saved').length - 1;

testWith('chromium')('play --watch', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'mine'));
  const save = (name: string, text: string): void => writeFileSync(join(folder, 'mine', name), text);
  save('bot.json', BUILT);
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
    await expect.poll(() => roundShown(page)).toBe('Round 3 of 5');
    await page.locator('#board').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#inspector h2').textContent()).toMatch(/^Unit \d+$/);
    const unit = await page.locator('#inspector h2').textContent();

    save('bot.json', BUILT.slice(1));
    await expect.poll(() => page.locator('#message').textContent()).toContain('bot.json');
    expect(told).toContain('bot.json');
    save('bot.json', BUILT);
    await expect.poll(() => page.locator('#message').textContent()).toBe('');

    save('main.mjs', 'const half = {');
    await expect.poll(() => page.locator('#message').textContent()).toContain('SyntaxError');
    expect(told).toContain('SyntaxError');

    save('main.mjs', makeBot('second'));
    await expect.poll(() => page.locator('#message').textContent()).toBe('');
    await expect.poll(() => page.locator('body').textContent()).toContain('second');
    expect(await roundShown(page)).toBe('Round 3 of 5');
    expect(await page.locator('#inspector h2').textContent()).toBe(unit);
    // The first match, and one for each save.
    await expect.poll(() => countMatches(told)).toBe(5);
    expect(errors).toEqual([]);
    await page.close();
  } finally {
    playing.kill('SIGINT');
  }
  expect((await playing).exitCode).toBe(130);
});
