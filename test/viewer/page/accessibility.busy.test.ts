import { execa } from 'execa';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { emptyFolder, minions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { listSeriousFindings } from '../axe.ts';
import { boardHash, closeBrowser, newPage, openWith, roundShown, untilDrawn, untilWhole, VIEWER } from '../browser.ts';
import { makeReplay } from '../make-replay.ts';

const inBrowser = testWith('chromium');
const replay = makeReplay('crematoria', 3);
afterAll(closeBrowser);

async function openMatch(): Promise<{ page: Page; errors: string[] }> {
  const opened = await newPage({ viewport: { width: 1366, height: 768 } });
  await openWith(opened.page, 'match.jsonl', replay);
  await untilWhole(opened.page);
  return opened;
}

describe('axe-core finds nothing serious', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    inBrowser(`in our look and that of the documents, ${colorScheme}`, async () => {
      const { page } = await newPage({ viewport: { width: 1366, height: 768 }, colorScheme });
      await openWith(page, 'match.jsonl', replay);
      await untilWhole(page);
      await page.locator('#board').press('Enter');
      await page.getByLabel('Which rounds the log shows').selectOption('match');
      const found: Record<string, string[]> = {};
      for (const [place, ...keys] of [
        ['match', 'r'],
        ['classic', 'c'],
        ['presentation', 'Escape', 'c', 'p'],
        ['help', 'Escape', '?'],
      ]) {
        await page.locator('#board').focus();
        for (const key of keys) await page.keyboard.press(key);
        if (place === 'match' || place === 'classic') await openMenus(page);
        await untilDrawn(page);
        found[place!] = await listSeriousFindings(page);
        if (place === 'match' || place === 'classic') await page.keyboard.press('Escape');
      }
      expect(found).toEqual({ match: [], classic: [], presentation: [], help: [] });
      await page.close();
    });
  }

  inBrowser('on the start screen, and on a telephone in every panel', async () => {
    const { page } = await newPage({ viewport: { width: 400, height: 760 } });
    await openWith(page, 'diary.txt', 'Dear diary');
    await page.waitForFunction(() => document.querySelector('#message')!.textContent !== '');
    expect(await listSeriousFindings(page)).toEqual([]);
    await openWith(page, 'match.jsonl', replay);
    await untilWhole(page);
    await page.locator('#board').press('Enter');
    for (const tab of await page.locator('#tabs button').all()) {
      await tab.click();
      await untilDrawn(page);
      expect(await listSeriousFindings(page)).toEqual([]);
    }
    await page.close();
  });
});

describe('what is only there at times', () => {
  inBrowser('the menu that asks a bot: nothing serious, and Tab reaches all of it', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'match.jsonl'), replay);
    writeFileSync(join(folder, 'mine.mjs'), '');
    const args = ['view', 'match.jsonl', '--no-open', '--with', './mine.mjs'];
    const running = execa(process.execPath, [minions, ...args], { cwd: folder, reject: false });
    try {
      const address = await new Promise<string>((resolve) =>
        running.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
      );
      const { page, errors } = await newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(address);
      await untilWhole(page);
      await page.locator('#ask-menu summary').press('Enter');
      await expect.poll(() => page.getByText('What would my bot answer here?').isVisible()).toBe(true);
      expect(await listSeriousFindings(page)).toEqual([]);
      await expectAllReached(page);
      expect(errors).toEqual([]);
      await page.close();
    } finally {
      running.kill('SIGINT');
      await running;
    }
  });

  inBrowser('the list of matches and two side by side: nothing serious, and Tab reaches all of it', async () => {
    const { page, errors } = await newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(pathToFileURL(VIEWER).href);
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.setInputFiles('#picker', [file('a.jsonl', replay), file('b.jsonl', makeReplay('crematoria', 2))]);
    await untilWhole(page);
    await expect.poll(() => page.locator('#playlist').isVisible()).toBe(true);
    expect(await listSeriousFindings(page)).toEqual([]);
    await expectAllReached(page);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('[data-beside]').press('Enter'),
    ]);
    await chooser.setFiles(file('c.jsonl', makeReplay('crematoria', 3, 3, 8)));
    await page.locator('#other-board').waitFor();
    await expect.poll(() => page.locator('#difference').textContent()).toContain('First difference');
    expect(await listSeriousFindings(page)).toEqual([]);
    await expectAllReached(page);
    expect(errors).toEqual([]);
    await page.close();
  });
});

