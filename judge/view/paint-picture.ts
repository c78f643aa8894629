import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa, type ResultPromise } from 'execa';
import { findProgram } from '../prepare/find-program.ts';
import { UsageError } from '../usage-error.ts';
import { writePage, type PageContent } from './viewer-page.ts';
import { readBody } from '../host/read-body.ts';

/** A picture of a round, or a film of a stretch of rounds, as people number them. */
export interface PictureWish {
  readonly kind: 'png' | 'gif';
  /** `57`, or `40-80`. */
  readonly rounds: string;
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAX_MS = 180_000;
const MAX_BYTES = 256 * 1_048_576;
const LOOPBACK = '127.0.0.1';

const BROWSER_OPTIONS = { stdio: 'ignore', detached: true, reject: false } as const;
type Browser = ResultPromise<typeof BROWSER_OPTIONS>;

/** Has the viewer paint in a browser without a window, and returns the bytes of the picture. */
export async function paintPicture(
  content: PageContent,
  wish: PictureWish,
  theme: string | undefined,
): Promise<Buffer> {
  const browser = BROWSERS.map((name) => findProgram(name)).find((path) => path !== undefined);
  if (browser === undefined) {
    throw new UsageError(
      'pictures are painted by Chromium, and there is none here',
      'install it ("apt install chromium"), or save the picture from the page that "minions view" opens (Share)',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'minions-picture-'));
  const page = join(folder, 'page.html');
  try {
    await writePage(content, page);
    return await paintWith(browser, page, folder, `${wish.kind}=${wish.rounds}&theme=${theme ?? 'light'}`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function paintWith(browser: string, page: string, folder: string, query: string): Promise<Buffer> {
  const { promise, resolve, reject } = makePromise<Buffer>();
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void createReadStream(page).pipe(response);
    }
    receive(request)
      .then((body) => {
        response.end();
        if (request.url?.includes('problem')) throw new UsageError(sayProblem(body), 'choose other rounds');
        return body;
      })
      .then(resolve, reject);
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const child = startBrowser(browser, folder, `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/?${query}`);
  const timer = setTimeout(() => reject(new Error(`${browser} made no picture in ${MAX_MS / 1000} s`)), MAX_MS);
  void child.then(() => reject(new Error(`${browser} ended before it made a picture`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await end(child, server);
  }
}

const sayProblem = (body: Buffer): string => `the picture cannot be painted: ${body.toString().replace(/\.$/, '')}`;

function makePromise<T>(): { promise: Promise<T>; resolve(value: T): void; reject(error: unknown): void } {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

async function receive(request: IncomingMessage): Promise<Buffer> {
  const picture = await readBody(request, MAX_BYTES);
  if (picture === undefined) throw new UsageError('the picture is too large', 'ask for fewer rounds');
  return picture;
}

/** It opens a page of ours and nothing else. Its own sandbox does not work for the superuser. */
function startBrowser(browser: string, folder: string, address: string): Browser {
  const args = ['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return execa(browser, [...args, `--user-data-dir=${join(folder, 'profile')}`, address], BROWSER_OPTIONS);
}

/** The browser is a group of processes, and ends as one. */
async function end(child: Browser, server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    return;
  }
  await child;
}
