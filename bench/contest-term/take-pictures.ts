import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const WIDTHS = [390, 1280];
/** Of long pages the beginning is enough. */
const MAX_HEIGHT = 3000;

/** A page, and who looks at it: a personal link, or nobody in particular. */
export interface Shot {
  readonly name: string;
  readonly url: string;
  readonly link?: string;
}

/** Pictures of pages on a telephone and on a desk. Which are wider than the screen, and what their scripts complained of. */
export async function takePictures(shots: readonly Shot[], folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  const problems: string[] = [];
  try {
    for (const width of WIDTHS)
      for (const { name, url, link } of shots) {
        const context = await browser.newContext({ viewport: { width, height: 800 } });
        const page = await context.newPage();
        page.on('pageerror', (error) => void problems.push(`${name}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') problems.push(`${name}: ${message.text()}`);
        });
        if (link !== undefined) await page.goto(link);
        // Pages with live events never become idle.
        await page.goto(url, { waitUntil: 'load' });
        const size = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return { width: scrollWidth, height: scrollHeight };
        });
        if (size.width > width) problems.push(`${name} is ${size.width} px wide on a screen of ${width}`);
        const clip = { x: 0, y: 0, width, height: Math.min(size.height, MAX_HEIGHT) };
        await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true, clip });
        await context.close();
      }
  } finally {
    await browser.close();
  }
  return problems;
}
