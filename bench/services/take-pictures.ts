import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
/** Of long pages the beginning is enough. */
const MAX_HEIGHT = 3000;

/** A page, and who looks at it: a personal link, or nobody in particular. */
export interface Shot {
  readonly name: string;
  readonly url: string;
  readonly link?: string;
}

export interface PictureOptions {
  readonly widths?: readonly number[];
  readonly schemes?: readonly ('light' | 'dark')[];
}

/** Pictures of pages, on a telephone, on a desk and on a wide screen if nothing else is said. Which are wider than the screen, and what their scripts complained of. */
export async function takePictures(
  shots: readonly Shot[],
  folder: string,
  { widths = [390, 1280, 1920], schemes = ['light'] }: PictureOptions = {},
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const problems: string[] = [];
    for (const scheme of schemes)
      for (const width of widths)
        for (const shot of shots) {
          const name = `${shot.name}-${width}${schemes.length > 1 ? `-${scheme}` : ''}`;
          problems.push(...(await takePicture(browser, shot, { width, scheme, path: join(folder, `${name}.png`) })));
        }
    return problems;
  } finally {
    await browser.close();
  }
}

interface Picture {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly path: string;
}

async function takePicture(
  browser: Browser,
  { name, url, link }: Shot,
  { width, scheme, path }: Picture,
): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme });
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
  await page.screenshot({ path, fullPage: true, clip });
  await context.close();
  return problems;
}