async function openMenus(page: Page): Promise<void> {
  for (const menu of ['Layers', 'Share']) await page.locator('summary', { hasText: menu }).press('Enter');
}

/** Everything that one can see and use, marked with a number; what has no need of a stop of its own is left out. */
function numberControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'button, select, input, summary, a[href], [tabindex="0"]';
    const isUsable = (element: HTMLElement): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !(element as HTMLButtonElement).disabled;
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
    return found.map((element, index) => {
      element.dataset['control'] = String(index);
      return `${index} ${element.tagName} ${element.ariaLabel ?? element.title ?? ''} ${element.textContent.slice(0, 20)}`;
    });
  });
}

/** Goes through the page with Tab once; what had the focus, and what of it could not be seen to have it. */
async function tabThrough(page: Page, most: number): Promise<{ reached: Set<string>; unseen: string[] }> {
  const reached = new Set<string>();
  const unseen: string[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const { control, isSeen } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { control: element.dataset['control'], isSeen: outlineStyle !== 'none' && outlineWidth !== '0px' };
    });
    if (control === undefined) continue;
    if (!isSeen) unseen.push(control);
    reached.add(control);
  }
  return { reached, unseen };
}

async function expectAllReached(page: Page): Promise<void> {
  await untilDrawn(page);
  const controls = await numberControls(page);
  const { reached, unseen } = await tabThrough(page, controls.length + 5);
  expect(controls.filter((_, index) => !reached.has(String(index)))).toEqual([]);
  expect(unseen.map((index) => controls[Number(index)])).toEqual([]);
}

describe('by keyboard alone', () => {
  inBrowser('Tab reaches every control, and one sees where it is', async () => {
    const { page, errors } = await openMatch();
    await page.locator('#board').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#inspector h2').textContent()).toBe('Unit 0');
    await expectAllReached(page);
    await page.locator('#board').focus();
    await page.keyboard.press('r');
    await expectAllReached(page);
    await page.locator('#board').focus();
    await page.keyboard.press('Escape');
    for (const menu of ['Layers', 'Share']) {
      await page.locator('summary', { hasText: menu }).focus();
      await page.keyboard.press('Enter');
      await expectAllReached(page);
      // Escape leads back to where the menu was opened, and lets go of nothing else.
      await page.locator('summary', { hasText: menu }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(menu);
      await expect.poll(() => page.locator('#inspector h2').textContent()).toBe('Unit 0');
    }
    await page.locator('#board').focus();
    await page.keyboard.press('c');
    await expectAllReached(page);
    expect(errors).toEqual([]);
    await page.close();
  });

  inBrowser('a match is opened, watched, searched and asked about without a mouse', async () => {
    const { page, errors } = await openMatch();
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('ArrowRight', 'ArrowRight');
    await expect.poll(() => roundShown(page)).toBe('Round 2 of 2');
    const unmarked = await boardHash(page);
    await press('8', '4');
    await expect.poll(() => boardHash(page)).not.toBe(unmarked);
    const pointed = await page.locator('#inspector .under').textContent();
    expect(pointed).toMatch(/\(\d+, \d+, \d\)/);
    await press('5');
    await expect.poll(() => page.locator('#inspector h2').textContent()).not.toBe('');
    await press('Escape');
    await page.locator('#board').focus();
    await press('Enter');
    await expect.poll(() => page.locator('#inspector h2').textContent()).toMatch(/^Unit \d+$/);
    await page.locator('#scrub').focus();
    await press('End');
    await expect.poll(() => roundShown(page)).toMatch(/^End/);
    await page.locator('summary', { hasText: 'Layers' }).focus();
    await press('Enter');
    await page.locator('[data-layer=ids]').focus();
    await press('Space', 'Escape');
    await expect.poll(() => page.locator('[data-layer=ids]').isChecked()).toBe(false);
    await page.getByLabel('Search the log').focus();
    await page.keyboard.type('nothing like this');
    await expect.poll(() => page.locator('#log .hint').textContent()).toBe('Nothing is recorded here.');
    expect(errors).toEqual([]);
    await page.close();
  });
});
