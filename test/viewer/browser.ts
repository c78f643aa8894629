import { chromium, type Browser, type Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const VIEWER = fileURLToPath(new URL('../../dist/viewer.html', import.meta.url));
export const RESULTS = fileURLToPath(new URL('../../test-results', import.meta.url));

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser | undefined;
const servers: Server[] = [];

/** A page in a Chromium that all tests of a file share. What the page throws fails the test that looks at `errors`. */
export async function newPage(
  options: Parameters<Browser['newPage']>[0] = {},
): Promise<{ page: Page; errors: string[] }> {
  mkdirSync(RESULTS, { recursive: true });
  browser ??= await chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGS });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { page, errors };
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
  for (const server of servers.splice(0)) server.close();
}

/** Serves texts by path on the loopback address. */
export async function serve(files: Record<string, { type: string; body: string | Buffer }>): Promise<string> {
  const server = createServer((request, response) => {
    const file = files[new URL(request.url!, 'http://localhost').pathname];
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The viewer from disk, with a file given to its picker. */
export async function openWith(page: Page, name: string, content: string | Buffer, hash = ''): Promise<void> {
  await page.goto(pathToFileURL(VIEWER).href + hash);
  await page.setInputFiles('#picker', { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** Waits until the whole film is there. */
export async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    /hold|verification failed|recorded/.test(document.querySelector('#badge')?.textContent ?? ''),
  );
}

/** Waits until the page has drawn what was asked of it: it draws once a frame, not at the press of a key. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

export const roundShown = (page: Page): Promise<string | null> => page.locator('.round').textContent();

/** A number that changes with what is on the board. */
export function boardHash(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#board')!;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let hash = 0;
    for (let index = 0; index < data.length; index += 4) hash = (hash * 31 + data[index]! + 3 * data[index + 1]!) | 0;
    return hash;
  });
}
