// npm run bench:kills [kills] [embedded|postgres|machines] [seed]: ends processes of a contest at random moments while people
// submit, and compares what is left with what was promised. "machines" has a queue, two workers and PostgreSQL.
import { loadavg } from 'node:os';
import { checkContest } from './check-contest.ts';
import { ContestLoad } from './contest-load.ts';
import { FaultyContest, type Setup } from './faulty-contest.ts';
import { makeChance } from '../statistics/simulate.ts';

const [, , kills = '20', setup = 'embedded', seed = '1'] = process.argv;
const CHECK_EVERY = 25;

const chance = makeChance(Number(seed));
const contest = await FaultyContest.start(setup as Setup);
const load = new ContestLoad(() => contest.url, chance);
const counts = new Map<string, number>();
const problems: string[] = [];
const began = Date.now();

async function check(): Promise<void> {
  await load.stop();
  const leaderboard = await contest.settle();
  await contest.stopServer();
  const { folder, database } = contest;
  const found = await checkContest({ folder, database, acknowledged: load.acknowledged.values(), leaderboard });
  problems.push(...found);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${sum()} kills, ${load.acknowledged.size} submissions, ${leaderboard.matches} matches, ${seconds} s: ${found.length === 0 ? 'nothing lost' : found.join('; ')}`,
  );
}

const sum = (): number => [...counts.values()].reduce((total, count) => total + count, 0);

try {
  await load.addPeople(contest.ownerLink);
  load.start();
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    const killed = await contest.killOne(chance);
    counts.set(killed, (counts.get(killed) ?? 0) + 1);
    if (process.env['MINIONS_VERBOSE'] !== undefined) console.log(`${kill}: ${killed}`);
    if (kill % CHECK_EVERY !== 0 && kill < Number(kills)) continue;
    await check();
    if (kill === Number(kills)) break;
    await contest.startServer();
    load.start();
  }
} finally {
  await load.stop();
  await contest.stop();
}
const listed = [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
console.log(
  `${setup}, seed ${seed}: killed ${listed}; ${load.acknowledged.size} acknowledged; load ${loadavg()[0]!.toFixed(1)}`,
);
console.log(problems.length === 0 ? 'nothing lost, nothing counted twice' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
