// npm run bench:ladder [bots] [matches] [runs]: how far ranks are from the truth after so many matches of each bot, by the pairing of the
// ladder, by random tables and by the rule of Halite; and how even matches are while others submit. Decision 88 has the figures.
import { findMean } from '../../tournament/ratings/find-mean.ts';
import { makeTable } from '../../cli/show/make-table.ts';
import { simulateArrivals } from './simulate-arrivals.ts';
import { simulateLadder, type Pairing } from './simulate-ladder.ts';

const [, , bots = '100', matches = '40', runs = '5'] = process.argv;
const PAIRINGS: readonly Pairing[] = ['ladder', 'halite', 'random'];
const seeds = Array.from({ length: Number(runs) }, (_, at) => at + 1);

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
const findRatio = (values: readonly number[]): number => Math.max(...values) / Math.min(...values);

const rows = PAIRINGS.map((pairing) => {
  const found = seeds.map((seed) =>
    simulateLadder({ bots: Number(bots), matchesEach: Number(matches), pairing, seed }),
  );
  const errors = found.flatMap((run) => run.errors);
  const ratios = found.map((run) => findRatio(run.matches));
  return [
    pairing,
    findMean(errors).toFixed(2),
    String(at(errors, 0.5)),
    String(at(errors, 0.9)),
    findMean(ratios).toFixed(2),
  ];
});
console.log(`${bots} bots, ${matches} matches each, ${runs} runs`);
console.log(makeTable(['pairing', 'mean error of rank', 'median', 'p90', 'most ÷ fewest matches'], rows));

const surges = [10, 40].map((burst) => {
  const surge = { before: 5, submissions: 50, seconds: 300, slots: 2, matchSeconds: 2, burst };
  const found = seeds.map((seed) => simulateArrivals({ ...surge, seed }));
  const ratios = found.map(({ oldest }) => findRatio(oldest));
  const waits = found.flatMap(({ toFirstMatch }) => toFirstMatch);
  return [String(burst), findMean(ratios).toFixed(2), Math.max(...ratios).toFixed(2), `${at(waits, 0.95)} s`];
});
console.log('5 versions that came together, then 50 within 5 minutes; matches of 2 s, 2 slots');
console.log(makeTable(['burst', 'most ÷ fewest matches of the 5', 'worst run', 'first match, p95'], surges));
