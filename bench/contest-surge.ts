// npm run bench:contest [submissions] [seconds]: how long it takes from a submission to its first rated match, on an idle
// contest and while many submit. Short matches, two slots.
import { mkdtempSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTable } from '../cli/show/make-table.ts';
import { askContest, type ContestAddress } from '../contest/client/contest-client.ts';
import { signInToContest } from '../contest/client/login.ts';
import { newContest } from '../contest/folder/new-contest.ts';
import { addPersonToContest } from '../contest/manage-people.ts';
import { serveContest } from '../contest/serve-contest.ts';
import { loadGame } from '../judge/games/load-game.ts';
import type { Leaderboard } from '../protocol/types/contest/leaderboard.ts';
import type { ContestVersion } from '../protocol/types/contest/version.ts';

const [, , submissions = '50', seconds = '300'] = process.argv;
const COUNT = Number(submissions);
const IDLE = 5;
/** Versions that are submitted at the same moment, before the surge. */
const EQUAL = 5;
const POLL_MS = 200;
const ROUNDS = 40;

/** A bot that takes its time, so that a match is about two seconds long. */
const makeBot = (name: string): string => `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { round, over, player, units } = JSON.parse(line);
  if (over) break;
  const until = performance.now() + 8;
  while (performance.now() < until);
  const orders = units.filter((unit) => unit.player === player).map(({ id }) => ({ unit: id, dir: 'Top' }));
  console.log(JSON.stringify({ round, orders }));
} // ${name}
`;

const folder = join(mkdtempSync(join(tmpdir(), 'minions-surge-')), 'surge');
const game = await loadGame('crematoria');
newContest(folder, game, { config: { rounds: ROUNDS }, limits: 'relaxed', ladder: { burst: 10 } });
const slots = { jobs: 2, isForced: true };
const contest = await serveContest({ folder, host: '127.0.0.1', port: 0, isUnprotected: true, slots });

/** When each bot was first seen with a rated match. */
const ratedAt = new Map<string, number>();
const watching = new AbortController();
const watched = watch();

async function watch(): Promise<void> {
  while (!watching.signal.aborted) {
    const { bots } = await askContest<Leaderboard>({ url: contest.url }, '/api/leaderboard');
    for (const { name, matches } of bots) if (matches > 0 && !ratedAt.has(name)) ratedAt.set(name, performance.now());
    await sleep(POLL_MS);
  }
}

async function signIn(name: string): Promise<ContestAddress> {
  const { link } = await addPersonToContest({ folder }, { name });
  return (await signInToContest(link)).address;
}

/** Somebody comes and submits a bot. Seconds from then until it has a rated match. */
async function submit(name: string): Promise<number> {
  const address = await signIn(name);
  const began = performance.now();
  await askContest<ContestVersion>(address, `/api/bots/${name}/versions?file=bot.mjs`, {
    method: 'POST',
    bytes: { type: 'text/plain', content: Buffer.from(makeBot(name)) },
  });
  while (!ratedAt.has(name)) await sleep(POLL_MS);
  return (ratedAt.get(name)! - began) / 1000;
}

const idle: number[] = [];
for (let at = 0; at < IDLE; at += 1) idle.push(await submit(`idle-${at}`));
await Promise.all(Array.from({ length: EQUAL }, (_, at) => submit(`equal-${at}`)));
const surge = await Promise.all(
  Array.from({ length: COUNT }, async (_, at) => {
    await sleep((at * Number(seconds) * 1000) / COUNT);
    return submit(`surge-${at}`);
  }),
);
const last = performance.now();
const { bots } = await askContest<Leaderboard>({ url: contest.url }, '/api/leaderboard');
watching.abort();
await watched;
await contest.close();

const find = (values: readonly number[], share: number): string =>
  `${[...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]!.toFixed(1)} s`;
const describe = (what: string, values: readonly number[]): string[] => [
  what,
  String(values.length),
  ...[0.5, 0.95, 1].map((share) => find(values, share)),
];
console.log(
  makeTable(
    ['submission to first rated match', 'bots', 'median', 'p95', 'longest'],
    [describe('idle', idle), describe(`${COUNT} within ${seconds} s`, surge)],
  ),
);
const counts = bots.filter(({ name }) => name.startsWith('equal-')).map(({ matches }) => matches);
const [smallest, largest] = [Math.min(...counts), Math.max(...counts)];
console.log(`matches of ${EQUAL} equally old versions: ${counts.sort((a, b) => a - b).join(', ')}`);
console.log(`largest ÷ smallest: ${(largest / smallest).toFixed(2)}`);
const load = loadavg()[0]!.toFixed(1);
console.log(`${availableParallelism()} cores, load ${load}, ${Math.round(last / 1000)} s in all`);
