// npm run bench:term [people] [folder for pictures]: a term in fast motion. A class submits, plays rounds that put out half
// of it, corrects its bots in between, and ends in a final; one person is erased, and one round is rescinded. Then everything
// that is public is downloaded and verified, and all marks are computed again.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeTable } from '../../cli/show/make-table.ts';
import { announceInContest } from '../../contest/announce.ts';
import { eraseFromContest } from '../../contest/erase/erase-from-contest.ts';
import { listMarks } from '../../contest/marks/manage-marks.ts';
import { changeContestRound } from '../../contest/rounds/manage-rounds.ts';
import type { ContestRound } from '../../protocol/types/contest/round.ts';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import { checkMarks, type Anchor } from './check-marks.ts';
import { checkRound, type CheckedRound } from './check-round.ts';
import { makeStudents, type Student } from './class-list.ts';
import { takePictures, type Shot } from '../services/take-pictures.ts';
import { TermContest } from './term-contest.ts';

const [, , people = '60', pictures] = process.argv;
const COUNT = Number(people);
const REFERENCE = 'demo';
const ANCHORS: readonly Anchor[] = [
  { offset: -2000, mark: 0 },
  { offset: -800, mark: 5 },
  { offset: 400, mark: 10 },
];
const ABSENT = 1;
const MARKED = 'week-1';

const [lowest, ...higher] = ANCHORS.map(({ offset, mark }) => ({ bot: REFERENCE, offset, mark }));
const formula: MarkFormula = { lines: [lowest!, ...higher] };
const students = makeStudents(COUNT);
/** The last two of the list never hand anything in. */
const active = students.slice(0, -2);
const [erased, late] = [active[3]!, active[5]!];
const problems: string[] = [];
const began = performance.now();
const steps: string[][] = [];
const contest = await TermContest.start(formula, ABSENT, MARKED);

function log(what: string): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  steps.push([String(seconds), what]);
  console.log(`${String(seconds).padStart(5)} s  ${what}`);
}

const describe = ({ name, entries, matches, run }: ContestRound): string =>
  `${name}: ${entries.length} bots, ${matches} matches, run ${run}`;

const correct = async (version: number, who: readonly Student[]): Promise<void> => {
  await contest.submitAll(who, version);
  log(`${who.length} submitted version ${version}`);
};

const half = (count: number): number => Math.ceil(count / 2);

/** Who may be in a round: the best of the one before. */
function checkElimination(round: ContestRound, before: CheckedRound, keep: number): void {
  const placed = before.standings.rows
    .filter(({ status }) => status === 'ranked')
    .toSorted((a, b) => (a.place ?? a.rank ?? Infinity) - (b.place ?? b.rank ?? Infinity))
    .slice(0, keep)
    .map(({ name }) => name);
  // Who was erased since has another name in each place.
  const unexpected = round.entries.filter(
    ({ bot, promoted }) => !promoted && !bot.startsWith('erased-') && !placed.includes(bot),
  );
  for (const { bot } of unexpected) problems.push(`${bot} is in ${round.name} and was not kept`);
  if (round.entries.length < keep - 1) problems.push(`${round.name} has ${round.entries.length} bots of ${keep}`);
}

async function playTerm(): Promise<void> {
  const sheet = await contest.enrol(students);
  log(`${sheet.length} people have links`);
  await announceInContest(contest, { text: '**Week 1** closes on Friday.\n\n- Submit *early*.\n- Read the `rules`.' });
  await correct(1, active);
  const terms = { format: 'round-robin', length: 1, seats: 1 } as const;
  log(describe(await contest.playRound({ ...terms, name: 'week-1', title: 'Week 1' })));
  await correct(2, active.slice(0, half(COUNT) / 2));
  const second = { name: 'week-2', title: 'Week 2', format: 'swiss', length: 4, seats: 1 } as const;
  log(describe(await contest.playRound({ ...second, after: 'week-1', keep: half(COUNT) })));
  await correct(3, [late]);
  log(`${late.bot} came late and was promoted: ${describe(await contest.promote('week-2', late.bot))}`);
  await eraseFromContest(contest, erased.id);
  log(`${erased.id} was erased`);
  log(describe(await contest.playRound({ ...terms, name: 'week-3', title: 'Week 3', after: 'week-2' })));
  await changeContestRound(contest, 'week-3', 'rescind', { reason: 'the wrong configuration' });
  log('week-3 was rescinded: it puts nobody out');
  await correct(4, active.filter((student) => student !== erased).slice(0, 8));
  const final = { name: 'final', title: 'Final', format: 'upc', length: 2, seats: 1, release: 'hidden' } as const;
  log(describe(await contest.playRound({ ...final, after: 'week-3', keep: 16 })));
  await announceInContest(contest, { text: 'The **final** has been played. Come to the presentation.' });
  await changeContestRound(contest, 'final', 'release', { to: 'public', blocks: 4 });
  await takeAllPictures(sheet[0]!.link);
  await changeContestRound(contest, 'final', 'release', { to: 'public' });
  await changeContestRound(contest, 'week-3', 'release', { to: 'public' });
}

