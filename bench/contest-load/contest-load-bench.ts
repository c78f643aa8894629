// npm run bench:load [seconds] [matches] [people]: pages of a contest while 300 leaderboards are open and 50 pages a second
// are asked for, beside running matches. Matches of before are made up: they are in the journal and in the index.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTable } from '../../cli/show/make-table.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { readJournal } from '../../tournament/journal/read-journal.ts';
import { serveFolder } from '../services/serve-folder.ts';
import { makeChance } from '../statistics/simulate.ts';
import { askPage, makeAddress, type AskedPage } from './ask-page.ts';
import { LivePage } from './live-page.ts';
import { makeLargeContest } from './make-large-contest.ts';

const [, , seconds = '300', matches = '1000', people = '60'] = process.argv;
const LIVE = 300;
const RATE = 50;
const MIB = 2 ** 20;
/** In which the first pages are loaded and nothing is measured. */
const WARM_UP_MS = 5000;

const root = mkdtempSync(join(tmpdir(), 'minions-load-'));
const chance = makeChance(7);
const { folder, bots, cookies } = await makeLargeContest(root, Number(people), Number(matches));

const began = performance.now();
const jobs = Math.max(1, availableParallelism() - 1);
const env = { XDG_CACHE_HOME: join(root, 'cache') };
const server = await serveFolder(folder, undefined, ['-j', String(jobs), '--force'], env);
const readyMs = performance.now() - began;
const { url } = server;

const pick = <T>(some: readonly T[]): T => some[Math.floor(chance() * some.length)]!;
const staff = await signIn(server.link);

async function signIn(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

const PAGES: readonly (readonly [name: string, path: () => string, cookie?: () => string])[] = [
  ['/', () => '/'],
  ['/', () => '/'],
  ['/queue', () => '/queue'],
  ['/rounds', () => '/rounds'],
  ['/bots/:bot', () => `/bots/${pick(bots)}`],
  ['/bots/:bot', () => `/bots/${pick(bots)}`],
  ['/matches/:id', () => `/matches/${1 + Math.floor(chance() * Number(matches))}`],
  ['/me', () => '/me', () => pick(cookies)],
  ['/me', () => '/me', () => pick(cookies)],
  ['/api/leaderboard', () => '/api/leaderboard'],
  ['/api/queue', () => '/api/queue'],
  ['/style.css', () => '/style.css'],
  ['/staff', () => '/staff', () => staff],
  ['/staff/people', () => '/staff/people', () => staff],
];

const asked = new Map<string, AskedPage[]>();
let failures = 0;

async function askOne(client: number): Promise<void> {
  const [name, path, cookie] = pick(PAGES);
  const headers = { 'x-forwarded-for': makeAddress(1000 + client), ...(cookie && { cookie: cookie() }) };
  try {
    const page = await askPage(url + path(), headers);
    if (page.status !== 200) failures += 1;
    if (isMeasured()) asked.set(name, [...(asked.get(name) ?? []), page]);
  } catch {
    failures += 1;
  }
}

/** Every request is sent at its time, whether those before have been answered or not. */
async function askOn(): Promise<void> {
  const waiting: Promise<void>[] = [];
  const start = performance.now();
  for (let at = 0; performance.now() < measuredFrom + Number(seconds) * 1000; at += 1) {
    await sleep(Math.max(0, start + (1000 * at) / RATE - performance.now()));
    waiting.push(askOne(at % 1000));
  }
  await Promise.all(waiting);
}

let peakBytes = 0;
const readMemory = (): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]);
const memoryTimer = setInterval(() => (peakBytes = Math.max(peakBytes, readMemory())), 500);
const TICKS_A_SECOND = 100;
const readCpu = (): number => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};

const readyBytes = readMemory();
const live = Array.from(
  { length: LIVE },
  (_, at) => new LivePage(url, { 'x-forwarded-for': makeAddress(at), cookie: pick(cookies) }),
);
for (const page of live) await page.open();
const measuredFrom = performance.now() + WARM_UP_MS;
const isMeasured = (): boolean => performance.now() >= measuredFrom;
const cpuBefore = readCpu();
await askOn();
const cpuSeconds = readCpu() - cpuBefore;
clearInterval(memoryTimer);
for (const page of live) page.close();
const endBytes = readMemory();
await server.stop();

const ended = new Map<number, number>();
for (const { record } of readJournal(locateTournament(join(folder, 'ladder')).journal))
  if (record.kind === 'played' && record.block > Number(matches))
    ended.set(record.block, Date.parse(record.measured.startedAt) + record.measured.durationMs);
rmSync(root, { recursive: true, force: true });

const find = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
const describe = (values: readonly number[]): string[] => [0.5, 0.95, 1].map((share) => find(values, share).toFixed(0));
const rows = [...asked].toSorted(([a], [b]) => (a < b ? -1 : 1));
const all = rows.flatMap(([, pages]) => pages);
console.log(
  makeTable(
    ['page', 'requests', 'median ms', 'p95 ms', 'longest ms', 'kB'],
    [...rows, ['all', all] as const].map(([name, pages]) => [
      name,
      String(pages.length),
      ...describe(pages.map(({ ms }) => ms)),
      (
        find(
          pages.map(({ bytes }) => bytes),
          0.5,
        ) / 1000
      ).toFixed(1),
    ]),
  ),
);
const seen = live.flatMap((page) => page.seen).filter(({ match }) => ended.has(match));
console.log(
  makeTable(
    ['from the end of a match', 'seen', 'median ms', 'p95 ms', 'longest ms'],
    [
      ['to the event', String(seen.length), ...describe(seen.map((one) => one.eventAt - ended.get(one.match)!))],
      ['to the screen', String(seen.length), ...describe(seen.map((one) => one.screenAt - ended.get(one.match)!))],
    ],
  ),
);
const count = (what: 'errors' | 'reloads'): number => live.reduce((sum, page) => sum + page[what], 0);
const memory = [readyBytes, endBytes, peakBytes].map((bytes) => `${Math.round(bytes / MIB)} MiB`);
console.log(`errors: ${failures} of pages, ${count('errors')} of ${LIVE} live pages with ${count('reloads')} reloads`);
console.log(`ready in ${(readyMs / 1000).toFixed(1)} s with ${matches} matches of ${people} people`);
console.log(`memory of the server: ${memory[0]} when ready, ${memory[1]} at the end, ${memory[2]} at most`);
console.log(`the server used ${cpuSeconds.toFixed(1)} s of CPU; ${ended.size} matches were played beside it`);
console.log(`${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}`);
