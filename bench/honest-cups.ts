// npm run bench:honest [kills] [seed] [seats]: twenty honest tournaments, none of which may be reported. Each of the five formats is played
// undisturbed, on one slot and on two with kills of everything, and on a queue with kills of coordinator and workers in turn.
// Each is verified deeply, and its report has the bytes of the undisturbed one.
import { execa } from 'execa';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startRedis } from './services/start-redis.ts';
import { killTree } from './services/kill-tree.ts';
import { makeChance } from './statistics/simulate.ts';

const [, , kills = '3', seed = '1', seats = '4'] = process.argv;
const KILLS = Number(kills);
const chance = makeChance(Number(seed));
const minions = fileURLToPath(new URL('../minions.cjs', import.meta.url));
const bots = fileURLToPath(new URL('../../test/fixtures/quick-bots/', import.meta.url));

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  'round-robin': ['--cycles', '2'],
  gauntlet: ['--challengers', 'walks', 'broken', '--cycles', '2'],
  swiss: ['--rounds', '4'],
  upc: ['--final-matches', '4'],
  ladder: ['--blocks', '10'],
};

const BOTS = ['walks=walks', 'turns=turns', 'sits=sits', 'second=walks', 'broken=exits-badly'].map((bot) =>
  bot.replace('=', `=${bots}`).concat('.pl'),
);
const SECRETS = ['--secret', '0123456789abcdef'.repeat(4), '--salt-key', 'fedcba9876543210'.repeat(4)];
const USUAL = [...SECRETS, '--set', 'rounds=5', '--seats', seats, '--no-check', '-q'];

const folder = mkdtempSync(join(tmpdir(), 'minions-honest-'));
const env = { MINIONS_TOKEN: 'a-token-for-this-bench', XDG_CACHE_HOME: join(folder, 'cache'), npm_command: '' };
const start = (...args: string[]) =>
  execa(process.execPath, [minions, ...args], { cwd: folder, env, reject: false, all: true });

/** Begins a tournament, or goes on with it. */
const play = (cup: string, format: string, ...where: string[]) =>
  existsSync(join(folder, cup, 'tournament.json'))
    ? start('tournament', 'resume', cup, '-q', ...where)
    : start(
        'tournament',
        'crematoria',
        ...BOTS,
        '--format',
        format,
        ...FORMATS[format]!,
        ...USUAL,
        '-o',
        cup,
        ...where,
      );

let killed = 0;

/** Plays to the end, and is killed so often before, with everything that it started. */
async function playLocal(cup: string, format: string, slots: string, times: number): Promise<void> {
  for (let at = 0; ; at += 1) {
    const run = play(cup, format, '-j', slots);
    if (at < times) {
      await Promise.race([run, setTimeout(200 + chance() * 2800)]);
      if (run.exitCode === null) killed += 1;
      killTree(run.pid!);
    }
    const { exitCode, all } = await run;
    if (exitCode === 0) return;
    // Killed processes have no code.
    if (exitCode !== undefined) throw new Error(`${cup} ended with code ${exitCode}: ${all}`);
  }
}

/** The same on a queue: the coordinator is killed, then a worker, and so on. */
async function playOnQueue(cup: string, format: string, times: number): Promise<void> {
  const redis = await startRedis();
  const queue = ['--queue', redis.url];
  const startWorker = (): ReturnType<typeof start> => start('worker', ...queue, '-j', '1');
  const workers = [startWorker(), startWorker()];
  try {
    let at = 0;
    for (;;) {
      const coordinator = play(cup, format, ...queue, '--stalled-after', '2s');
      while (at < times && coordinator.exitCode === null) {
        await Promise.race([coordinator, setTimeout(1000 + chance() * 4000)]);
        const victim = at++ % 2 === 0 ? coordinator : workers.shift()!;
        if (victim.exitCode === null) killed += 1;
        killTree(victim.pid!);
        if (victim === coordinator) break;
        workers.push(startWorker());
      }
      const { exitCode, all } = await coordinator;
      if (exitCode === 0) return;
      if (exitCode !== undefined) throw new Error(`${cup} ended with code ${exitCode}: ${all}`);
    }
  } finally {
    for (const worker of workers) killTree(worker.pid!);
    await redis.stop();
  }
}

/** What must be the same for the same results. */
function readReport(cup: string): string {
  const report = join(folder, cup, 'report');
  const names = readdirSync(report, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => /\.\w+$/.test(name) && !name.startsWith('times.'));
  return files.map((name) => `${name}\n${readFileSync(join(report, name), 'utf8')}`).join('\n');
}

const problems: string[] = [];

async function verify(cup: string, format: string): Promise<void> {
  const { exitCode, all } = await start('tournament', 'verify', cup, '--deep');
  const isSame = readReport(cup) === readReport(`${format}-whole`);
  if (exitCode !== 0) problems.push(`${cup}: ${all}`);
  if (!isSame) problems.push(`${cup}: its report is not that of ${format}-whole`);
  const summary = all.split('\n').find((line) => line.includes('verif')) ?? all;
  console.log(`${summary.replace(join(folder, '/'), '')} ${isSame ? 'Same bytes.' : 'OTHER BYTES.'}`);
}

const began = performance.now();
try {
  for (const format of Object.keys(FORMATS)) {
    const cups = ['whole', 'one-slot', 'two-slots', 'queue'].map((way) => `${format}-${way}`);
    const [whole, one, two, queue] = cups as [string, string, string, string];
    await playLocal(whole, format, '1', 0);
    await playLocal(one, format, '1', KILLS);
    await playLocal(two, format, '2', KILLS);
    await playOnQueue(queue, format, KILLS);
    for (const cup of cups) await verify(cup, format);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\n20 tournaments, ${killed} kills, ${minutes} min, load ${loadavg()[0]!.toFixed(1)}`);
for (const problem of problems) console.log(`PROBLEM: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
