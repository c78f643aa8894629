// The way of examples/night-watch, which hides things and ends early: played and verified by command, shown and verified in
// Chromium, a tournament, and kits in two languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { MatchResult } from '../../../protocol/types/match/result.ts';
import { emptyFolder, runMinions, type Run } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { boardHash, closeBrowser, newPage, RESULTS, untilDrawn, untilWhole } from '../../viewer/browser.ts';

const folder = emptyFolder();
const env = { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') };
const game = fileURLToPath(new URL('../../../examples/night-watch', import.meta.url));
const bot = (name: string): string => `${name}=lookout`;
const BOTS = ['ada', 'bob', 'cleo', 'dan'].map(bot);
const inBrowser = testWith('chromium');
afterAll(closeBrowser);

async function run(...args: string[]): Promise<Run> {
  const done = await runMinions(args, folder, env);
  expect([done.code, done.stderr]).toEqual([0, expect.any(String)]);
  return done;
}

/** A match in a small town, which ends when one guard is left. */
async function play(file: string): Promise<number> {
  const settings = ['size=11', 'health=2', 'reach=3'].flatMap((one) => ['--set', one]);
  const { stdout } = await run('play', game, ...BOTS, ...settings, '-s', 'night', '-o', file, '--json');
  const { rounds } = JSON.parse(stdout) as MatchResult;
  expect(rounds).toBeGreaterThan(0);
  expect(rounds).toBeLessThan(150);
  return rounds!;
}

test('a match that ends early is verified by command, and says how long it was', async () => {
  const rounds = await play('night.jsonl');
  const { stdout } = await run('verify', 'night.jsonl');
  expect(stdout).toContain(`verified: ${rounds} of at most 150 rounds`);
});

inBrowser('the same match holds in Chromium, where one sees what a player saw', async () => {
  const rounds = await play('page.jsonl');
  await run('view', 'page.jsonl', '--html', 'page.html');
  const { page, errors } = await newPage();
  await page.goto(`${pathToFileURL(join(folder, 'page.html')).href}#round=1`);
  await untilWhole(page);
  expect(await page.locator('#badge').textContent()).toContain('fingerprints hold');
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.round').textContent()).toBe(`End, ${rounds} rounds`);
  expect(await page.locator('.player.out .fate').allTextContents()).toContainEqual(
    expect.stringMatching(/^Out since round \d+: put out by the rules$/),
  );
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await untilDrawn(page);
  const all = await boardHash(page);
  const see = async (player: string): Promise<number> => {
    // The menu may be closed: a choice is a choice.
    await page.locator('[data-layer="seen"]').selectOption(player, { force: true });
    await untilDrawn(page);
    return boardHash(page);
  };
  const views = new Set([all, await see('0'), await see('1')]);
  expect(views.size).toBe(3);
  await page.screenshot({ path: join(RESULTS, 'night-watch.png') });
  expect(await see('all')).toBe(all);
  expect(errors).toEqual([]);
  await page.close();
});

test('a tournament of it is played again as it was, and its report says how long matches were', async () => {
  const rules = ['--cycles', '1', '--seats', '1', '--no-check', '--set', 'rounds=60', '-j', '1', '--force', '-q'];
  await run('tournament', game, ...BOTS, ...rules, '-o', 'cup');
  const { stdout } = await run('tournament', 'verify', 'cup', '--deep');
  expect(stdout).toContain('4 replays, played again');
  const journal = readFileSync(join(folder, 'cup/journal.jsonl'), 'utf8');
  const lengths = [...journal.matchAll(/"rounds":(\d+),"measured"/g)].map(([, rounds]) => Number(rounds));
  const report = readFileSync(join(folder, 'cup/report/index.html'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(report).toContain(lengths.length > 0 ? 'at most 60 rounds (played: ' : '60 rounds, ');
});

testWith('python3')('a kit in Python knows its types and passes the check', () => tryKit('python'));
test('a kit in JavaScript knows its types and passes the check', () => tryKit('javascript'));

async function tryKit(language: string): Promise<void> {
  const place = `kit-${language}`;
  const { stdout } = await run('new', language, game, place);
  expect(stdout).toContain(`${place}: a bot for Night Watch in `);
  expect(stdout).toContain('ok       leaves no process behind');
  const texts = readdirSync(join(folder, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  // The cans that its bot sees are in its types; who has seen a move is for nobody's eyes.
  expect([/\bcans\b/, /seenBy/].map((name) => texts.some((text) => name.test(text)))).toEqual([true, false]);
  const seats = [`./${place}`, 'lookout', 'demo', 'demo'];
  const { stdout: played } = await run('play', game, ...seats, '-s', '3', '--json');
  expect((JSON.parse(played) as MatchResult).seats[0].verdict).toBeNull();
}
