import type { Page } from 'playwright-core';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage, openWith, roundShown, untilWhole, VIEWER } from '../browser.ts';
import { makeReplay } from '../make-replay.ts';

const inBrowser = testWith('chromium');
const replay = makeReplay('walking-dead', 60);
afterAll(closeBrowser);

async function withMatch(run: (page: Page) => Promise<void>, text = replay): Promise<void> {
  const { page, errors } = await newPage();
  await openWith(page, 'match.jsonl', text);
  await untilWhole(page);
  await run(page);
  expect(errors).toEqual([]);
  await page.close();
}

/** The first order that was accepted and came to nothing. */
function findRefusal(): { round: number; unit: number; reason: string } {
  for (const text of replay.split('\n').slice(1, -2)) {
    const { round, rejected, orders } = JSON.parse(text) as {
      round: number;
      rejected?: { order: number; reason: string; given?: object }[][];
      orders: { unit: number }[][];
    };
    for (const [player, list] of (rejected ?? []).entries()) {
      const [first] = list;
      if (first && list.every(({ given }) => given === undefined))
        return { round, unit: orders[player]![first.order]!.unit, reason: first.reason };
    }
  }
  throw new Error('nothing was refused');
}

const choose = (page: Page, name: string, content: string): Promise<void> =>
  page.setInputFiles('#picker', { name, mimeType: 'text/plain', buffer: Buffer.from(content) });

const isOpen = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLDetailsElement).open);

describe('while a match plays', () => {
  inBrowser('buttons can be clicked, opened lists stay open, and focus stays where it is', () =>
    withMatch(
      async (page) => {
        await page.locator('#board').focus();
        await page.keyboard.press('Enter');
        await page.locator('#controls select').selectOption('8');
        await page.keyboard.press('Home');
        await page.locator('#log .order summary').first().click();
        await page.locator('.log-list').focus();
        await page.locator('.play').click();
        for (let click = 0; click < 10; click++) {
          const follow = (await page.locator('.follow').boundingBox())!;
          await page.mouse.move(follow.x + 5, follow.y + 5);
          await page.mouse.down();
          await page.waitForTimeout(90);
          await page.mouse.up();
          const isPressed = click % 2 === 0;
          await page.waitForFunction(
            (wanted) => document.querySelector('.follow')!.ariaPressed === String(wanted),
            isPressed,
            { timeout: 2000 },
          );
        }
        expect(Number(await page.locator('#scrub').inputValue())).toBeGreaterThan(5);
        await expect.poll(() => isOpen(page, '#log .order details')).toBe(true);
        await expect.poll(() => page.locator('.play').getAttribute('title')).toBe('Pause (Space)');
      },
      makeReplay('walking-dead', 200),
    ),
  );

  inBrowser('the focus stays on the log, and keys scroll it', () =>
    withMatch(async (page) => {
      await page.locator('#log select').first().selectOption('match');
      await page.locator('.log-list').focus();
      await page.keyboard.press('PageDown');
      await page.waitForFunction(() => document.querySelector('.log-list')!.scrollTop > 0);
      await expect.poll(() => roundShown(page)).toBe('Round 1 of 60');
      await page.keyboard.press(' ');
      await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('#scrub')!.value) > 3);
      await expect.poll(() => page.evaluate(() => document.activeElement!.className)).toBe('log-list');
      await expect.poll(() => page.evaluate(() => document.querySelector('.log-list')!.scrollTop)).toBeGreaterThan(0);
    }),
  );
});

describe('another file', () => {
  inBrowser('with the same seed and length brings its own charts and marks', () =>
    withMatch(async (page) => {
      const pictures = (): Promise<string[]> =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLCanvasElement>('.chart, #marks')].map((canvas) => canvas.toDataURL()),
        );
      const before = await pictures();
      await choose(page, 'b.jsonl', makeReplay('walking-dead', 60, 3, 8));
      await page.waitForFunction(
        (old) => document.querySelector<HTMLCanvasElement>('.chart')!.toDataURL() !== old,
        before[0]!,
      );
      await page.waitForTimeout(150);
      const after = await pictures();
      expect(after.map((picture, index) => picture !== before[index])).toEqual([true, true, expect.anything(), true]);
    }),
  );

  inBrowser('that is broken leaves the match on show, and is told of', () =>
    withMatch(async (page) => {
      await choose(page, 'diary.txt', 'Dear diary');
      await page.locator('#warnings').getByText('This file cannot be shown: this is neither').waitFor();
      await expect.poll(() => roundShown(page)).toBe('Round 1 of 60');
      await page.locator('#warnings button').click();
      await page.waitForFunction(() => document.querySelector<HTMLElement>('#warnings')!.hidden);
    }),
  );
});

