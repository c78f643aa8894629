// A report of a tournament on somebody's disk: its pages open matches without any server.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, expect } from 'vitest';
import { emptyFolder } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage, roundShown, untilWhole, VIEWER } from '../browser.ts';
import { makeReplay } from '../make-replay.ts';

const inBrowser = testWith('chromium');
const folder = emptyFolder();
const script = `minionsReplay("${gzipSync(makeReplay('crematoria', 30)).toString('base64')}")\n`;
for (const place of ['replays', 'report', 'elsewhere']) mkdirSync(join(folder, place));
copyFileSync(VIEWER, join(folder, 'report/viewer.html'));
writeFileSync(join(folder, 'replays/00012-3.js'), script);
writeFileSync(join(folder, 'elsewhere/00012-3.js'), script);
afterAll(closeBrowser);

const address = (replay: string): string =>
  `${pathToFileURL(join(folder, 'report/viewer.html')).href}?replay=${replay}`;

inBrowser('a match of the tournament opens at the round of the link', async () => {
  const { page, errors } = await newPage();
  await page.goto(`${address('../replays/00012-3.jsonl.gz')}#round=17`);
  await untilWhole(page);
  await expect.poll(() => roundShown(page)).toBe('Round 17 of 29');
  expect(errors).toEqual([]);
  await page.close();
});

inBrowser('players have the names that the link gives them, and names stay text', async () => {
  const { page, errors } = await newPage();
  const names = ['anna', 'bob & co', '<img src=x onerror="document.title=1">', 'h1'];
  const words = new URLSearchParams(names.map((name): [string, string] => ['name', name])).toString();
  await page.goto(`${address('../replays/00012-3.jsonl.gz')}&${words}`);
  await untilWhole(page);
  expect(await page.title()).toContain(names.join(', '));
  for (const name of names) expect(await page.getByText(name).count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await page.goto(`${address('../replays/00012-3.jsonl.gz')}&name=only-one`);
  await untilWhole(page);
  expect(await page.title()).not.toContain('only-one');
  await page.close();
});

inBrowser('no other script is loaded, whatever the address says', async () => {
  const hostile = [
    '../elsewhere/00012-3.jsonl.gz',
    '../replays/../elsewhere/00012-3.jsonl.gz',
    'https://evil.example/replays/a.jsonl.gz',
  ];
  for (const replay of hostile) {
    const { page } = await newPage();
    await page.goto(address(replay));
    await page.getByText('drop the file here instead').waitFor();
    await expect.poll(() => page.locator('script[src]').count()).toBe(0);
    await page.close();
  }
});
