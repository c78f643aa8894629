import { execa } from 'execa';
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage, openWith, roundShown, serve, untilWhole, VIEWER } from '../browser.ts';
import { makeReplay, makeText } from '../make-replay.ts';

const inBrowser = testWith('chromium');
const replay = makeReplay('walking-dead', 30);
const folder = emptyFolder();
writeFileSync(join(folder, 'match.jsonl'), replay);
afterAll(closeBrowser);

describe('a match gets into the page', () => {
  inBrowser('by file picker, compressed or not [walking-dead:viewer-loads]', async () => {
    for (const content of [Buffer.from(replay), gzipSync(replay)]) {
      const { page, errors } = await newPage();
      await openWith(page, 'match.jsonl.gz', content);
      await untilWhole(page);
      await expect.poll(() => page.locator('#badge').textContent()).toBe('✓ fingerprints hold');
      await expect.poll(() => roundShown(page)).toBe('Round 1 of 30');
      expect(errors).toEqual([]);
      await page.close();
    }
  });

  inBrowser('by drag and drop', async () => {
    const { page, errors } = await newPage();
    await page.goto(pathToFileURL(VIEWER).href);
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'match.jsonl'));
      dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    }, replay);
    await untilWhole(page);
    await expect.poll(() => page.locator('#title').textContent()).toBe('The Walking Dead');
    expect(errors).toEqual([]);
    await page.close();
  });

  inBrowser('by address, at the round and with the unit it names', async () => {
    const origin = await serve({
      '/viewer.html': { type: 'text/html', body: readFileSync(VIEWER) },
      '/match.jsonl': { type: 'text/plain', body: replay },
    });
    const { page } = await newPage();
    await page.goto(`${origin}/viewer.html?replay=match.jsonl#round=7&unit=12`);
    await untilWhole(page);
    await page.waitForFunction(() => document.querySelector('.round')!.textContent === 'Round 7 of 30');
    await expect.poll(() => page.locator('#inspector').textContent()).toContain('Unit 12');
    await page.goto(`${origin}/viewer.html?replay=gone.jsonl`);
    await page.waitForFunction(() => document.querySelector('#message')!.textContent!.includes('answers 404'));
    await page.close();
  });

  inBrowser('embedded by "minions view --html"', async () => {
    const run = await runMinions(['view', 'match.jsonl', '--html', 'match.html'], folder);
    expect(run).toMatchObject({ code: 0, stdout: 'Wrote match.html: open it in any browser.' });
    const { page, errors } = await newPage();
    await page.goto(`${pathToFileURL(join(folder, 'match.html')).href}#round=9`);
    await page.waitForFunction(() => document.querySelector('.round')?.textContent === 'Round 9 of 30');
    expect(errors).toEqual([]);
    await page.close();
  });

  inBrowser('embedded by "minions view --no-open", which prints the address', async () => {
    const { code, stdout } = await runMinions(['view', 'match.jsonl', '--no-open'], folder);
    expect(code).toBe(0);
    const json = await runMinions(['view', 'match.jsonl', '--no-open', '--json'], folder);
    expect(JSON.parse(json.stdout)).toEqual({ address: expect.stringMatching(/^file:.*\.html$/) });
    const { page } = await newPage();
    await page.goto(stdout);
    await untilWhole(page);
    await page.close();
  });

  inBrowser('live, while the judge still writes it', async () => {
    const lines = replay.split('\n');
    const part = join(folder, `.live.jsonl.${process.pid}.part`);
    writeFileSync(part, `${lines.slice(0, 10).join('\n')}\n{"round"`);
    const viewer = execa(
      process.execPath,
      [VIEWER.replace('viewer.html', 'minions.cjs'), 'view', '--live', '--no-open', 'live.jsonl'],
      {
        cwd: folder,
      },
    );
    const address = await new Promise<string>((resolve) =>
      viewer.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
    );
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?live=replay$/);
    const { page } = await newPage();
    await page.goto(address);
    await page.waitForFunction(() => document.querySelector('.round')?.textContent === 'Round 10 of 30 · live');
    writeFileSync(part, `${lines.slice(0, 16).join('\n')}\n`);
    await page.waitForFunction(() => document.querySelector('.round')?.textContent === 'Round 16 of 30 · live');
    writeFileSync(part, replay);
    renameSync(part, join(folder, 'live.jsonl'));
    await untilWhole(page);
    // It can be loaded again, and stays for the next match of that name: one whose judge is killed.
    await page.reload();
    await untilWhole(page);
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(part, `${lines.slice(0, 6).join('\n')}\n`);
    await page.waitForFunction(() => document.querySelector('.round')?.textContent === 'Round 6 of 30 · live');
    await page.keyboard.press('Home');
    await page.waitForFunction(() => document.querySelector('.round')?.textContent === 'Round 1 of 30 · live');
    await page.keyboard.press('End');
    writeFileSync(part, `${lines.slice(0, 9).join('\n')}\n`);
    await page.waitForFunction(() => document.querySelector('.round')?.textContent === 'Round 9 of 30 · live');
    renameSync(part, part.replace(`${process.pid}`, `${pid}`));
    rmSync(join(folder, 'live.jsonl'));
    await page.waitForFunction(() => document.querySelector('#badge')?.textContent === '✓ 8 rounds hold, cut off');
    viewer.kill();
    await viewer.catch(() => {});
    await page.close();
  });

  inBrowser('and out of it as a picture, from the command line', async () => {
    const png = await runMinions(['view', 'match.jsonl', '--png', '7'], folder);
    expect(png.stdout).toMatch(/^Wrote match-7\.png: \d+ bytes\.$/);
    expect(readFileSync(join(folder, 'match-7.png')).subarray(1, 4).toString()).toBe('PNG');
    const gif = await runMinions(['view', 'match.jsonl', '--gif', '5-25', '-o', 'a.gif', '--json'], folder);
    const bytes = readFileSync(join(folder, 'a.gif'));
    expect(JSON.parse(gif.stdout)).toEqual({ file: 'a.gif', bytes: bytes.length });
    expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
    console.log(`a GIF of twenty rounds: ${bytes.length} bytes`);
    const late = await runMinions(['view', 'match.jsonl', '--png', '99'], folder);
    expect(late).toMatchObject({ code: 2, stderr: expect.stringContaining('this match has rounds 1 to 31') as string });
  });

  inBrowser('in a frame of another page, which steers it by messages', async () => {
    const origin = await serve({
      '/viewer.html': { type: 'text/html', body: readFileSync(VIEWER) },
      '/match.jsonl': { type: 'text/plain', body: replay },
      '/favicon.ico': { type: 'image/png', body: '' },
      '/': {
        type: 'text/html',
        body: '<iframe src="viewer.html?replay=match.jsonl&embed" width="600" height="500"></iframe>',
      },
    });
    const { page, errors } = await newPage();
    await page.goto(`${origin}/`);
    const frame = page.frames()[1]!;
    await frame.waitForFunction(() => /hold/.test(document.querySelector('#badge')?.textContent ?? ''));
    await expect.poll(() => frame.locator('#log').isVisible()).toBe(false);
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener(
            'message',
            ({ data }: MessageEvent<{ round?: number }>) => data.round === 9 && resolve(data),
          ),
        ),
    );
    await page.evaluate(() => frames[0]!.postMessage({ minions: 'seek', round: 9 }, '*'));
    expect(await told).toMatchObject({
      minions: 'state',
      rounds: 30,
      isPlaying: false,
      names: ['ant', 'bee', 'cat', 'dog'],
    });
    expect(errors).toEqual([]);
    await page.close();
  });

  inBrowser("from the published games' replays [crematoria:viewer] [apocalypse:viewer]", async () => {
    for (const game of ['crematoria', 'walking-dead', 'ork-island', 'apocalypse']) {
      const { page, errors } = await newPage();
      await openWith(page, 'match.res', makeText(game, 5).text);
      await untilWhole(page);
      await expect.poll(() => page.locator('#badge').textContent()).toBe('recorded states');
      await page.keyboard.press('End');
      await page.waitForFunction(() => document.querySelector('.round')!.textContent!.startsWith('End'));
      expect(errors).toEqual([]);
      await page.close();
    }
  });
});