describe('small things', () => {
  inBrowser(
    'help closes as it opened, Space plays after a click, theme, speed and letters are remembered [walking-dead:viewer-letters]',
    () =>
      withMatch(async (page) => {
        for (const isShown of [true, false]) {
          await page.keyboard.press('?');
          await page.waitForFunction(
            (open) => document.querySelector<HTMLDialogElement>('#help')!.open === open,
            isShown,
          );
        }
        await page.locator('[aria-label^="One round on"]').click();
        await page.waitForFunction(() => document.querySelector('.round')!.textContent === 'Round 2 of 60');
        await page.keyboard.press(' ');
        await page.waitForFunction(() => document.querySelector('.play')!.getAttribute('title') === 'Pause (Space)');
        await page.keyboard.press(' ');
        await page.keyboard.press('t');
        await page.locator('#controls select').selectOption('30');
        await page.locator('summary', { hasText: 'Layers' }).click();
        await page.locator('[data-layer="letters"]').check();
        await page.waitForTimeout(100);
        await page.goto('about:blank');
        await openWith(page, 'match.jsonl', replay);
        await untilWhole(page);
        await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
        await expect.poll(() => page.locator('#controls select').inputValue()).toBe('30');
        await expect.poll(() => page.locator('[data-layer="letters"]').isChecked()).toBe(true);
      }),
  );

  inBrowser(
    'cards have numbers, filter the log, and lead to where a bot went out, with the reason [walking-dead:viewer-players]',
    () =>
      withMatch(async (page) => {
        await page.keyboard.press('End');
        await expect
          .poll(() => page.locator('.player .name').allTextContents())
          .toEqual(['0 ant', '1 bee', '2 cat', '3 dog']);
        await expect
          .poll(() => page.locator('.player').first().locator('dt').allTextContents())
          .toEqual(expect.arrayContaining(['Living', 'Strength', 'CPU time']));
        await expect.poll(() => page.locator('.player .score').allTextContents()).not.toContain('');
        await page.locator('.player .name').nth(1).click();
        await expect.poll(() => page.locator('.filters select').first().inputValue()).toBe('1');
        await page.locator('.fate').getByText('Out since round 5: timeout. it thought for 200 ms').click();
        await page.waitForFunction(() => document.querySelector('.round')!.textContent === 'Round 5 of 60');
      }),
  );

  inBrowser('the inspector tells of refused orders, and a screen reader hears it', () =>
    withMatch(async (page) => {
      const { round, unit, reason } = findRefusal();
      await page.evaluate((hash) => (location.hash = hash), `#round=${round}&unit=${unit}`);
      await page.locator('#inspector .about .refusal').getByText(`refused: ${reason}`).waitFor();
      await expect.poll(() => page.locator('#inspector .about').getAttribute('aria-live')).toBe('polite');
      await page.locator('#inspector .history li.refusal').first().waitFor();
    }),
  );
});

inBrowser('a page without a match says what to do', async () => {
  const { page } = await newPage();
  await page.goto(pathToFileURL(VIEWER).href);
  await expect.poll(() => page.locator('#start').textContent()).toContain('choose a file');
  await page.close();
});

