import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { boardHash, closeBrowser, newPage, openWith, untilWhole } from '../browser.ts';
import { GAME_IDS, makeReplay } from '../make-replay.ts';

const inBrowser = testWith('chromium');
const replay = makeReplay('walking-dead', 40);
afterAll(closeBrowser);

async function withMatch(
  run: (page: Page) => Promise<void>,
  options: Parameters<typeof newPage>[0] = {},
  text = replay,
): Promise<void> {
  const { page, errors } = await newPage(options);
  await openWith(page, 'match.jsonl', text);
  await untilWhole(page);
  await run(page);
  expect(errors).toEqual([]);
  await page.close();
}

const untilRound = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('.round')?.textContent === wanted, text);

describe('the page', () => {
  inBrowser('goes where keys say [walking-dead:viewer-controls]', () =>
    withMatch(async (page) => {
      for (const [key, round] of [
        ['ArrowRight', 'Round 2 of 40'],
        ['ArrowDown', 'Round 3 of 40'],
        ['ArrowLeft', 'Round 2 of 40'],
        ['PageDown', 'Round 12 of 40'],
        ['PageUp', 'Round 2 of 40'],
        ['End', 'End, 40 rounds'],
        ['Home', 'Round 1 of 40'],
        [']', 'Round 4 of 40'],
      ] as const) {
        await page.keyboard.press(key);
        await untilRound(page, round);
      }
      await expect
        .poll(() => page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(location.hash), 500))))
        .toBe('#round=4');
      await page.evaluate(() => (location.hash = '#round=12&unit=5'));
      await untilRound(page, 'Round 12 of 40');
      await page.waitForFunction(() => document.querySelector('#inspector')!.textContent!.includes('Unit 5'));
    }),
  );

  inBrowser('plays, pauses and stops at the end [walking-dead:viewer-controls]', () =>
    withMatch(async (page) => {
      for (let press = 0; press < 9; press++) await page.keyboard.press('+');
      await expect.poll(() => page.locator('#controls select').inputValue()).toBe('60');
      await page.keyboard.press(' ');
      await untilRound(page, 'End, 40 rounds');
      await page.waitForFunction(() => document.querySelector('.play')!.getAttribute('aria-label') === 'Play (Space)');
      await page.keyboard.press(' ');
      await page.keyboard.press(' ');
      await page.waitForFunction(() => document.querySelector('.round')!.textContent !== 'End, 40 rounds');
    }),
  );

  inBrowser('scrubs by the bar, by the marks and by the charts [walking-dead:viewer-controls]', () =>
    withMatch(async (page) => {
      await page.locator('#scrub').fill('25');
      await untilRound(page, 'Round 26 of 40');
      const marks = (await page.locator('#marks').boundingBox())!;
      await page.mouse.click(marks.x + marks.width / 2, marks.y + 5);
      await untilRound(page, 'Round 21 of 40');
      const chart = (await page.locator('canvas.chart').first().boundingBox())!;
      await page.mouse.click(chart.x + chart.width - 9, chart.y + 40);
      await untilRound(page, 'End, 40 rounds');
    }),
  );

  inBrowser('tells what is under the pointer, and follows what is clicked', () =>
    withMatch(async (page) => {
      const box = (await page.locator('#board').boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForFunction(() => /row \d+, column \d+/.test(document.querySelector('#inspector')!.textContent!));
      await page.locator('#board').focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('#inspector')!.textContent!.includes('Unit 0'));
      await expect.poll(() => page.locator('.history li').count()).toBeGreaterThan(0);
      const before = await boardHash(page);
      await page.keyboard.press('f');
      await page.waitForFunction(() => document.querySelector('#inspector')!.textContent!.includes('Following'));
      await expect.poll(() => boardHash(page)).not.toBe(before);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('#inspector')!.textContent!.includes('Unit 0'));
    }),
  );

  inBrowser('shows orders, refusals, standard error and notes in the log, as text', () =>
    withMatch(async (page) => {
      const log = page.locator('.log-list');
      await page.locator('#scrub').fill('2');
      await log.getByText('bee is <b>here</b>').waitFor();
      expect(await log.textContent()).toContain('orders of ant');
      await page.locator('#scrub').fill('3');
      await log.getByText('cat (2) notes: cat sees a mouse').waitFor();
      await page.locator('#scrub').fill('4');
      await log.getByText('dog (3) is out: timeout').waitFor();
      await page.locator('#scrub').fill('9');
      await page.locator('.player.out .fate').getByText('Out since round 5: timeout').waitFor();
    }),
  );

  inBrowser('draws the chart that is chosen, the numbers of bots included', () =>
    withMatch(async (page) => {
      const options = await page.locator('#chart-choice option').allTextContents();
      expect(options).toEqual(expect.arrayContaining(['Living', 'Cells', 'CPU time', 'mice']));
      await page.locator('#chart-choice').selectOption('cells');
      await page.keyboard.press('End');
      const key = await page.locator('figure').nth(1).locator('.key').textContent();
      expect(key).toMatch(/\d/);
    }),
  );

  inBrowser(
    'has help, letters, two themes, zoom, and a way out [walking-dead:viewer-controls] [walking-dead:viewer-letters]',
    () =>
      withMatch(async (page) => {
        await page.keyboard.press('?');
        await page.locator('dialog[open]').getByText('play and pause').waitFor();
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => !document.querySelector('dialog')!.open);
        for (const key of ['l', 't', 'z', 'Shift+ArrowRight', '0']) {
          const before = await boardHash(page);
          await page.keyboard.press(key);
          await page.waitForTimeout(80);
          expect({ key, changed: (await boardHash(page)) !== before }).toEqual({ key, changed: true });
        }
        await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
        await page.locator('#close').click();
        await page.locator('#start').waitFor();
      }),
  );

  inBrowser(
    'glides between rounds unless it is told not to, or motion is unwanted [walking-dead:viewer-controls]',
    async () => {
      await withMatch(async (page) => {
        await expect
          .poll(() => page.locator('[aria-label="Smooth movement (A)"]').getAttribute('aria-pressed'))
          .toBe('true');
        await page.keyboard.press('a');
        await page.waitForFunction(
          () => document.querySelector('[aria-label="Smooth movement (A)"]')!.ariaPressed === 'false',
        );
      });
      await withMatch(
        async (page) => {
          await expect
            .poll(() => page.locator('[aria-label="Smooth movement (A)"]').getAttribute('aria-pressed'))
            .toBe('false');
        },
        { reducedMotion: 'reduce' },
      );
    },
  );

  inBrowser('turns a ring without end', () =>
    withMatch(
      async (page) => {
        const start = await boardHash(page);
        for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowRight');
        await page.waitForTimeout(80);
        await expect.poll(() => boardHash(page)).toBe(start);
      },
      {},
      makeReplay('crematoria', 3),
    ),
  );

  inBrowser('fits a phone', async () => {
    for (const game of GAME_IDS) {
      await withMatch(
        async (page) => {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide).toBeLessThanOrEqual(390);
          const board = (await page.locator('#board').boundingBox())!;
          expect(board.width).toBeGreaterThan(370);
          const play = (await page.locator('.play').boundingBox())!;
          expect(play.y + play.height).toBeLessThanOrEqual(844);
        },
        { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
        makeReplay(game, 4),
      );
    }
  });

  inBrowser('has a label for everything that can be used, and speaks', () =>
    withMatch(async (page) => {
      const unnamed = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, select, input, canvas[tabindex="0"]')]
          .filter((element) => !element.ariaLabel && !element.textContent.trim() && !element.title)
          .map((element) => element.outerHTML),
      );
      expect(unnamed).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() =>
        document.querySelector('#speaker')!.textContent!.startsWith('Round 2 of 40. Points: ant'),
      );
      await expect.poll(() => page.locator('#scrub').getAttribute('aria-valuetext')).toBe('Round 2 of 40');
    }),
  );
});
