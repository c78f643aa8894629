// Pages that are hard to lay out, in a real browser: many bots, long names, references, marks, a bracket; and their script.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage } from '../../viewer/browser.ts';
import { makeBracketCup, makeHardCup } from './hard-cups.ts';

const inBrowser = testWith('chromium');
const folder = mkdtempSync(join(tmpdir(), 'minions-hard-report-'));
const address = (path: string): string => pathToFileURL(join(folder, path)).href;

beforeAll(() => {
  for (const [cup, files] of Object.entries({ hard: makeHardCup(), bracket: makeBracketCup() })) {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, cup, path)), { recursive: true });
      writeFileSync(join(folder, cup, path), text);
    }
  }
});

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

const PAGES = ['index.html', 'pairs.html', 'bots/anna.html', 'bots/bob.html', 'bots/carl.html'];
const BRACKET_PAGES = ['index.html', 'bots/anna.html'];
const ALL = [...PAGES.map((page) => `hard/${page}`), ...BRACKET_PAGES.map((page) => `bracket/${page}`)];

describe.each([390, 1280])('%i px wide', (width) => {
  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    for (const path of ALL) {
      inBrowser(`${path} does not scroll sideways`, async () => {
        const { page, errors } = await newPage({ viewport: { width, height: 844 }, colorScheme });
        await page.goto(address(path));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await findCut(page)).toEqual([]);
        expect(errors).toEqual([]);
        await page.close();
      });
    }
  });
});

inBrowser('on a telephone the figures of a rating over blocks are whole, and do not lie on each other', async () => {
  const { page } = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(address('hard/bots/anna.html'));
  const [drawing, ...figures] = await page
    .locator('svg.history, svg.history text')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  expect(figures).toHaveLength(4);
  for (const [at, { left, right, top, bottom }] of figures.entries()) {
    expect([left, drawing!.right - right, top - drawing!.top, drawing!.bottom - bottom].every((gap) => gap > -1)).toBe(
      true,
    );
    const onOthers = figures.filter(
      (other, index) =>
        index !== at && other.left < right && other.right > left && other.top < bottom - 1 && other.bottom > top + 1,
    );
    expect(onOthers).toEqual([]);
  }
  await page.close();
});

/** Texts that begin or end outside of the window, where nothing scrolls. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.closest('.scroll, .sr, .skip, nav, pre, svg') === null && element.getClientRects().length > 0;
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.children.length === 0 && isShown(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

describe('the script of the first page', () => {
  const names = (page: Page): Promise<string[]> => page.locator('.standings tbody .name:visible').allInnerTexts();

  inBrowser('searches', async () => {
    const { page, errors } = await newPage();
    await page.goto(address('hard/index.html'));
    const all = await names(page);
    await page.getByRole('searchbox').fill('MEI');
    const found = await names(page);
    expect([found.length > 0, found.length < all.length]).toEqual([true, true]);
    expect(found.filter((name) => !name.includes('mei'))).toEqual([]);
    expect(await page.locator('.standings .tier:visible').count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    expect(await names(page)).toEqual(all);
    expect(errors).toEqual([]);
    await page.close();
  });

  inBrowser('sorts by a column, the other way round, and puts the rows back', async () => {
    const { page } = await newPage();
    await page.goto(address('hard/index.html'));
    const all = await names(page);
    const head = page.locator('.standings thead .points');
    const points = async (): Promise<number[]> => {
      const cells = await page.locator('.standings tbody .points b').allInnerTexts();
      return cells.map((text) => Number(text.replace('−', '-')));
    };
    await head.getByRole('button').click();
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    expect(await points()).toEqual((await points()).toSorted((a, b) => a - b));
    await head.getByRole('button').click();
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    expect(await points()).toEqual((await points()).toSorted((a, b) => b - a));
    await head.getByRole('button').click();
    expect(await head.getAttribute('aria-sort')).toBe(null);
    expect(await names(page)).toEqual(all);
    await page.close();
  });

  inBrowser('finds me, and again when I come back', async () => {
    const { page } = await newPage({ viewport: { width: 1280, height: 500 } });
    await page.goto(address('hard/index.html'));
    await page.getByRole('searchbox').fill('olga3');
    await page.getByRole('button', { name: 'Find me' }).click();
    const me = page.locator('.standings tr.me');
    expect(await me.locator('.name').innerText()).toBe('olga3');
    await expect.poll(() => me.evaluate((row) => row.getBoundingClientRect().top)).toBeLessThan(500);
    // The search is over: everybody is there.
    expect((await names(page)).length).toBeGreaterThan(60);
    await page.reload();
    expect(await me.locator('.name').innerText()).toBe('olga3');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Find me' }).click();
    await expect.poll(() => me.evaluate((row) => row.getBoundingClientRect().top)).toBeLessThan(500);
    await page.close();
  });
});
