import type { Score } from './scores.ts';
import { addWealth, measureWealth, placeBets, winBet, type Wealth } from './adaptive-bets.ts';
import { findInterval, type Interval } from './find-interval.ts';
import { makeHistogram, roundScore, scaleHistogram, type Histogram } from './histogram.ts';

/** What is known of two bots: *equal* within the margin. */
export type Verdict = 'better' | 'worse' | 'equal' | 'undecided';

export interface Question {
  /** How sure an answer has to be: 0.95 is wrong once in twenty comparisons at most. */
  readonly confidence: number;
  /** Bots whose mean is that near to ½ count as equal. */
  readonly margin: number;
  /** What the scores say. Comparisons from before there was a choice have none, and no bets that adapt. */
  readonly score?: Score | undefined;
}

export interface Comparison {
  readonly blocks: number;
  /** The mean of the block scores: above ½ the new bot is ahead. */
  readonly mean: number;
  readonly interval: Interval;
  readonly verdict: Verdict;
  /** How many blocks more it would take if it goes on like this; null when decided, or when nobody can say. */
  readonly blocksLeft: number | null;
}

/** Says what block scores show by now. The scores are those of the blocks from 1 on without a gap: see `takePrefix`. */
export function judgeComparison(scores: readonly number[], question: Question): Comparison {
  const histogram = makeHistogram(scores);
  const interval = findIntervalOf(scores, question);
  const verdict = decide(interval, question.margin);
  const blocksLeft = verdict === 'undecided' ? guessBlocksLeft(scores, histogram, question) : null;
  return { blocks: histogram.blocks, mean: histogram.mean, interval, verdict, blocksLeft };
}

/** What block scores leave possible. */
export function findIntervalOf(scores: readonly number[], { confidence, score }: Question): Interval {
  const histogram = makeHistogram(scores);
  if (score === undefined) return findInterval(histogram, confidence);
  const { bets } = placeBets(scores.map(roundScore));
  return findInterval(histogram, confidence, (m) => measureWealth(bets, m));
}

export function decide({ low, high }: Interval, margin: number): Verdict {
  if (low > 0.5) return 'better';
  if (high < 0.5) return 'worse';
  return low > 0.5 - margin && high < 0.5 + margin ? 'equal' : 'undecided';
}

/** With fewer blocks, "like this" means nothing. */
const MIN_BLOCKS = 5;
/** Further than this nobody should look ahead. */
const FURTHEST = 1000;

/** Supposes that all further blocks have the same shares of scores as those so far. */
function guessBlocksLeft(scores: readonly number[], histogram: Histogram, question: Question): number | null {
  const { blocks } = histogram;
  if (blocks < MIN_BLOCKS) return null;
  const findWealthAfter = question.score === undefined ? undefined : foreseeWealth(scores, histogram);
  const isDecidedAfter = (total: number): boolean => {
    const findWealth = findWealthAfter && ((m: number) => findWealthAfter(m, total));
    const interval = findInterval(scaleHistogram(histogram, total), question.confidence, findWealth);
    return decide(interval, question.margin) !== 'undecided';
  };
  let enough = 2 * blocks;
  while (!isDecidedAfter(enough)) {
    enough *= 2;
    if (enough > FURTHEST * blocks) return null;
  }
  let tooFew = enough / 2;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isDecidedAfter(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough - blocks;
}

/** What adaptive bets will have won after more blocks like these, with the stakes of now. */
function foreseeWealth(scores: readonly number[], { blocks, bars }: Histogram): (m: number, total: number) => Wealth {
  const { bets, next } = placeBets(scores.map(roundScore));
  return (m, total) =>
    bars.reduce(
      (sum, { score, count }) => addWealth(sum, winBet({ score, ...next }, m), (count * (total - blocks)) / blocks),
      measureWealth(bets, m),
    );
}
