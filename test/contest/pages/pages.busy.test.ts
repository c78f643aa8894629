// The pages of a contest in a browser: on a telephone, on a desk and on a wide screen, light and dark, live, and without script.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceInContest } from '../../../contest/announce.ts';
import { addPersonToContest } from '../../../contest/manage-people.ts';
import { addRoundToContest, listContestRounds } from '../../../contest/rounds/manage-rounds.ts';
import { switchContest } from '../../../contest/switch-contest.ts';
import { findProgram } from '../../../judge/prepare/find-program.ts';
import type { ContestVersion } from '../../../protocol/types/contest/version.ts';
import type { Leaderboard } from '../../../protocol/types/contest/leaderboard.ts';
import { listSeriousFindings } from '../../viewer/axe.ts';
import { closeBrowser, newPage, RESULTS } from '../../viewer/browser.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type Player, type TestContest } from '../start-contest.ts';

const isMissing = findProgram('chromium') === undefined;
const isSkipped = isMissing && process.env['CI'] !== 'true';
const note = isMissing ? ' (skipped: chromium is not installed)' : '';

const WIDTHS = [390, 1280, 1920] as const;
const SCHEMES = ['light', 'dark'] as const;

let contest: TestContest;
let ada: Player;
/** The personal link of a member of staff. */
let staff: string;

const readBoard = async (): Promise<Leaderboard> =>
  (await (await fetch(`${contest.url}/api/leaderboard`)).json()) as Leaderboard;

async function submitAndWait(bot: string, source: string, state: ContestVersion['state']): Promise<void> {
  const { id } = (await (await ada.submit(bot, source)).json()) as ContestVersion;
  await waitUntil(`${bot} to be ${state}`, async () => {
    const version = (await (await ada.ask(`/api/versions/${id}`)).json()) as ContestVersion;
    return version.state === state;
  });
}

beforeAll(async () => {
  if (isSkipped) return;
  contest = await startContest({ title: 'Winter contest' });
  const { folder } = contest;
  ada = await addPlayer(contest, 'Ada Lovelace');
  ({ link: staff } = await addPersonToContest({ folder }, { name: 'Grace Hopper', role: 'staff' }));
  await submitAndWait('wolf', WAITING_BOT, 'active');
  await submitAndWait('bear', 'process.exit(3)', 'rejected');
  const deadline = new Date(Date.now() + 1000).toISOString();
  await addRoundToContest(
    { folder },
    { name: 'week-1', title: 'Week 1', format: 'round-robin', deadline, length: 1, seats: 1 },
  );
  await waitUntil('the round', async () => (await listContestRounds({ folder })).rounds[0]?.state === 'played');
  await waitUntil('a rated match', async () =>
    (await readBoard()).bots.some(({ name, matches }) => name === 'wolf' && matches > 0),
  );
  await announceInContest(
    { folder },
    { text: '**Week 1** has been played.\n\n- Read the `rules`.\n- Submit *early*.' },
  );
  // From here on pages stay as they are while they are looked at.
  await switchContest({ folder }, { name: 'paused', on: true, reason: 'pages are looked at' });
}, 200_000);

afterAll(async () => {
  await closeBrowser();
  await contest?.close();
}, 60_000);

type Visitor = 'visitor' | 'ada' | 'staff';

/** A page as somebody sees it. What it writes to the console as an error is in `errors`. */
async function open(path: string, who: Visitor = 'visitor', options: Parameters<typeof newPage>[0] = {}) {
  const opened = await newPage(options);
  const link = { visitor: undefined, ada: ada.link, staff }[who];
  if (link !== undefined) await opened.page.goto(link, { waitUntil: 'load' });
  await opened.page.goto(`${contest.url}${path}`, { waitUntil: 'load' });
  return opened;
}

