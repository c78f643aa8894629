// npm run bench:class -- [folder for pictures] [--whole]: docs/tournaments.md followed word for word with a class of sixty,
// four of whose bots are broken. Matches are few and short; everything else is as in the guide. With --whole they are as many
// and as long as there. It prints how long each step takes, checks that marks are what the guide says, and takes pictures of
// the pages.
import { execa } from 'execa';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeTable } from '../../cli/show/make-table.ts';
import { PACKAGE_FOLDER } from '../../judge/host/package-info.ts';
import type { Standings } from '../../protocol/types/tournament/standings.ts';
import { takePictures } from '../services/take-pictures.ts';
import { BROKEN, repairClass, writeClass } from './class-files.ts';

const { values, positionals } = parseArgs({ options: { whole: { type: 'boolean' } }, allowPositionals: true });
const [pictures] = positionals;
const PICTURES = { widths: [390, 1280, 1920], schemes: ['light', 'dark'] } as const;

const guide = readFileSync(join(PACKAGE_FOLDER, 'docs/tournaments.md'), 'utf8');
const commands = [...guide.matchAll(/^```\n(minions .*?)^```$/gms)].flatMap(([, block]) => block!.trim().split('\n'));
const marks = /^```json\n(.*?)^```$/ms.exec(guide)![1]!;

const folder = mkdtempSync(join(tmpdir(), 'minions-class-'));
const env = {
  PATH: `${folder}${delimiter}${process.env['PATH']}`,
  XDG_CACHE_HOME: join(folder, 'cache'),
  npm_command: '',
};
const problems: string[] = [];
const steps: string[][] = [];

/** Fewer and shorter matches. In so few nobody may be better than dummy, so a weaker bot is called so. */
const shorten = (command: string): string =>
  command
    .replace('--cycles 5', '--cycles 1 --seats 1 --set rounds=40')
    .replace('--cycles 8', '--cycles 2')
    .replace('--reference dummy', '--reference dummy=javascript/rookie');

async function type(command: string, expected = 0): Promise<string> {
  const began = performance.now();
  const typed = values.whole ? command : shorten(command);
  const { exitCode, all } = await execa(typed, { cwd: folder, env, shell: true, reject: false, all: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  steps.push([seconds, String(exitCode), command]);
  console.log(`${seconds.padStart(7)} s  ${command}`);
  if (exitCode !== expected) problems.push(`"${command}" ended with code ${exitCode}, expected ${expected}:\n${all}`);
  return all;
}

function expectWords(said: string, words: readonly string[], what: string): void {
  for (const word of words) if (!said.includes(word)) problems.push(`${what} does not name ${word}`);
}

/** The first dry run finds what cannot enter, all at once; the second one, after the repair, who fails the check. */
async function lookForProblems(dryRun: string): Promise<void> {
  expectWords(await type(dryRun, 2), BROKEN.cannotEnter, 'the dry run');
  repairClass(folder);
  expectWords(await type(dryRun), BROKEN.failsCheck, 'the dry run after the repair');
}

const readStandings = (): Standings =>
  JSON.parse(readFileSync(join(folder, 'cup/report/standings.json'), 'utf8')) as Standings;

/** 10 for the first rank, 5 at dummy, 0 at 400 points less, and straight lines between them. */
function checkMarks(): string {
  const { rows } = readStandings();
  const best = rows.find(({ rank }) => rank === 1)!;
  const dummy = rows.find(({ name, status }) => name === 'dummy' && status === 'reference')!;
  const span = best.points - dummy.points;
  const expect = (points: number): number => {
    const above = points - dummy.points;
    return above >= 0 ? 5 + (5 * Math.min(above, span)) / span : Math.max(0, 5 + (5 * above) / 400);
  };
  const ranked = rows.filter(({ status }) => status === 'ranked');
  for (const { name, points, mark } of ranked) {
    const expected = Number(expect(points).toFixed(1));
    if (mark !== expected) problems.push(`the mark of ${name} is ${mark}, and the guide gives ${expected}`);
  }
  if (best.mark !== 10) problems.push(`the best bot has ${best.mark}`);
  const at = (low: number, high: number): number =>
    ranked.filter(({ points }) => points - dummy.points > low && points - dummy.points <= high).length;
  return (
    `${ranked.length} marks, as the guide says: 10 for ${best.name}, ${span.toFixed(0)} points above dummy; 5 to 10 for ${at(0, Infinity)} ` +
    `above dummy, 0 to 5 for ${at(-400, 0)} below it, 0 for ${at(-Infinity, -400)} at 400 points less`
  );
}

function checkPeople(): void {
  const csv = readFileSync(join(folder, 'cup/report/standings.csv'), 'utf8');
  expectWords(csv, ['Ada Lovelace,1842', 'Maria del Carmen,7'], 'standings.csv');
  const published = readFileSync(join(folder, 'site/index.html'), 'utf8');
  for (const name of ['Ada', 'anna', 'student-01'])
    if (published.includes(name)) problems.push(`the published page names ${name}`);
}

async function photograph(name: string, report: string, pages: readonly string[]): Promise<void> {
  if (pictures === undefined) return;
  const shots = pages.map((page) => ({
    name: `${name}-${page.replace(/\.html$/, '').replace('/', '-')}`,
    url: pathToFileURL(join(folder, report, page)).href,
  }));
  problems.push(...(await takePictures(shots, pictures, PICTURES)));
}

/** The pages that look different from each other: of the best bot, of one without faults, of one that always crashes. */
function choosePages(): string[] {
  const { rows } = readStandings();
  const chosen = [
    rows[0],
    rows.find(({ name }) => name === 'Ada Lovelace'),
    rows.find(({ name }) => name === 'crashes'),
  ];
  return ['index.html', 'pairs.html', 'times.html', ...chosen.map((row) => `bots/${row!.id}.html`)];
}

async function followGuide(): Promise<void> {
  await writeClass(folder, marks, join(PACKAGE_FOLDER, 'dist/minions.cjs'));
  for (const command of commands) {
    if (command.includes('--dry-run')) await lookForProblems(command);
    else await type(command);
    if (command.includes('--publish')) {
      checkPeople();
      await photograph('site', 'site', ['index.html']);
    } else if (command.includes('--marks')) {
      console.log(checkMarks());
      await photograph('report', 'cup/report', choosePages());
    }
  }
}

const began = performance.now();
try {
  await followGuide();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${makeTable(['s', 'code', 'command'], steps)}`);
const [load] = loadavg();
console.log(
  `${((performance.now() - began) / 60_000).toFixed(1)} min in all, the load at the end was ${load!.toFixed(1)}`,
);
for (const problem of problems) console.log(`PROBLEM: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