describe('the browser is opened', () => {
  test.each([
    ['view', ['view', 'match.jsonl'], 'stdout'],
    ['play --view', ['play', 'walking-dead', 'null', 'null', 'null', 'null', '-s', '1', '--view'], 'stderr'],
  ] as const)('by %s', async (_, args, stream) => {
    const browser = join(folder, 'browser.sh');
    writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > '${join(folder, 'opened')}'\n`);
    chmodSync(browser, 0o755);
    process.env['BROWSER'] = browser;
    const run = await runMinions([...args], folder);
    delete process.env['BROWSER'];
    expect(run.code).toBe(0);
    const address = /Opened (file:\S+\.html)/.exec(run[stream])?.[1];
    await expect.poll(() => readFileSync(join(folder, 'opened'), 'utf8')).toBe(address);
    expect(readFileSync(new URL(address!), 'utf8')).toMatch(/data-file="[^"]+">H4sI/);
  });
});

describe('what is wrong with a file is said', () => {
  inBrowser('a file that is no replay', async () => {
    const { page } = await newPage();
    await openWith(page, 'diary.txt', 'Dear diary');
    await page.waitForFunction(() => document.querySelector('#message')!.textContent !== '');
    await expect
      .poll(() => page.locator('#message').textContent())
      .toBe('This file cannot be shown: this is neither a replay in JSON lines nor one of the published games.');
    await page.close();
  });

  inBrowser('a replay that was tampered with, and one of another version', async () => {
    const { page } = await newPage();
    await openWith(page, 'a.jsonl', replay.replace(/"fingerprint":"[0-9a-f]{4}/, '"fingerprint":"0000'));
    await untilWhole(page);
    await expect.poll(() => page.locator('#badge').textContent()).toBe('✗ verification failed');
    await openWith(page, 'b.jsonl', replay.replace('"rulesVersion":"2.0"', '"rulesVersion":"0.1"'));
    await untilWhole(page);
    await expect
      .poll(() => page.locator('#warnings').textContent())
      .toContain('It was played with version 0.1 of the rules');
    await page.close();
  });
});

describe('"minions view" says what is wrong with exit code 2', () => {
  writeFileSync(join(folder, 'diary.txt'), 'Dear diary');
  writeFileSync(join(folder, 'broken.gz'), gzipSync(replay).subarray(0, 100));
  test.each([
    [['view', 'gone.jsonl'], 'there is no file "gone.jsonl"'],
    [['view', 'diary.txt'], 'line 1 is not JSON'],
    [['view', 'broken.gz'], '"broken.gz" is damaged'],
    [['view', 'match.jsonl', '--html', 'no/such/folder.html'], '"no/such/folder.html" cannot be written'],
    [['view', '--live', 'match.res'], '"match.res" cannot be followed'],
    [['view', '--live', 'nowhere/match.jsonl'], 'there is no folder "nowhere"'],
    [['view', '--live', 'match.jsonl', '--html', 'a.html'], '--html and --live do not go together'],
  ])('%j', async (args, message) => {
    const { code, stderr } = await runMinions(args, folder);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });
});