const PAGES: readonly (readonly [name: string, path: string, who: Visitor])[] = [
  ['leaderboard', '/', 'visitor'],
  ['bot', '/bots/wolf', 'visitor'],
  ['match', '/matches/1', 'ada'],
  ['rounds', '/rounds', 'visitor'],
  ['round', '/rounds/week-1', 'visitor'],
  ['bracket', '/bracket', 'visitor'],
  ['queue', '/queue', 'visitor'],
  ['sign-in', '/me', 'visitor'],
  ['me', '/me', 'ada'],
  ['report', '/versions/1', 'ada'],
  ['report-rejected', '/versions/2', 'ada'],
  ['staff', '/staff', 'staff'],
  ['staff-people', '/staff/people', 'staff'],
  ['staff-versions', '/staff/versions', 'staff'],
  ['staff-rounds', '/staff/rounds', 'staff'],
  ['staff-audit', '/staff/audit', 'staff'],
];

/** Where a page is wider than the screen. */
const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth <= clientWidth ? [] : [`${scrollWidth} px on a screen of ${clientWidth}`];
  });

describe.skipIf(isSkipped).each(SCHEMES)(`in %s colours${note}`, (colorScheme) => {
  test.each(PAGES)(
    '%s fits every screen, can be read by everybody, and writes no errors',
    async (name, path, who) => {
      const { page, errors } = await open(path, who, { colorScheme });
      const found: Record<number, string[]> = {};
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        found[width] = [...(await findTooWide(page)), ...(await listSeriousFindings(page))];
        await page.screenshot({ path: join(RESULTS, `contest-${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      expect([found, errors]).toEqual([{ 390: [], 1280: [], 1920: [] }, []]);
      await page.close();
    },
    60_000,
  );
});

describe.skipIf(isSkipped)(`what pages do${note}`, () => {
  test('every link leads to a page', async () => {
    const dead: string[] = [];
    const seen = new Set<string>();
    for (const [name, path, who] of PAGES) {
      const { page } = await open(path, who);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      for (const link of links) {
        const key = `${who} ${link}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const { status } = await page.evaluate(async (address) => {
          const answer = await fetch(address);
          return { status: answer.status };
        }, link);
        if (status !== 200) dead.push(`${name}: ${link} (${status})`);
      }
      await page.close();
    }
    expect(dead).toEqual([]);
  }, 100_000);

  test('a file that is dropped on the page is submitted', async () => {
    const { page, errors } = await open('/me', 'ada');
    await page.fill('.drop [name=bot]', 'lynx');
    const data = await page.evaluateHandle((source) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([source], 'bot.mjs'));
      return transfer;
    }, `${WAITING_BOT}// lynx`);
    await page.dispatchEvent('.drop', 'drop', { dataTransfer: data });
    await page.getByText(/^Received as version 1 at /).waitFor();
    await page
      .getByRole('cell', { name: 'lynx' })
      .or(page.getByRole('rowheader', { name: 'lynx' }))
      .first()
      .waitFor();
    // The server says what is wrong with a file, and the page shows it.
    await page.setInputFiles('.drop [type=file]', {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    });
    await page.click('.drop button');
    await page.getByText('"notes.txt" is not the name of a source file').waitFor();
    expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
    await page.close();
  }, 60_000);

  test('the leaderboard changes when something is played, without being loaded again', async () => {
    const { page, errors } = await open('/');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const row = page.getByRole('row', { name: /wolf/ });
    const before = await row.first().textContent();
    await switchContest({ folder: contest.folder }, { name: 'paused', on: false });
    await expect.poll(() => row.first().textContent(), { timeout: 60_000 }).not.toBe(before);
    expect(await page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  }, 100_000);

  test('without script, the leaderboard and one’s own page can be read', async () => {
    const board = await open('/', 'visitor', { javaScriptEnabled: false });
    expect(await board.page.getByRole('row', { name: /wolf/ }).first().isVisible()).toBe(true);
    await board.page.getByRole('link', { name: 'wolf' }).first().click();
    expect(await board.page.getByRole('heading', { name: 'wolf' }).first().isVisible()).toBe(true);
    const own = await open('/me', 'ada', { javaScriptEnabled: false });
    expect(await own.page.getByRole('heading', { name: 'Ada Lovelace' }).isVisible()).toBe(true);
    await own.page.getByRole('row', { name: /bear/ }).getByRole('link', { name: 'report' }).click();
    expect(await own.page.getByText('rejected').first().isVisible()).toBe(true);
    await board.page.close();
    await own.page.close();
  }, 60_000);
});
