// Somebody is erased, and what was played can still be verified.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Leaderboard } from '../../../protocol/types/contest/leaderboard.ts';
import { eraseFromContest } from '../../../contest/erase/erase-from-contest.ts';
import { importPeopleToContest } from '../../../contest/manage-people.ts';
import { readJournal } from '../../../tournament/journal/read-journal.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { verifyTournament } from '../../../tournament/verify/verify-tournament.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type TestContest } from '../start-contest.ts';

let contest: TestContest;

const readBoard = async (): Promise<Leaderboard> =>
  (await (await fetch(`${contest.url}/api/leaderboard`)).json()) as Leaderboard;

const isRated = (name: string) =>
  waitUntil(`a match of ${name}`, async () =>
    (await readBoard()).bots.some((bot) => bot.name === name && bot.matches > 0),
  );

/** Which files below the folder have a text in them. */
function findText(text: string): string[] {
  try {
    const found = execFileSync('grep', ['-rlaiF', text, contest.folder], { encoding: 'utf8' });
    return found.trim().split('\n');
  } catch {
    return [];
  }
}

const listPrivateParts = (): string[] =>
  readdirSync(join(contest.folder, 'ladder/replays')).filter((name) => name.includes('.private.'));

async function verifyLadder(): Promise<readonly string[]> {
  const { problems } = await verifyTournament(locateTournament(join(contest.folder, 'ladder')), { isDeep: true });
  return problems;
}

beforeAll(async () => {
  contest = await startContest({ ladder: { burst: 2 } });
  const ada = await addPlayer(contest, 'Ada Lovelace');
  await ada.submit('lovely', `${WAITING_BOT}// secret of Zanzibar`);
  const bob = await addPlayer(contest, 'Bob');
  await bob.submit('bear', WAITING_BOT);
  await isRated('lovely');
  await isRated('bear');
}, 120_000);
afterAll(() => contest?.close());

test('while it is served: name, sources and standard error go, the bot plays no more, and the ladder verifies', async () => {
  writeFileSync(join(contest.folder, 'people.csv'), 'id,name,email\nada-lovelace,Ada Lovelace,ada@x.org\nbob,Bob,\n');
  const { pseudonym, versions } = await eraseFromContest({ folder: contest.folder }, 'ada-lovelace');
  expect([pseudonym, versions]).toEqual([expect.stringMatching(/^erased-[0-9a-f]{8}$/), 1]);
  expect(readFileSync(join(contest.folder, 'people.csv'), 'utf8')).toBe('id,name,email\nbob,Bob,\n');
  expect((await readBoard()).bots.filter(({ house }) => !house).map(({ name }) => name)).toEqual(['bear']);
  expect((await fetch(`${contest.url}/bots/${pseudonym}`)).status).toBe(200);
  expect((await fetch(`${contest.url}/bots/lovely`)).status).toBe(404);
  await expect(eraseFromContest({ folder: contest.folder }, 'ada-lovelace')).rejects.toThrow(
    'there is no person with the id',
  );
  await expect(eraseFromContest({ folder: contest.folder }, 'owner')).rejects.toThrow('is not erased');
  await contest.close();
  for (const text of ['Zanzibar', 'lovely', 'Ada Lovelace', 'ada-lovelace', 'ada@x.org'])
    expect([text, findText(text)]).toEqual([text, []]);
  expect(await verifyLadder()).toEqual([]);
}, 120_000);

test('while it is not served the same', async () => {
  const played = [...readJournal(join(contest.folder, 'ladder/journal.jsonl'))].filter(
    ({ record }) => record.kind === 'played',
  );
  expect(played.length).toBeGreaterThan(1);
  await eraseFromContest({ folder: contest.folder }, 'bob');
  expect(listPrivateParts()).toEqual([]);
  expect(await verifyLadder()).toEqual([]);
  expect((await importPeopleToContest({ folder: contest.folder })).added).toEqual([]);
}, 60_000);
