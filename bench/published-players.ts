// What a match of players of the published API costs: CPU time of one of them in a match, and a whole match in serial and in parallel
// turns, in a judge that is warm. Players that do nothing, players that move, and "null" of the kit through the same pipes. Needs g++.
//   npm run bench:players                    this build
//   npm run bench:players 5 <other>/dist     five times, in turns with another build
//   node dist/bench/published-players.js measure <build> <game> <player>   measures once, for the above
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../cli/show/make-table.ts';
import { GAMES } from '../engine/registry.ts';
import { loadJudge } from './load-judge.ts';
import { median } from './median.ts';

interface Cost {
  /** CPU time of one player in a match, its start included. */
  readonly playerCpuMs: number;
  readonly serialMs: number;
  readonly parallelMs: number;
}

const WARM_UP = 2;
const MATCHES = 5;
const MAX_CPU_MS = 20;
const MAX_SERIAL = 1.3;
/** Whole matches of the published programs with students' players, measured elsewhere, in ms. */
const PUBLISHED: Readonly<Record<string, number>> = {
  crematoria: 2170,
  'walking-dead': 660,
  'ork-island': 510,
  apocalypse: 940,
};

const self = fileURLToPath(import.meta.url);
const OWN_BUILD = join(self, '../..');
/** What is promised is promised of players that do nothing: the others show what is the player's own. */
const PLAYERS = {
  nothing: () => join(OWN_BUILD, '../bench/null-player.cc'),
  moves: (game: string) => join(OWN_BUILD, `../test/fixtures/eda/${game}-corners.cc`),
  null: () => 'cpp/null',
} as const;
type PlayerName = keyof typeof PLAYERS;
const [first = '1', ...rest] = process.argv.slice(2);
if (first === 'measure') console.log(JSON.stringify(await measure(...(rest as [string, string, PlayerName]))));
else compare(Number(first), [OWN_BUILD, ...rest.map((folder) => resolve(folder))]);

async function measure(build: string, game: string, player: PlayerName): Promise<Cost> {
  const { playMatch, ...warm } = await loadJudge(build);
  const seat = { bot: { source: PLAYERS[player](game) } };
  const times = { serial: [] as number[], parallel: [] as number[] };
  const cpu: number[] = [];
  for (let match = -WARM_UP; match < MATCHES; match++) {
    for (const turns of ['serial', 'parallel'] as const) {
      const job = { game, rules: 'original' as const, seed: 1, seats: [seat, seat, seat, seat] as const, turns };
      const began = performance.now();
      const { seats } = await playMatch(job as never, warm);
      if (match < 0) continue;
      times[turns].push(performance.now() - began);
      cpu.push(...seats.map((one) => one.times.cpuMs ?? 0));
    }
  }
  warm.host.end();
  return { playerCpuMs: median(cpu), serialMs: median(times.serial), parallelMs: median(times.parallel) };
}

/** Each in a process of its own, one after another: what else the machine does hits all of them. */
function compare(repeats: number, builds: readonly string[]): void {
  const players = Object.keys(PLAYERS) as PlayerName[];
  const runs = GAMES.flatMap(({ id }) => players.map((player) => ({ id, player })));
  const rows = runs.flatMap(({ id, player }) => {
    const costs = builds.map((): Cost[] => []);
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const [index, build] of builds.entries()) costs[index]!.push(measureApart(build, id, player));
    }
    return builds.map((build, index) => {
      const cells = makeCells(id, player, costs[index]!);
      return [id, player, build === OWN_BUILD ? 'this' : build, ...cells];
    });
  });
  console.log('Four players of the published API that do nothing or move to a corner, and four "cpp/null" through the');
  console.log('same pipes, whole matches, in ms. "published" is a match of the published program with students\'');
  console.log('players, on another machine');
  const columns = [
    'game',
    'players',
    'build',
    'CPU of a player',
    `at most ${MAX_CPU_MS}`,
    'serial',
    'parallel',
    'times',
  ];
  console.log(makeTable([...columns, `at most ${MAX_SERIAL}`, 'published'], rows));
}

function makeCells(game: string, player: PlayerName, costs: readonly Cost[]): string[] {
  const cpuMs = median(costs.map(({ playerCpuMs }) => playerCpuMs));
  const serialMs = median(costs.map((cost) => cost.serialMs));
  const parallelMs = median(costs.map((cost) => cost.parallelMs));
  const ratio = serialMs / parallelMs;
  const judged = (isKept: boolean): string => (player === 'nothing' ? (isKept ? 'yes' : 'no') : '');
  return [
    cpuMs.toFixed(1),
    judged(cpuMs <= MAX_CPU_MS),
    serialMs.toFixed(0),
    parallelMs.toFixed(0),
    ratio.toFixed(2),
    judged(ratio <= MAX_SERIAL),
    player === 'null' ? '' : String(PUBLISHED[game] ?? ''),
  ];
}

function measureApart(build: string, game: string, player: PlayerName): Cost {
  const { stdout, stderr } = spawnSync(process.execPath, [self, 'measure', build, game, player], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${build}: ${stderr}`);
  return JSON.parse(stdout) as Cost;
}
