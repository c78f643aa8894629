// The pages of a report in a real browser: what a person would see who opens them from disk.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage } from '../../viewer/browser.ts';
import { makeFiles, makeTournament } from '../made-tournament.ts';

const inBrowser = testWith('chromium');
const folder = mkdtempSync(join(tmpdir(), 'minions-report-'));
const HOSTILE = '<img src=x onerror="document.title=1">';

const address = (path: string): string => pathToFileURL(join(folder, path)).href;

beforeAll(() => {
  const words = `${HOSTILE}</pre><script>document.title=2</script>`;
  for (const [path, text] of makeFiles({ ...makeTournament(12, 240), words })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['light, on a desk', { width: 1440, height: 900 }, 'light'],
  ['dark, on a phone', { width: 390, height: 844 }, 'dark'],
] as const)('%s', (_, viewport, colorScheme) => {
  for (const path of ['index.html', 'bots/anna.html', 'times.html']) {
    inBrowser(`${path} fits its window and fails nowhere`, async () => {
      const { page, errors } = await newPage({ viewport, colorScheme, javaScriptEnabled: true });
      await page.goto(address(path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      expect(errors).toEqual([]);
      await page.close();
    });
  }
});

inBrowser('the standings can be read without any script', async () => {
  const { page } = await newPage({ javaScriptEnabled: false });
  await page.goto(address('index.html'));
  const rows = page.locator('.standings tbody tr:not(.tier)');
  expect(await rows.count()).toBe(12);
  // What the script would search and sort stays hidden.
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await rows.filter({ hasText: 'anna' }).first().innerText()).toMatch(/^1\s+anna\s.*\+250/s);
  await page.close();
});

inBrowser('a bot is two keys away, and back', async () => {
  const { page } = await newPage();
  await page.goto(address('index.html'));
  const link = page.getByRole('link', { name: 'bob', exact: true }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/bots\/bob\.html$/);
  expect(await page.locator('h1').innerText()).toBe('bob');
  await page.getByRole('link', { name: 'Standings', exact: true }).click();
  await page.waitForURL(/index\.html$/);
  await page.close();
});

inBrowser('last words stay words', async () => {
  const { page } = await newPage();
  let shown = 0;
  for (const { id } of makeTournament(12, 240).rated.rows) {
    await page.goto(address(`bots/${id}.html`));
    expect(await page.title()).toContain(id);
    expect(await page.locator('img, script').count()).toBe(0);
    shown += await page.getByText(HOSTILE).count();
  }
  expect(shown).toBeGreaterThan(0);
  await page.close();
});

inBrowser('on paper there is no menu, and the table keeps its columns', async () => {
  const { page } = await newPage({ viewport: { width: 718, height: 1000 } });
  await page.goto(address('index.html'));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('nav').isVisible()).toBe(false);
  expect(await page.locator('.standings td.finishes').first().isVisible()).toBe(true);
  // A name as long as those of sample bots stands on one line, as the number beside it does.
  const measure = (cell: string): Promise<number> =>
    page
      .locator(`.standings tbody ${cell}`)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await measure('th.name')).toBeGreaterThan(115);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
  await page.close();
});