describe('the show', () => {
  inBrowser('the end has a result: who won, by how much, who is out, and where it was decided', () =>
    withMatch(async (page) => {
      await page.locator('#controls select').selectOption('60');
      await page.keyboard.press(' ');
      const result = page.locator('#result');
      await result
        .getByText(/(wins|draw)/)
        .first()
        .waitFor();
      await expect.poll(() => result.locator('.podium li').count()).toBe(4);
      await expect.poll(() => result.textContent()).toMatch(/out in round 5: timeout\. it thought for 200 ms/);
      await result.locator('.link').first().click();
      await page.waitForFunction(() => document.querySelector<HTMLElement>('#result')!.hidden);
      await expect.poll(() => roundShown(page)).toMatch(/^Round \d+ of 60$/);
    }),
  );

  inBrowser('a presentation is large and has no log; Escape ends it', async () => {
    const { page, errors } = await newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`${pathToFileURL(VIEWER).href}?present&speed=30&theme=dark`);
    await choose(page, 'a.jsonl', replay.replace('"ant","bee","cat","dog"', '"ant","a bot with a name","cat","dog"'));
    await untilWhole(page);
    await expect.poll(() => page.locator('.seat .name').allTextContents()).toContain('a bot with a name');
    expect(
      await page
        .locator('.seat .name')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)),
    ).toEqual([]);
    await page.keyboard.press('r');
    await page.locator('#result').waitFor();
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('#scores *, #result *')].map((one) =>
        Number.parseFloat(getComputedStyle(one).fontSize),
      ),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
    await expect.poll(() => page.locator('#log').isVisible()).toBe(false);
    await expect.poll(() => page.locator('#scores').textContent()).toMatch(/est\. \d+ %/);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('#log').waitFor();
    await expect.poll(() => page.locator('#controls select').inputValue()).toBe('30');
    expect(errors).toEqual([]);
    await page.close();
  });

  inBrowser('several files are a list, and one goes beside another with the first difference marked', async () => {
    const { page, errors } = await newPage();
    await page.goto(pathToFileURL(VIEWER).href);
    const lines = replay.trimEnd().split('\n');
    const cut = `${lines.slice(0, 21).join('\n')}\n`;
    const asFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.setInputFiles('#picker', [asFile('a.jsonl', replay), asFile('b.jsonl', cut)]);
    await untilWhole(page);
    await expect.poll(() => page.locator('#playlist option').allTextContents()).toEqual(['1/2 a.jsonl', '2/2 b.jsonl']);
    await page.keyboard.press('n');
    await page.waitForFunction(() => document.querySelector('#badge')!.textContent === '✓ 20 rounds hold, cut off');
    await page.keyboard.press('b');
    await page.waitForFunction(() => document.querySelector('#badge')!.textContent === '✓ fingerprints hold');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-beside]').click()]);
    await chooser.setFiles(asFile('c.jsonl', makeReplay('walking-dead', 60, 3, 8)));
    await page.locator('#other-board').waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('#difference')?.textContent === 'First difference: round 1',
    );
    const reach = (one: string) => page.locator(one).evaluate((element) => element.getBoundingClientRect().right);
    expect(await reach('#close')).toBeLessThanOrEqual(await reach('#side'));
    const boxes = await Promise.all(['#board', '#other-board'].map((one) => page.locator(one).boundingBox()));
    expect(Math.abs(boxes[0]!.width - boxes[1]!.width)).toBeLessThan(2);
    await page.locator('#difference').click();
    await page.waitForFunction(() => document.querySelector('.round')!.textContent === 'Round 1 of 60');
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('the reason is at hand', () => {
  inBrowser('the state of a player is copied as "minions states" prints it, with the commands for the round', () =>
    withMatch(async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.locator('#scrub').fill('6');
      await page.locator('summary', { hasText: 'Share' }).click();
      await page.locator('#share select').selectOption('2');
      await page.waitForFunction(() => document.querySelector('#share code')!.textContent!.endsWith('2 7'));
      await expect
        .poll(() => page.locator('#share code').allTextContents())
        .toEqual([
          'minions states match.jsonl 2 7',
          'minions ask match.jsonl 2=./my-bot --round 7',
          'minions states match.jsonl 2 7 | (time ./my-bot)',
          'minions rerun match.jsonl --from 7',
          'minions view match.jsonl --with ./my-bot',
        ]);
      await page.locator('#share button', { hasText: 'Copy this state' }).click();
      await page.locator('#share [role=status]').getByText('Copied.').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(JSON.parse(copied)).toMatchObject({ protocol: 1, game: 'walking-dead', round: 7, player: 2 });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('#share button', { hasText: 'GIF' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('walking-dead-7.gif');
    }),
  );
});
