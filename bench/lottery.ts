// npm run bench:lottery [minions.cjs]: does it pay to run out of time after bad luck? Four copies of a bot whose results are
// chance play 208 matches; one of them keeps silent in the last round unless it comes first.
import { execa } from 'execa';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../cli/show/make-table.ts';
import type { Standings } from '../protocol/types/tournament/standings.ts';

const CYCLES = 13;
const ROUNDS = 40;
const OWN = fileURLToPath(new URL('../minions.cjs', import.meta.url));
const BOT = fileURLToPath(new URL('../../test/fixtures/quick-bots/lottery.pl', import.meta.url));

const [, , minions = OWN, trick = 'sleeps'] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'minions-lottery-'));
const run = (...args: string[]) => execa(process.execPath, [minions, ...args], { cwd: folder });

const { stdout: config } = await run('games', 'ork-island', '--config');
writeFileSync(join(folder, 'short.cnf'), config.replace(/^(nb_rounds|NUM_ROUNDS)\b.*/im, `$1 ${ROUNDS}`));
const bots = [`cheat=perl ${BOT} ${trick}`, ...['anna', 'bob', 'carl'].map((name) => `${name}=perl ${BOT}`)];
const limits = ['--time', '150', '--start-time', '10000'];
await run(
  'tournament',
  'ork-island',
  ...bots,
  '-i',
  'short.cnf',
  '--cycles',
  String(CYCLES),
  '--no-check',
  ...limits,
  '-o',
  'cup',
  '-q',
);

const journal = readFileSync(join(folder, 'cup/journal.jsonl'), 'utf8');
const replayed = journal.match(/"attempt":2/g)?.length ?? 0;
const { stdout } = await run('tournament', 'status', 'cup', '--json');
const { rows, matches } = (JSON.parse(stdout) as { standings: Standings }).standings;
const table = rows.map(({ name, meanRankPoints, points, error, faults }) => [
  name,
  meanRankPoints!.toFixed(3),
  `${points.toFixed(0)} ± ${(1.96 * error).toFixed(0)}`,
  String(faults),
]);
console.log(makeTable(['bot', 'rank points', 'rating', 'faults'], table));
console.log(`${matches} matches, ${replayed} replayed`);
