// npm run bench:tuning: how often a search for better values says "better" where all values are equal, and how often it
// finds a better one. Seeded: the same figures every time. Argument: searches a row (400).
import { findDecision } from '../../tournament/compare/statistics/find-decision.ts';
import { scorePairs } from '../../tournament/compare/statistics/score-block.ts';
import { describeShare } from './describe-share.ts';
import { average } from './measure-cell.ts';
import { searchValues } from './search-values.ts';
import { simulateChairs } from './simulate-chairs.ts';
import { drawNormal, makeChance, type Chance } from './simulate.ts';

const RUNS = Number(process.argv[2] ?? 400);
const CANDIDATES = 16;
const FINAL_BLOCKS = 200;
const QUESTION = { confidence: 0.95, margin: 0.02, score: 'points' } as const;

/** How good the values are that are tried, in logarithms of worth; the present ones come first and have 0. */
const WORLDS: readonly (readonly [name: string, draw: (chance: Chance) => number[]])[] = [
  ['all equal', () => others(() => 0)],
  ['one of 15 is 174 points better', () => others((at) => (at === 7 ? 1 : 0))],
  ['one of 15 is 347 points better', () => others((at) => (at === 7 ? 2 : 0))],
  ['they differ by 87 points', (chance) => others(() => 0.5 * drawNormal(chance))],
  ['they differ by 174 points', (chance) => others(() => drawNormal(chance))],
  ['all others are 87 points worse', () => others(() => -0.5)],
];

const others = (find: (at: number) => number): number[] => [
  0,
  ...Array.from({ length: CANDIDATES - 1 }, (_, at) => find(at)),
];

interface Search {
  readonly isAhead: boolean;
  readonly isBetter: boolean;
  readonly isRight: boolean;
  readonly gain: number;
  readonly matches: number;
}

function search(worths: readonly number[], luckOfSeed: number, chance: Chance, secret: number): Search {
  const { best, matches } = searchValues(worths, luckOfSeed, chance, secret);
  const gain = worths[best]!;
  const isAhead = gain > 0;
  if (best === 0) return { isAhead, isBetter: false, isRight: true, gain, matches };
  const scores = Array.from({ length: FINAL_BLOCKS }, (_, block) => {
    return scorePairs(simulateChairs({ gain, seats: 1, luckOfSeed }, block, chance), QUESTION.score).score;
  });
  const decision = findDecision(scores, QUESTION);
  const isBetter = decision?.verdict === 'better';
  return {
    isAhead,
    isBetter,
    isRight: !isBetter || gain > 0,
    gain: isBetter ? gain : 0,
    matches: matches + 2 * (decision?.blocks ?? FINAL_BLOCKS),
  };
}

console.log(
  '| s | values | a better one won the search | called better | called better, and is not | gain, points | matches |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const luckOfSeed of [0, 1]) {
  for (const [name, draw] of WORLDS) {
    const chance = makeChance(1);
    const all = Array.from({ length: RUNS }, (_, run) => search(draw(chance), luckOfSeed, chance, run + 1));
    const share = (is: (each: Search) => boolean): string => describeShare(all.map((each) => Number(is(each))));
    const called = all.filter(({ isBetter }) => isBetter);
    const gain = called.length === 0 ? '–' : ((400 / Math.LN10) * average(called.map((each) => each.gain))).toFixed(0);
    const figures = [
      share(({ isAhead }) => isAhead),
      share(({ isBetter }) => isBetter),
      share(({ isRight }) => !isRight),
      gain,
      average(all.map(({ matches }) => matches)).toFixed(0),
    ];
    console.log(`| ${luckOfSeed} | ${name} | ${figures.join(' | ')} |`);
  }
}
