// How long `tournament verify --deep` takes, and how much CPU time: npm run bench:verify [matches] [dist of another build]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../judge/prepare/find-program.ts';
import { median } from './median.ts';

const QUICK_BOTS = fileURLToPath(new URL('../../test/fixtures/quick-bots/', import.meta.url));
const SECRET = '0123456789abcdef'.repeat(4);
/** Five bots meet twenty times in a cycle. */
const MATCHES_OF_A_CYCLE = 20;
const ROUNDS = 20;
const REPEATS = 3;

interface Build {
  readonly name: string;
  readonly minions: string;
  /** The tournament that it played itself: folders have changed. */
  readonly cup: string;
}

interface Times {
  readonly wallS: number;
  readonly cpuS: number;
}

const [matches = '1000', other] = process.argv.slice(2);
const cycles = Math.ceil(Number(matches) / MATCHES_OF_A_CYCLE);
if (!(cycles >= 1)) throw new Error(`invalid number of matches: expected a number from 1 on, got "${matches}"`);
const folder = mkdtempSync(join(tmpdir(), 'minions-verify-'));
const here = fileURLToPath(new URL('..', import.meta.url));
const builds: Build[] = [
  ...(other === undefined ? [] : [makeBuild('that build', resolve(other))]),
  makeBuild('this build', here),
];
try {
  for (const build of builds) play(build);
  const times = new Map<Build, Times[]>(builds.map((build) => [build, []]));
  for (let repeat = 0; repeat < REPEATS; repeat++) for (const build of builds) times.get(build)!.push(verify(build));
  for (const build of builds) show(build, times.get(build)!);
} finally {
  rmSync(folder, { recursive: true });
}

function makeBuild(name: string, dist: string): Build {
  const minions = join(dist, 'minions.cjs');
  if (!existsSync(minions))
    throw new Error(`no build in ${dist}: expected minions.cjs there. Run "npm run build" first`);
  return { name, minions, cup: join(folder, name.replace(' ', '-')) };
}

/** The same matches on every build: they follow from secret, plan and bots, but for the names in the seeds of newer folders. */
function play({ minions, cup }: Build): void {
  const config = spawnSync(process.execPath, [minions, 'games', 'crematoria', '--config'], { encoding: 'utf8' }).stdout;
  writeFileSync(`${cup}.cnf`, config.replace(/nb_rounds.*/, `nb_rounds ${ROUNDS}`));
  const options = ['-i', `${cup}.cnf`, '--cycles', String(cycles), '--no-check', '--secret', SECRET, '-q', '-o', cup];
  run([minions, 'tournament', 'crematoria', ...listBots(), ...options]);
}

/** In Perl, where that is installed, most of a short match is not the start of its bots. */
function listBots(): string[] {
  const hasPerl = findProgram('perl') !== undefined;
  const [walks, turns, sits] = hasPerl
    ? ['walks', 'turns', 'sits'].map((name) => `${QUICK_BOTS}${name}.pl`)
    : ['javascript/demo', 'javascript/dummy', 'javascript/null'];
  return [`walks=${walks}`, `turns=${turns}`, `sits=${sits}`, `second=${walks}`, `third=${turns}`];
}

function verify({ minions, cup }: Build): Times {
  const began = performance.now();
  const cpuS = run([minions, 'tournament', 'verify', cup, '--deep']);
  return { wallS: (performance.now() - began) / 1000, cpuS };
}

/** Seconds of CPU time of a command and of all that it started, as the shell counts them. */
function run(args: readonly string[]): number {
  const script = '"$@" >/dev/null || exit; times';
  const { status, stdout } = spawnSync('sh', ['-c', script, 'sh', process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`minions ${args.slice(1).join(' ')} ended with ${status}`);
  const children = stdout.trim().split('\n').at(-1)!;
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + 60 * Number(m) + Number(s), 0);
}

function show({ name }: Build, times: readonly Times[]): void {
  const [wallS, cpuS] = [median(times.map((time) => time.wallS)), median(times.map((time) => time.cpuS))];
  const played = cycles * MATCHES_OF_A_CYCLE;
  const each = ((1000 * cpuS) / played).toFixed(2);
  console.log(
    `${name}: verify --deep of ${played} matches of ${ROUNDS} rounds takes ${wallS.toFixed(2)} s, ` +
      `and ${cpuS.toFixed(2)} s of CPU time, ${each} ms a match (medians of ${REPEATS})`,
  );
}
