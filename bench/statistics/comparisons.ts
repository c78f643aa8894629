// npm run bench:comparisons: how often equal bots are declared different, and how many matches a difference takes, for each
// score and for the design from before there was a choice. Seeded: the same figures every time. Argument: runs (2000).
import { findDecision } from '../../tournament/compare/statistics/find-decision.ts';
import type { Question } from '../../tournament/compare/statistics/judge-comparison.ts';
import { scorePairs } from '../../tournament/compare/statistics/score-block.ts';
import { average } from './measure-cell.ts';
import { makeChance, type Chance } from './simulate.ts';
import { simulateChairs } from './simulate-chairs.ts';

const RUNS = Number(process.argv[2] ?? 2000);
const LUCKS = [0, 1];
const GAINS = [0.25, 0.5, 1, 2];
/** Equal bots are looked at after each of so many blocks. */
const LEVEL_BLOCKS = 200;
/** So many are played before anybody looks for a decision. */
const FIRST_BLOCKS = 16;
const MAX_MATCHES = 4000;

interface Design {
  readonly name: string;
  readonly seats: number;
  readonly score: Question['score'];
}

const DESIGNS: readonly Design[] = [
  { name: 'before: rank points, four chairs', seats: 4, score: undefined },
  { name: 'rank points', seats: 1, score: 'rank-points' },
  { name: 'sign of places', seats: 1, score: 'places' },
  { name: 'sign of points', seats: 1, score: 'points' },
];

/** What is decided, if anything is. Blocks are played as far as they are needed. */
function compare({ seats, score }: Design, gain: number, luckOfSeed: number, blocks: number, chance: Chance) {
  const scores: number[] = [];
  for (let wanted = Math.min(FIRST_BLOCKS, blocks); ; wanted = Math.min(2 * wanted, blocks)) {
    while (scores.length < wanted) {
      const pairs = simulateChairs({ gain, seats, luckOfSeed }, scores.length, chance);
      scores.push(scorePairs(pairs, score ?? 'rank-points').score);
    }
    // Equal within so little is never said.
    const decision = findDecision(scores, { confidence: 0.95, margin: 0.0001, score });
    if (decision !== undefined || wanted === blocks) return decision;
  }
}

function measureErrors(design: Design, luckOfSeed: number): string {
  const chance = makeChance(1);
  const decided = Array.from({ length: RUNS }, () => compare(design, 0, luckOfSeed, LEVEL_BLOCKS, chance));
  const share = decided.filter((decision) => decision !== undefined).length / RUNS;
  return `${(100 * share).toFixed(1)} ± ${(100 * Math.sqrt((share * (1 - share)) / RUNS)).toFixed(1)} %`;
}

/** The mean number of matches to the right verdict with its Monte Carlo error, and how many comparisons had it. */
function measurePower(design: Design, gain: number, luckOfSeed: number): string {
  const chance = makeChance(2);
  const runs = Math.ceil(RUNS / 20);
  const blocks = Math.floor(MAX_MATCHES / (2 * design.seats));
  const found = Array.from({ length: runs }, () => compare(design, gain, luckOfSeed, blocks, chance));
  const matches = found.flatMap((decision) =>
    decision?.verdict === 'better' ? [2 * design.seats * decision.blocks] : [],
  );
  if (matches.length < runs / 2) return `over ${MAX_MATCHES}`;
  const mean = average(matches);
  const error = Math.sqrt(average(matches.map((each) => (each - mean) ** 2)) / matches.length);
  const figure = `${mean.toFixed(0)} ± ${error.toFixed(0)}`;
  return matches.length === runs ? figure : `${figure} (${((100 * matches.length) / runs).toFixed(0)} %)`;
}

for (const luck of LUCKS) {
  console.log(`\nLuck of seeds ${luck}: matches to a verdict, by the gain in points\n`);
  console.log(`| | equal bots called different | ${GAINS.map((gain) => (173.718 * gain).toFixed(0)).join(' | ')} |`);
  console.log(`| --- | --- |${GAINS.map(() => ' --- |').join('')}`);
  for (const design of DESIGNS) {
    const power = GAINS.map((gain) => measurePower(design, gain, luck));
    console.log(`| ${design.name} | ${measureErrors(design, luck)} | ${power.join(' | ')} |`);
  }
}
