import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContestRound } from '../../protocol/types/contest/round.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { eraseFromContest } from '../../contest/erase/erase-from-contest.ts';
import { addRoundToContest, changeContestRound, listContestRounds } from '../../contest/rounds/manage-rounds.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { serveFolder } from '../../bench/services/serve-folder.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type Player, type TestContest } from './start-contest.ts';

let contest: TestContest;
const players: Player[] = [];
const BOTS = ['ant', 'bee', 'cat', 'dog'];

const readJson = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const soon = (seconds: number): string => new Date(Date.now() + 1000 * seconds).toISOString();
const find = async (name: string): Promise<ContestRound> =>
  (await listContestRounds({ folder: contest.folder })).rounds.find((round) => round.name === name)!;
const waitFor = (name: string, state: ContestRound['state'], run = 1): Promise<ContestRound> =>
  waitUntil(`${name} to be ${state}`, async () => {
    const round = await find(name);
    return round.state === state && round.run === run && round;
  });

async function submit(player: Player, bot: string, note: string): Promise<number> {
  const { id } = await readJson<ContestVersion>(player.submit(bot, `${WAITING_BOT}// ${note}`));
  return id;
}

const waitActive = (player: Player, id: number): Promise<unknown> =>
  waitUntil(
    'the gate',
    async () => (await readJson<ContestVersion>(player.ask(`/api/versions/${id}`))).state === 'active',
  );

