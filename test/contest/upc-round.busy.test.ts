// A round of a contest in the format of the published one: qualification, semifinals and a final.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContestRound } from '../../protocol/types/contest/round.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import { addRoundToContest, listContestRounds } from '../../contest/rounds/manage-rounds.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type TestContest } from './start-contest.ts';

/** A bot that gets more than whoever waits: all its units go somewhere. */
const WALKING_BOT = `
import { createInterface } from 'node:readline';
const DIRECTIONS = ['Bottom', 'BR', 'Right', 'RT', 'Top', 'TL', 'Left', 'LB'];
for await (const line of createInterface({ input: process.stdin })) {
  const { round, over, units, player } = JSON.parse(line);
  if (over) break;
  const own = units.filter((unit) => unit.player === player);
  const dir = () => DIRECTIONS[Math.floor(8 * Math.random())];
  console.log(JSON.stringify({ round, orders: own.map(({ id }) => ({ unit: id, dir: dir() })) }));
}
`;

const WALKERS = ['eel', 'elf', 'elk', 'emu', 'ewe'];
let contest: TestContest;

beforeAll(async () => {
  contest = await startContest({ house: ['null'], ladder: { burst: 1 } });
  const ada = await addPlayer(contest, 'Ada');
  for (const bot of WALKERS) await ada.submit(bot, `${WALKING_BOT}// ${bot}`);
  await ada.submit('ant', WAITING_BOT);
  await waitUntil('all to be active', async () => {
    const { bots } = (await (await fetch(`${contest.url}/api/leaderboard`)).json()) as Leaderboard;
    return bots.filter(({ house }) => !house).length === 1 + WALKERS.length;
  });
}, 120_000);
afterAll(() => contest?.close());

const waitFor = (isThere: (round: ContestRound) => boolean): Promise<ContestRound> =>
  waitUntil('the round', async () => {
    const [round] = (await listContestRounds({ folder: contest.folder })).rounds;
    return round && isThere(round) && round;
  });

test('a upc round: who only waits does not qualify, four reach the final, and the folder verifies', async () => {
  const { folder, url } = contest;
  const deadline = new Date(Date.now() + 1000).toISOString();
  await addRoundToContest({ folder }, { name: 'cup', format: 'upc', deadline, length: 1 });
  await waitFor(({ matches }) => matches > 15);
  const round = await waitFor(({ state }) => state === 'played');
  expect(round.entries.map(({ bot }) => bot).sort()).toEqual(['ant', ...WALKERS]);
  const bracket = await (await fetch(`${url}/bracket`)).text();
  const order = [...bracket.matchAll(/href="\/bots\/(\w+)"/g)].map(([, bot]) => bot!);
  expect([order.slice(0, -1).sort(), order.at(-1)]).toEqual([WALKERS, 'ant']);
  const groups = [...bracket.matchAll(/<h3>(\w+).*?<\/h3>([^]*?)<\/ol>/g)].map(([, stage, list]) => ({
    stage,
    bots: [...list!.matchAll(/<bdi>(\w+)<\/bdi>/g)].map(([, bot]) => bot!),
  }));
  expect(groups.map(({ stage }) => stage)).toEqual(['Semifinal', 'Semifinal', 'Final']);
  expect(groups.at(-1)!.bots.sort()).toEqual(order.slice(0, 4).sort());
  const { problems } = await verifyTournament(locateTournament(join(folder, 'rounds/cup-1')), { isDeep: true });
  expect(problems).toEqual([]);
}, 240_000);