async function checkTerm(): Promise<void> {
  const rounds = await contest.listRounds();
  const checked = new Map<string, CheckedRound>();
  for (const round of rounds) {
    const result = await checkRound(contest.server.url, contest.root, round);
    checked.set(round.name, result);
    problems.push(...result.problems);
    log(`${round.name} (${round.state}) ${result.problems.length === 0 ? 'verified' : 'DOES NOT VERIFY'}`);
  }
  const find = (name: string): ContestRound => rounds.find((round) => round.name === name)!;
  checkElimination(find('week-2'), checked.get('week-1')!, half(COUNT));
  checkElimination(find('week-3'), checked.get('week-2')!, half(find('week-2').entries.length));
  if (find('final').entries.length !== find('week-3').entries.length)
    problems.push('a round that was rescinded has put somebody out');
  const ladder = await contest.run('tournament', 'verify', join(contest.folder, 'ladder'));
  log(`ladder: ${ladder.split('\n')[0]}`);
  const marks = await listMarks(contest);
  problems.push(...checkMarks(marks, checked.get(MARKED)!.standings, REFERENCE, ANCHORS, ABSENT));
  const csv = join(contest.root, 'marks.csv');
  await contest.run('contest', 'marks', contest.folder, '-o', csv);
  const lines = readFileSync(csv, 'utf8').trim().split('\n').length - 1;
  if (lines !== marks.marks.length) problems.push(`marks.csv has ${lines} people, expected ${marks.marks.length}`);
  const values = marks.marks.map(({ mark }) => mark ?? 0);
  log(`${values.length} marks from ${Math.min(...values)} to ${Math.max(...values)}`);
}

async function takeAllPictures(link: string): Promise<void> {
  if (pictures === undefined) return;
  const { url, link: owner } = contest.server;
  const sheet = join(contest.root, 'links.html');
  await contest.run('contest', 'people', 'sheet', contest.folder, '-o', sheet);
  const shots: Shot[] = [
    ...['/', '/rounds', '/rounds/week-2', '/rounds/week-3', '/rounds/final', '/bracket', '/queue'].map((path) => ({
      name: path === '/' ? 'leaderboard' : path.slice(1).replace('/', '-'),
      url: url + path,
    })),
    { name: 'bot', url: `${url}/bots/${students[0]!.bot}` },
    { name: 'match', url: `${url}/matches/1` },
    { name: 'match-of-a-round', url: `${url}/rounds/week-2/matches/1/1` },
    { name: 'sign-in', url: `${url}/me` },
    { name: 'me', url: `${url}/me`, link },
    // Staff see every report; the first was submitted by the first of the list.
    { name: 'report', url: `${url}/versions/1`, link: owner },
    ...['', '/rounds', '/people', '/versions', '/audit'].map((path) => ({
      name: `staff${path.replace('/', '-')}`,
      url: `${url}/staff${path}`,
      link: owner,
    })),
    { name: 'sheet', url: pathToFileURL(sheet).href },
  ];
  problems.push(...(await takePictures(shots, pictures)));
  log(`${shots.length} pages in ${pictures}`);
}

try {
  await playTerm();
  await checkTerm();
} finally {
  await contest.stop();
}
console.log(makeTable(['seconds', 'what'], steps));
console.log(`load ${loadavg()[0]!.toFixed(1)}`);
console.log(problems.length === 0 ? 'everything verified' : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
