// npm run bench:tournament [times] [other build]/dist: matches per second of a tournament of four trivial compiled bots in one slot and
// serial turns, in turns with another build. "npm run bench" has a row of it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../cli/show/make-table.ts';
import { measureTournament } from './tournament-speed.ts';

const GAME = 'crematoria';
const OWN_BUILD = fileURLToPath(new URL('..', import.meta.url));
const [times = '1', ...others] = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'minions-trivial-'));
const bot = join(folder, 'trivial-bot');
execFileSync('g++', ['-O2', '-o', bot, join(OWN_BUILD, '../bench/trivial-bot.cc')]);
const builds = [OWN_BUILD, ...others.map((other) => resolve(other))];
const speeds = builds.map((): number[] => []);
for (let time = 0; time < Number(times); time++) {
  for (const [index, build] of builds.entries()) speeds[index]!.push(measureTournament(build, GAME, bot).perSecond);
}
const rows = builds.map((build, index) => [
  build === OWN_BUILD ? 'this build' : build,
  ...speeds[index]!.map((perSecond) => perSecond.toFixed(1)),
]);
console.log(makeTable(['build', ...Array.from({ length: Number(times) }, () => 'matches/s')], rows));
rmSync(folder, { recursive: true });
