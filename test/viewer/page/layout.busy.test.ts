import { afterAll, describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage, openWith, untilDrawn, untilWhole } from '../browser.ts';
import { GAME_IDS, makeReplay } from '../make-replay.ts';

const MIN_SHARE = 0.55;
const SIZES = [
  [1366, 650],
  [1366, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [844, 390],
] as const;

const inBrowser = testWith('chromium');
afterAll(closeBrowser);

/** Where the parts of the documents' own viewer are. */
function measureClassic(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
    const [controls, bar, board, side] = ['#controls', '#scrub', '#board', '#players'].map(box) as [
      DOMRect,
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    const players = document.querySelector('#players')!;
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      order: [
        ...(controls.bottom <= bar.top ? ['controls above bar'] : []),
        ...(bar.bottom <= board.top ? ['bar above board'] : []),
        ...(side.right <= board.left ? ['players left of board'] : []),
        ...(board.bottom <= side.top + 1 ? ['board above players'] : []),
      ],
      players: [...players.querySelectorAll('.player')].filter((one) => one.checkVisibility()).length,
      isCut: players.scrollHeight > players.clientHeight,
      scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
    };
  });
}

describe.each(GAME_IDS)('the page of %s', (game) => {
  inBrowser('gives the board most of any screen, and hides and cuts nothing', async () => {
    const { page, errors } = await newPage();
    await openWith(page, 'a.jsonl', makeReplay(game, 4).replace('"ant"', '"python/dummy-3"'));
    await untilWhole(page);
    await page.locator('#board').focus();
    await page.keyboard.press('Enter');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(60);
      const found = await page.evaluate(() => {
        const box = (element: Element): DOMRect => element.getBoundingClientRect();
        const { scrollWidth, scrollHeight } = document.documentElement;
        const board = box(document.querySelector('#board')!);
        const isShown = (element: Element): boolean => element.checkVisibility() && box(element).width > 0;
        const blocks = ['#head', '#players', '#inspector', '#middle', '#charts', '#log', '#foot', '#tabs']
          .map((name) => document.querySelector(name)!)
          .filter(isShown);
        const isApart = (a: DOMRect, b: DOMRect): boolean =>
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        const head = box(document.querySelector('#head')!);
        const controls = [...document.querySelectorAll('#controls button, #menus button, #tabs button')].filter(
          isShown,
        );
        return {
          share: (board.width * board.height) / (innerWidth * innerHeight),
          // Boards are about square: one that is as wide as high could not be drawn larger.
          isWide: board.width >= board.height,
          scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
          overlaps: blocks.flatMap((a, i) =>
            blocks.slice(i + 1).flatMap((b) => (isApart(box(a), box(b)) ? [] : [`${a.id} and ${b.id}`])),
          ),
          outside: controls
            .filter((one) => box(one).bottom > innerHeight || box(one).right > innerWidth || box(one).left < 0)
            .map((one) => one.ariaLabel),
          // The board would cover them.
          covered: [...document.querySelectorAll('#menus button, #menus summary')]
            .filter((one) => isShown(one) && box(one).right > head.right)
            .map((one) => one.ariaLabel ?? one.textContent),
          // What an element would like to be, and is not.
          cut: [...document.querySelectorAll<HTMLElement>('#title, #badge, .player dt, .player dd')]
            .filter(isShown)
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
          // The words of a menu beside its arrow.
          narrow: [...document.querySelectorAll<HTMLSelectElement>('#log select')].filter(isShown).flatMap((one) => {
            const pen = document.createElement('canvas').getContext('2d')!;
            pen.font = getComputedStyle(one).font;
            const word = one.selectedOptions[0]!.text;
            return pen.measureText(word).width + 22 > one.clientWidth ? [word] : [];
          }),
          text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        };
      });
      expect({ width, height, ...found }).toMatchObject({
        scrolls: false,
        overlaps: [],
        outside: [],
        covered: [],
        cut: [],
        narrow: [],
      });
      expect({ width, height, isLarge: found.share >= MIN_SHARE || found.isWide, share: found.share }).toMatchObject({
        isLarge: true,
      });
      expect(found.text).toBeGreaterThanOrEqual(width === 1920 ? 16 : 13);
      const name = page.locator('.player .name').first();
      if (width === 1920) expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
    await page.keyboard.press('c');
    await page.waitForSelector('.classic');
    for (const [width, height] of [...SIZES, [900, 700]] as const) {
      await page.setViewportSize({ width, height });
      await untilDrawn(page);
      expect({ width, height, ...(await measureClassic(page)) }).toEqual({
        width,
        height,
        // Upright telephones have the players below the board.
        order:
          width > 560
            ? ['controls above bar', 'bar above board', 'players left of board']
            : ['controls above bar', 'bar above board', 'board above players'],
        players: 4,
        isCut: height < 500,
        scrolls: false,
      });
    }
    expect(errors).toEqual([]);
    await page.close();
  });
});