/** Downloads the public folder of a round, as anybody can, and verifies it. */
async function verifyDownload(round: ContestRound): Promise<readonly string[]> {
  const answer = await fetch(`${contest.url}${round.folder}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  const folder = emptyFolder();
  writeFileSync(join(folder, 'round.tar.gz'), Buffer.from(await answer.arrayBuffer()));
  execFileSync('tar', ['-xzf', 'round.tar.gz'], { cwd: folder });
  const { problems, checkedSeeds } = await verifyTournament(locateTournament(join(folder, round.name)), {
    isDeep: true,
  });
  expect(checkedSeeds).toBe(true);
  return problems;
}

beforeAll(async () => {
  contest = await startContest();
  for (const bot of BOTS) players.push(await addPlayer(contest, `The owner of ${bot}`));
  const ids = await Promise.all(players.map((player, at) => submit(player, BOTS[at]!, BOTS[at]!)));
  for (const [at, id] of ids.entries()) await waitActive(players[at]!, id);
}, 240_000);
afterAll(() => contest?.close());

test('a round closes at its deadline, is played on the slots of the server, and its public folder verifies', async () => {
  const { commitment, state } = await addRoundToContest(
    { folder: contest.folder },
    { name: 'week-1', format: 'round-robin', deadline: soon(2), length: 1, seats: 1, references: ['demo'] },
  );
  expect(state).toBe('open');
  const round = await waitFor('week-1', 'played');
  expect(findValidator('contest/round')(round)).toBe(true);
  expect(round.entries.map(({ bot }) => bot).sort()).toEqual(BOTS);
  expect(createHash('sha256').update(round.secret!).digest('hex')).toBe(commitment);
  expect(round.events.map(({ action }) => action)).toEqual(['added', 'closed', 'entrants', 'played']);
  expect(await verifyDownload(round)).toEqual([]);
}, 120_000);

test('a late version is unofficial until staff promote it, under a new commitment', async () => {
  const [ada] = players;
  await waitActive(ada!, await submit(ada!, 'ant', 'late'));
  const before = await find('week-1');
  expect(before.entries.find(({ bot }) => bot === 'ant')).toMatchObject({ version: 1, promoted: false });
  const { folder } = contest;
  const promoted = await changeContestRound({ folder }, 'week-1', 'promote', {
    bot: 'ant',
    reason: 'the network was down',
  });
  expect(promoted.commitment).not.toBe(before.commitment);
  const round = await waitFor('week-1', 'played', 2);
  expect(round.entries.find(({ bot }) => bot === 'ant')).toMatchObject({ version: 2, promoted: true });
  expect(round.entrants).not.toBe(before.entrants);
  expect(round.events).toContainEqual(
    expect.objectContaining({ action: 'promoted', reason: 'ant version 2: the network was down' }),
  );
  expect(await verifyDownload(round)).toEqual([]);
}, 120_000);

test('the best of a round go on, seeded by their places, and results are shown step by step', async () => {
  const { folder, url } = contest;
  await addRoundToContest(
    { folder },
    {
      name: 'final',
      format: 'swiss',
      deadline: soon(2),
      length: 1,
      seats: 1,
      after: 'week-1',
      keep: 3,
      release: 'hidden',
    },
  );
  const round = await waitFor('final', 'played');
  expect(round.entries).toHaveLength(3);
  const ask = async (): Promise<ContestRound> => readJson(fetch(`${url}/api/rounds/final`));
  expect(await ask()).toMatchObject({ visibility: 'hidden', matches: 0, secret: null, folder: null });
  expect((await fetch(`${url}/rounds/final/final.tar.gz`)).status).toBe(403);
  await changeContestRound({ folder }, 'final', 'release', { to: 'participants' });
  expect(await ask()).toMatchObject({ matches: 0 });
  expect(await readJson(players[0]!.ask('/api/rounds/week-1'))).toMatchObject({ state: 'played' });
  await changeContestRound({ folder }, 'final', 'release', { to: 'public', blocks: 0 });
  expect(await ask()).toMatchObject({ matches: 0, folder: null });
  await changeContestRound({ folder }, 'final', 'release', { to: 'public' });
  const shown = await ask();
  expect(shown.matches).toBeGreaterThan(0);
  expect(await verifyDownload(shown)).toEqual([]);
  for (const path of ['/rounds', '/rounds/final', '/rounds/week-1', '/bracket'])
    expect((await fetch(`${url}${path}`)).status, path).toBe(200);
}, 120_000);

test('a match of a round can be watched while it is played, and one of a hidden round cannot', async () => {
  const terms = { format: 'round-robin', length: 1, seats: 4 } as const;
  const findRunning = (begin: string): Promise<string> =>
    waitUntil(`a match of ${begin}`, async () => {
      const { running } = await readJson<{ running: { what: string }[] }>(fetch(`${contest.url}/api/queue`));
      return running.find(({ what }) => what.startsWith(begin))?.what;
    });
  const ask = async (address: string): Promise<number> => (await fetch(`${contest.url}${address}`)).status;
  await addRoundToContest({ folder: contest.folder }, { ...terms, name: 'open', deadline: soon(1) });
  const [, number] = /^round open, match (\d+\.\d+): \w+, \w+, \w+, \w+$/.exec(await findRunning('round open'))!;
  const path = `rounds/open/matches/${number!.replace('.', '/')}`;
  expect([await ask(`/${path}`), await ask(`/api/${path}/live`), await ask('/rounds/open/matches/900/1')]).toEqual([
    200, 200, 404,
  ]);
  await addRoundToContest({ folder: contest.folder }, { ...terms, name: 'dark', deadline: soon(1), release: 'hidden' });
  expect(await findRunning('round dark')).toBe('round dark');
  const hidden = [
    '/rounds/dark/matches/1/1',
    '/api/rounds/dark/matches/1/1/live',
    '/api/rounds/dark/matches/1/1/replay',
  ];
  expect(await Promise.all(hidden.map(ask))).toEqual([404, 404, 404]);
  // Nobody is erased while a round is played.
  await waitFor('dark', 'played');
}, 120_000);

test('somebody who is erased is in no round any more, and every public folder verifies', async () => {
  const { folder, url } = contest;
  const { pseudonym } = await eraseFromContest({ folder }, 'the-owner-of-ant');
  for (const name of ['week-1', 'final']) {
    expect(JSON.stringify(await readJson(fetch(`${url}/api/rounds/${name}`)))).not.toContain('"ant"');
    expect(await (await fetch(`${url}/rounds/${name}`)).text()).not.toMatch(/\bant\b/);
    expect(await verifyDownload(await find(name))).toEqual([]);
  }
  // What is left of a bot is the number of an entrant, which has no page.
  const bracket = await (await fetch(`${url}/bracket`)).text();
  const linked = [...bracket.matchAll(/href="(\/bots\/[^"]+)"/g)].map(([, address]) => fetch(`${url}${address}`));
  expect(new Set((await Promise.all(linked)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(bracket).toContain('(erased)');
  expect((await find('week-1')).entries.map(({ bot }) => bot)).toContain(pseudonym);
}, 120_000);

test('a server that is killed in the middle of a round goes on with it', async () => {
  const { folder } = contest;
  await contest.close();
  const first = await serveFolder(folder);
  await changeContestRound({ folder }, 'week-1', 'rerun', { reason: 'a wrong configuration' });
  const count = async (): Promise<number> => (await find('week-1')).matches;
  await waitUntil('some matches', async () => (await find('week-1')).run === 3 && (await count()) > 0);
  await first.kill();
  const second = await serveFolder(folder);
  const round = await waitFor('week-1', 'played', 3);
  contest = { ...contest, url: second.url };
  expect(await verifyDownload(round)).toEqual([]);
  await second.kill();
}, 240_000);
