// What a match costs in a judge that is warm: milliseconds of a round, and of a match beside its rounds.
//   node dist/bench/match-costs.js                        compares cgroups with /proc, in turns
//   node dist/bench/match-costs.js 5 <other build>/dist   five times each, and with another build
//   node dist/bench/match-costs.js measure <build> <clock> <sandbox>   measures once, for the above
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadJudge } from './load-judge.ts';
import { median } from './median.ts';

interface Cost {
  readonly roundMs: number;
  readonly aroundMs: number;
}

const WARM_UP = 3;
const MATCHES = 12;
const BOTS = 4;
const SANDBOXES = ['none', 'bwrap'] as const;

const self = fileURLToPath(import.meta.url);
const OWN_BUILD = join(self, '../..');
const [first = '5', ...rest] = process.argv.slice(2);
if (first === 'measure') console.log(JSON.stringify(await measure(...(rest as [string, string, string]))));
else compare(Number(first), rest);

/** @param clock that of a job, or "default" for a build that knows no other */
async function measure(build: string, clock: string, sandbox: string): Promise<Cost> {
  const { playMatch, ...warm } = await loadJudge(build);
  const folder = mkdtempSync(join(tmpdir(), 'minions-costs-'));
  const seat = { bot: { source: compileTrivialBot(folder) } };
  const job = { game: 'crematoria', rules: 'text', seed: 1, seats: [seat, seat, seat, seat], sandbox };
  const chosen = (clock === 'default' ? job : { ...job, clock }) as unknown as Parameters<typeof playMatch>[0];
  const costs: Cost[] = [];
  for (let match = -WARM_UP; match < MATCHES; match++) {
    const cost = await time((watcher) => playMatch(chosen, { ...warm, watchers: [watcher] }));
    if (match >= 0) costs.push(cost);
  }
  warm.host.end();
  rmSync(folder, { recursive: true });
  return medianCost(costs);
}

function compileTrivialBot(folder: string): string {
  const file = join(folder, 'trivial-bot');
  execFileSync('g++', ['-O2', '-o', file, join(OWN_BUILD, '../bench/trivial-bot.cc')]);
  return file;
}

async function time(play: (watcher: { round(): void }) => Promise<unknown>): Promise<Cost> {
  const moments: number[] = [];
  const began = performance.now();
  await play({ round: () => void moments.push(performance.now()) });
  const playedMs = moments.at(-1)! - moments[0]!;
  return { roundMs: playedMs / (moments.length - 1), aroundMs: performance.now() - began - playedMs };
}

/** Each in a process of its own, one after another, again and again: what else the machine does hits all of them. */
function compare(repeats: number, others: readonly string[]): void {
  const runs = [
    ...['cgroup', 'proc'].map((clock) => ({ name: clock, build: OWN_BUILD, clock })),
    ...others.map((folder) => ({ name: folder, build: resolve(folder), clock: 'default' })),
  ];
  for (const sandbox of SANDBOXES) {
    const costs = runs.map((): Cost[] => []);
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const [index, { build, clock }] of runs.entries()) {
        const { stdout, stderr } = spawnSync(process.execPath, [self, 'measure', build, clock, sandbox], {
          encoding: 'utf8',
        });
        if (stdout === '') throw new Error(`${build}: ${stderr}`);
        costs[index]!.push(JSON.parse(stdout) as Cost);
      }
    }
    show(
      sandbox,
      runs.map(({ name }, index) => ({ name, ...medianCost(costs[index]!) })),
    );
  }
}

/** The last one is what the others are compared with. */
function show(sandbox: string, costs: readonly (Cost & { readonly name: string })[]): void {
  const reference = costs.at(-1)!;
  for (const cost of costs) {
    const { name, roundMs, aroundMs } = cost;
    const more = ((aroundMs - reference.aroundMs) / BOTS).toFixed(2);
    const compared =
      cost === reference
        ? ''
        : `; compared with ${reference.name}: ${(roundMs / reference.roundMs).toFixed(2)} times a round, ${more} ms more a bot`;
    console.log(
      `sandbox ${sandbox}, ${name}: ${roundMs.toFixed(3)} ms a round, ${aroundMs.toFixed(1)} ms a match beside its rounds${compared}`,
    );
  }
}

function medianCost(costs: readonly Cost[]): Cost {
  return {
    roundMs: median(costs.map(({ roundMs }) => roundMs)),
    aroundMs: median(costs.map(({ aroundMs }) => aroundMs)),
  };
}
