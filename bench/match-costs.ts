// What a match costs in a judge that is warm: milliseconds of a round, and of a match beside its rounds.
//   node dist/bench/match-costs.js                      compares cgroups with /proc, in turns
//   node dist/bench/match-costs.js <other build>/dist   and with the same script of another build
//   node dist/bench/match-costs.js measure <kind>       measures once, for the above
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Host } from '../judge/host/host.ts';
import { playMatch } from '../judge/match/play-match.ts';
import { prepareBot } from '../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../judge/prepare/protect/choose-sandbox.ts';
import { Workshop } from '../judge/prepare/workshop.ts';
import { median } from './median.ts';

interface Cost {
  readonly roundMs: number;
  readonly aroundMs: number;
}

const WARM_UP = 3;
const MATCHES = 12;
const REPEATS = 5;
const SANDBOXES = ['none', 'bwrap'] as const;

const self = fileURLToPath(import.meta.url);
const [first, kind, sandbox] = process.argv.slice(2);
if (first === 'measure') console.log(JSON.stringify(await measure(kind!, sandbox as 'none')));
else compare(process.argv.slice(2));

/** @param clock that of a job, or "default" for a build that knows no other */
async function measure(clock: string, box: (typeof SANDBOXES)[number]): Promise<Cost> {
  const bot = await prepareTrivialBot();
  const warm = { host: new Host(), workshop: new Workshop() };
  const costs: Cost[] = [];
  for (let match = -WARM_UP; match < MATCHES; match++) {
    const cost = await time(bot, clock, box, warm);
    if (match >= 0) costs.push(cost);
  }
  warm.host.end();
  return {
    roundMs: median(costs.map(({ roundMs }) => roundMs)),
    aroundMs: median(costs.map(({ aroundMs }) => aroundMs)),
  };
}

async function prepareTrivialBot(): Promise<string> {
  const source = join(self, '../../../bench/trivial-bot.cc');
  return (await prepareBot(source, { workshop: new Workshop(), sandbox: UNPROTECTED })).command.file;
}

async function time(
  source: string,
  clock: string,
  box: string,
  warm: { host: Host; workshop: Workshop },
): Promise<Cost> {
  const seat = { bot: { source } };
  const moments: number[] = [performance.now()];
  const job = { game: 'crematoria', seed: 1, seats: [seat, seat, seat, seat], sandbox: box };
  const chosen = clock === 'default' ? job : { ...job, clock };
  const watcher = { round: () => void moments.push(performance.now()) };
  await playMatch(chosen as Parameters<typeof playMatch>[0], { ...warm, watchers: [watcher] });
  const rounds = moments.length - 2;
  const playedMs = moments.at(-1)! - moments[1]!;
  return { roundMs: playedMs / rounds, aroundMs: performance.now() - moments[0]! - playedMs };
}

/** Each in a process of its own, one after another, again and again: what else the machine does hits all of them. */
function compare(others: readonly string[]): void {
  const builds = [
    ...['cgroup', 'proc'].map((clock) => ({ name: clock, script: self, clock })),
    ...others.map((folder) => ({ name: folder, script: join(folder, 'bench/match-costs.js'), clock: 'default' })),
  ];
  for (const box of SANDBOXES) {
    const costs = builds.map((): Cost[] => []);
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      for (const [index, { script, clock }] of builds.entries()) {
        const { stdout } = spawnSync(process.execPath, [script, 'measure', clock, box], { encoding: 'utf8' });
        costs[index]!.push(JSON.parse(stdout) as Cost);
      }
    }
    for (const [index, { name }] of builds.entries()) {
      const round = median(costs[index]!.map(({ roundMs }) => roundMs)).toFixed(3);
      const around = median(costs[index]!.map(({ aroundMs }) => aroundMs)).toFixed(1);
      console.log(`sandbox ${box}, ${name}: ${round} ms a round, ${around} ms a match beside its rounds`);
    }
  }
}
