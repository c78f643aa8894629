// npm run bench:scale [bots] [slots] [minutes]: a contest of thousands in the hour before a deadline, with made-up matches: the real
// scheduler, ratings, store and ladder. docs/scale.md has the figures.
import { loadavg } from 'node:os';
import { makeTable } from '../../cli/show/make-table.ts';
import { rateLargeField } from '../../tournament/ratings/large/rate-large-field.ts';
import { measureEntering } from './measure-entering.ts';
import { measureFit } from './measure-fit.ts';
import { measureStore } from './measure-store.ts';
import { simulateSurge } from './simulate-surge.ts';

const [, , bots = '10000', slots = '1000', minutes = '60'] = process.argv;
const SUBMISSIONS_PER_HOUR = 2000;
const STORED_MATCHES = 5000;
const ENTERING = [100, 500, 1000];
const FITTED_MATCHES = 1_000_000;

const surge = {
  bots: Number(bots),
  slots: Number(slots),
  minutes: Number(minutes),
  submissions: Math.round((SUBMISSIONS_PER_HOUR * Number(minutes)) / 60),
  matchSeconds: 20,
  matchesBefore: 40,
  gateSeconds: 10,
};

const at = (list: readonly number[], share: number): string => {
  const value = list[Math.floor(share * (list.length - 1))];
  return value === undefined ? 'none' : `${value.toFixed(1)} s`;
};
const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

const { tables, schedulingMs, fits, toMatch, toRank } = simulateSurge(surge);
const { rss } = process.memoryUsage();
const ids = [...new Set(tables.flatMap(({ seats }) => seats))];
const began = process.cpuUsage();
rateLargeField({ bots: ids.map((id) => ({ id, isRanked: true })), tables });
const { user, system } = process.cpuUsage(began);
const cold = (user + system) / 1e6;
const store = await measureStore(tables.slice(0, STORED_MATCHES), surge.bots);
const million = measureFit(surge.bots, FITTED_MATCHES);
const entering = await measureEntering(ENTERING);

const rows = [
  ['bots, slots, simulated minutes', `${bots}, ${slots}, ${minutes}`],
  ['submissions', String(surge.submissions)],
  ['matches, with those before', String(tables.length)],
  ['CPU to choose a table', `${schedulingMs.toFixed(2)} ms a match`],
  [
    'fits of the ratings',
    `${fits.length}; the last took ${fits.at(-1)!.seconds.toFixed(1)} s of CPU for ${fits.at(-1)!.matches} matches`,
  ],
  ['a fit without a start', `${cold.toFixed(1)} s of CPU for ${tables.length} matches`],
  [
    `a fit of ${FITTED_MATCHES} matches`,
    `${million.cold.toFixed(1)} s of CPU from nothing, ${million.warm.toFixed(1)} s from the last one`,
  ],
  ['from submission to first match', `p50 ${at(toMatch, 0.5)}, p95 ${at(toMatch, 0.95)}; ${toMatch.length} got there`],
  ['from submission to first rank', `p50 ${at(toRank, 0.5)}, p95 ${at(toRank, 0.95)}; ${toRank.length} got there`],
  ['memory of scheduler and ratings', mebibytes(rss)],
  ['database: a match', `${store.matchMs.toFixed(2)} ms, ${Math.round(store.bytesPerMatch)} bytes`],
  [
    'database: ratings of everybody',
    `${store.ratingsSeconds.toFixed(2)} s, ${Math.round(store.bytesPerRating)} bytes a bot`,
  ],
  ...entering.map((step) => [`to enter a ladder of ${step.bots}`, `${step.ms.toFixed(1)} ms`]),
  ['load of this machine', loadavg()[0]!.toFixed(1)],
];
console.log(makeTable(['what', 'measured'], rows));
