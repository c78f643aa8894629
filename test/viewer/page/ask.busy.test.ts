import { execa } from 'execa';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect } from 'vitest';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage, RESULTS, serve, untilWhole, VIEWER } from '../browser.ts';
import { makeReplay } from '../make-replay.ts';

const inBrowser = testWith('chromium');
const folder = emptyFolder();
writeFileSync(join(folder, 'match.jsonl'), makeReplay('walking-dead', 12));
/** Moves its first unit up, and says nothing else. */
writeFileSync(
  join(folder, 'mine.mjs'),
  `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { player, units } = JSON.parse(line);
  const mine = units.find((unit) => unit.player === player);
  console.log(JSON.stringify({ orders: mine ? [{ unit: mine.id, dir: 'Up' }] : [] }));
}
`,
);
afterAll(closeBrowser);

async function startView(...args: string[]) {
  const command = VIEWER.replace('viewer.html', 'minions.cjs');
  const running = execa(process.execPath, [command, 'view', 'match.jsonl', '--no-open', ...args], {
    cwd: folder,
    reject: false,
  });
  const address = await new Promise<string>((resolve) =>
    running.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
  );
  return { running, address };
}

describe('a page that "minions view --with" serves', () => {
  inBrowser('asks the bot, plays on with it, and does neither for another site', async () => {
    const { running, address } = await startView('--with', './mine.mjs');
    const { page, errors } = await newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(`${address}#round=5`);
    await untilWhole(page);
    await page.locator('#ask-menu summary').click();
    await page.getByLabel('In whose place').selectOption('2');
    await page.getByText('What would my bot answer here?').click();
    const asked = page.locator('.asked');
    await expect.poll(() => asked.locator('h2').textContent()).toMatch(/^Round \d: mine answers differently$/);
    await expect.poll(() => asked.locator('.differs').first().textContent()).toMatch(/dir Up|no order/);
    await page.screenshot({ path: join(RESULTS, 'ask.png') });

    await page.getByText('Play on from here with it').click();
    await expect
      .poll(() => asked.locator('h2').textContent(), { timeout: 60_000 })
      .toMatch(/^Played on from round \d$/);
    await untilWhole(page);
    await expect.poll(() => page.locator('#badge').textContent()).toBe('✓ fingerprints hold');
    await expect.poll(() => page.locator('#playlist select').inputValue()).toBe('1');
    // The new match can be asked about in its turn: there its bot answers as it did.
    await page.getByText('What would my bot answer here?').click();
    await expect.poll(() => asked.locator('h2').textContent()).toMatch(/^Round \d: mine answers as recorded$/);
    expect(errors).toEqual([]);

    // Another site knows the address somehow: its browser does not let it read, and the server does not let it ask.
    const origin = await serve({ '/': { type: 'text/html', body: '<p>evil</p>' } });
    const { page: evil } = await newPage();
    await evil.goto(origin);
    const outcomes = await evil.evaluate(async (target) => {
      const body = JSON.stringify({ replay: 0, bot: 0, player: 0, round: 1 });
      const headers = { 'content-type': 'application/json' };
      const read = await fetch(target).then(
        () => 'read',
        () => 'failed',
      );
      const ask = await fetch(`${target}ask`, { method: 'POST', headers, body }).then(
        () => 'asked',
        () => 'failed',
      );
      document.body.append(Object.assign(document.createElement('iframe'), { src: target }));
      return [read, ask];
    }, address);
    expect(outcomes).toEqual(['failed', 'failed']);
    await expect.poll(() => evil.frames().some((frame) => frame.url() === address)).toBe(false);

    running.kill('SIGINT');
    expect((await running).exitCode).toBe(130);
    await page.getByText('What would my bot answer here?').click();
    await expect.poll(() => page.locator('#ask [role=status]').textContent()).toContain('does not answer any more');
    await Promise.all([page.close(), evil.close()]);
  });

  inBrowser('shows why a bot is out', async () => {
    writeFileSync(join(folder, 'broken.mjs'), "throw new Error('no idea');\n");
    const { running, address } = await startView('--with', './broken.mjs');
    const { page } = await newPage();
    await page.goto(address);
    await untilWhole(page);
    await page.locator('#ask-menu summary').click();
    await page.getByText('What would my bot answer here?').click();
    const asked = page.locator('.asked');
    await expect.poll(() => asked.textContent(), { timeout: 30_000 }).toContain('broken: out, crashed');
    await expect.poll(() => asked.locator('pre').textContent()).toContain('Error: no idea');
    running.kill('SIGINT');
    await running;
    await page.close();
  });

  inBrowser('in a file there is the command to copy instead', async () => {
    await runMinions(['view', 'match.jsonl', '--html', 'match.html'], folder);
    const { page } = await newPage();
    await page.goto(`${pathToFileURL(join(folder, 'match.html')).href}#round=5`);
    await untilWhole(page);
    await expect.poll(() => page.locator('#ask-menu').isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'Share' }).click();
    const commands = await page.locator('#share code').allTextContents();
    expect(commands).toContain('minions ask match.jsonl 0=./my-bot --round 5');
    expect(commands).toContain('minions view match.jsonl --with ./my-bot');
    await page.close();
  });
});
