// The way of examples/night-watch, which hides things and ends early: played and verified by command, shown and verified in
// Chromium, a tournament, and kits in two languages.
import { execa } from 'execa';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { MatchResult } from '../../../protocol/types/match/result.ts';
import { emptyFolder, minions, runMinions, type Run } from '../../cli/run-minions.ts';
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

test('states and ask show what a bot was sent, and the gym sends the same', async () => {
  const seen = join(emptyFolder(), 'seen');
  const recorder = `Rec=node ${fileURLToPath(new URL('../../fixtures/recorder.mjs', import.meta.url))} ${seen}`;
  const settings = ['--set', 'rounds=12', '-s', '7', '-o', 'seen.jsonl', '--sandbox', 'none'];
  await run('play', game, recorder, ...BOTS.slice(1), ...settings);
  const { stdout: states } = await run('states', 'seen.jsonl', 'Rec');
  expect(states === readFileSync(seen, 'utf8').trimEnd(), 'the states are those that the bot saw').toBe(true);
  const others = await Promise.all([1, 2, 3].map((player) => run('states', 'seen.jsonl', `${player}`)));
  const first = [states, ...others.map(({ stdout }) => stdout)].map((text) => JSON.parse(text.split('\n', 1)[0]!));
  expect(new Set(first.map(({ units }) => JSON.stringify(units))).size).toBe(4);
  const asked = JSON.parse((await run('ask', 'seen.jsonl', '1=lookout', '--json')).stdout) as { differs: number };
  expect(asked.differs).toBe(0);
  const gym = execa(process.execPath, [minions, 'env', game, '--set', 'rounds=12'], {
    cwd: folder,
    env,
    input: '{"reset":{"seed":7},"fields":["units","cans"]}\n',
  });
  const moment = JSON.parse((await gym).stdout) as { states: unknown; asked: unknown };
  expect(moment.states).toMatchObject(first.map(({ units, cans }) => ({ units, cans })));
  expect(moment.asked).toEqual([true, true, true, true]);
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
