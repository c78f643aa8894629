// npm run bench:viewer. It reports figures beside what is promised, and fails only if the page does not work: machines that
// run tests are seldom quiet.
import type { Page } from 'playwright-core';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect } from 'vitest';
import { writePage } from '../../judge/view/viewer-page.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';
import { closeBrowser, newPage, RESULTS, serve, untilWhole, VIEWER } from './browser.ts';
import { GAME_IDS, makeReplay } from './make-replay.ts';

const MAX_DROPPED = 5;
const TRIES = 5;
const inBrowser = testWith('chromium');
const folder = emptyFolder();
const figures: Record<string, number> = {};

afterAll(async () => {
  await closeBrowser();
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'viewer-figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(figures);
});

async function makePage(game: string): Promise<string> {
  const path = join(folder, `${game}.html`);
  writeFileSync(`${path}.jsonl`, makeReplay(game, 200));
  await writePage({ replays: [`${path}.jsonl`], loadGame: async () => undefined }, path);
  return pathToFileURL(path).href;
}

describe.each(GAME_IDS)('200 rounds of %s', (game) => {
  inBrowser('are on screen soon, scrubbed at once, and played smoothly', async () => {
    const address = await makePage(game);
    const { page } = await newPage();
    const starts: number[] = [];
    for (let run = 0; run < 2; run++) {
      await page.goto('about:blank');
      await page.goto(address);
      starts.push(await firstFrame(page));
    }
    await untilWhole(page);
    figures[`${game}: first frame, ms (goal 500)`] = Math.min(...starts);
    const times = await scrub(page);
    figures[`${game}: scrub, median ms (goal 16)`] = times[30]!;
    figures[`${game}: scrub, p95 ms (goal 50)`] = times[57]!;
    const dropped = [await playFast(page)];
    // Only a machine that was disturbed gets another try.
    while (Math.min(...dropped) > MAX_DROPPED && dropped.length < TRIES) dropped.push(await playFast(page));
    figures[`${game}: frames dropped at 60 rounds/s, % (goal ${MAX_DROPPED})`] = Math.min(...dropped);
    expect(Number(await page.locator('#scrub').inputValue())).toBeGreaterThan(100);
    await page.close();
  });
});

inBrowser('two matches cost no more to open than twice one', async () => {
  const files = await Promise.all([3, 8].map((luck) => Promise.resolve(makeReplay('walking-dead', 200, 3, luck))));
  const origin = await serve({
    '/viewer.html': { type: 'text/html', body: readFileSync(VIEWER) },
    '/a.jsonl': { type: 'text/plain', body: files[0]! },
    '/b.jsonl': { type: 'text/plain', body: files[1]! },
    '/favicon.ico': { type: 'image/png', body: '' },
  });
  const open = async (query: string, isDone: () => boolean): Promise<number> => {
    const { page } = await newPage();
    await page.goto(`${origin}/viewer.html?${query}`);
    await page.waitForFunction(isDone, undefined, { polling: 'raf' });
    const ms = await page.evaluate(() => performance.now());
    await page.close();
    return ms;
  };
  const hasOne = (): boolean => /hold/.test(document.querySelector('#badge')?.textContent ?? '');
  const hasTwo = (): boolean =>
    /hold/.test(document.querySelector('#badge')?.textContent ?? '') &&
    /^(First|No) difference/.test(document.querySelector('#difference')?.textContent ?? '');
  const one = Math.min(await open('replay=a.jsonl', hasOne), await open('replay=a.jsonl', hasOne));
  const both = 'replay=a.jsonl&beside=b.jsonl';
  const two = Math.min(await open(both, hasTwo), await open(both, hasTwo));
  figures['two matches against one, times (goal 2)'] = Math.round((100 * two) / one) / 100;
});

const firstFrame = async (page: Page): Promise<number> => {
  const mark = await page.waitForFunction(() => performance.getEntriesByName('first-frame')[0]?.startTime);
  return Math.round((await mark.jsonValue())!);
};

/** How long it takes to show another round: all that the page does in the picture after the bar was moved. */
function scrub(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const bar = document.querySelector<HTMLInputElement>('#scrub')!;
    const times: number[] = [];
    for (let turn = 0; turn < 60; turn++) {
      let began = 0;
      requestAnimationFrame(() => (began = performance.now()));
      bar.value = String((turn * 73) % 200);
      bar.dispatchEvent(new Event('input'));
      await new Promise(requestAnimationFrame);
      times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b).map((time) => Math.round(time * 10) / 10);
  });
}

/**
 * The share of pictures that did not come in time while 60 rounds a second are played: of those that come when nothing
 * is played, just before, since a machine that is busy with something else drops some of these too.
 */
function playFast(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const picturesPerSecond = async (ms: number): Promise<number> => {
      const times: number[] = [];
      while (times.length === 0 || times.at(-1)! - times[0]! < ms)
        times.push(await new Promise<number>(requestAnimationFrame));
      return (1000 * (times.length - 1)) / (times.at(-1)! - times[0]!);
    };
    const speed = document.querySelector<HTMLSelectElement>('#controls select')!;
    speed.value = '60';
    speed.dispatchEvent(new Event('change'));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const idle = await picturesPerSecond(500);
    dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    const busy = await picturesPerSecond(2500);
    return Math.max(0, Math.round(1000 * (1 - busy / idle)) / 10);
  });
}
