// Sixty bots are checked once: not again under another name, and not again after a dry run.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { tryToBuild, isProblem, type EntryTerms } from '../../../tournament/folder/build-entrants.ts';
import { checkEntrants } from '../../../tournament/folder/check-entrants.ts';
import { enterBot } from '../../../tournament/folder/enter-bot.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { PassedChecks } from '../../../tournament/folder/passed-checks.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const folder = emptyFolder();
const starts = join(folder, 'starts');
const paths = locateTournament(join(folder, 'cup'));

/** Writes its name down whenever it is started. */
const makeBot = (name: string, answer: string): string => `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
appendFileSync(${JSON.stringify(starts)}, '${name} ');
for await (const line of createInterface({ input: process.stdin })) {
  const { round, over } = JSON.parse(line);
  if (over) break;
  console.log(${answer});
}
`;

const FILES = {
  'anna.mjs': makeBot('anna', 'JSON.stringify({ round, orders: [] })'),
  'bob.mjs': makeBot('bob', 'JSON.stringify({ round, orders: [] })'),
  'talks.mjs': makeBot('talks', '"hello"'),
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});

/** Takes bots through their checks, and gives who failed and who was started meanwhile. */
async function check(sources: readonly string[], limits = LIMIT_PRESETS.relaxed): Promise<[string[], string[]]> {
  writeFileSync(starts, '');
  const game = findOurGame('crematoria')!;
  const terms: EntryTerms = { game, limits, sandbox: 'none', from: paths.root };
  const entrants = sources.map((source) => enterBot(source, paths, game));
  const built = await tryToBuild(entrants, terms);
  const bots = built.map((prepared, at) => {
    if (isProblem(prepared)) throw new Error(prepared.problem);
    return { entrant: entrants[at]!, prepared };
  });
  const failed = await checkEntrants(bots, terms, new PassedChecks(terms, join(folder, 'checks')));
  const started = new Set(readFileSync(starts, 'utf8').trim().split(' '));
  return [failed.map(({ name }) => name).sort(), [...started].filter((name) => name !== '').sort()];
}

test('a bot that passed its check is not started again under the same terms; one that failed is', async () => {
  const [anna, bob, talks] = Object.keys(FILES).map((name) => join(folder, name)) as [string, string, string];
  expect(await check([anna, talks])).toEqual([['talks'], ['anna', 'talks']]);
  expect(await check([anna, `other=${anna}`, bob, talks])).toEqual([['talks'], ['bob', 'talks']]);
  expect(await check([anna, bob])).toEqual([[], []]);
  expect(await check([anna], { ...LIMIT_PRESETS.relaxed, roundMs: 500 })).toEqual([[], ['anna']]);
});

test('the same files under two names are checked once, and fail together', async () => {
  const talks = join(folder, 'talks.mjs');
  const [failed] = await check([talks, `other=${talks}`]);
  expect(failed).toEqual(['other', 'talks']);
  const first = readFileSync(starts, 'utf8');
  await check([talks]);
  expect(first).toBe(readFileSync(starts, 'utf8'));
});

test('a check that ends beside another one leaves its bot alone', async () => {
  const bots = Array.from({ length: 6 }, (_, at) => {
    const path = join(folder, `bot${at}.mjs`);
    writeFileSync(path, makeBot(`bot${at}`, at % 2 === 0 ? '"hello"' : 'JSON.stringify({ round, orders: [] })'));
    return path;
  });
  const [failed] = await check(bots);
  expect(failed).toEqual(['bot0', 'bot2', 'bot4']);
});
