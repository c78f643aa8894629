import { countScores, type Histogram, roundScore } from './histogram.ts';
import type { Question, Verdict } from './judge-comparison.ts';
import { weighEvidence } from './weigh-evidence.ts';

export interface Decision {
  /** After how many blocks. What was played behind them does not count. */
  readonly blocks: number;
  readonly verdict: Exclude<Verdict, 'undecided'>;
}

/** Where block scores decide for the first time, looking after every block; undefined if nowhere. */
export function findDecision(scores: readonly number[], question: Question): Decision | undefined {
  const counts = new Map<number, number>();
  for (const [at, written] of scores.entries()) {
    const score = roundScore(written);
    counts.set(score, (counts.get(score) ?? 0) + 1);
    const verdict = decideAtOnce(countScores(counts), question);
    if (verdict) return { blocks: at + 1, verdict };
  }
  return undefined;
}

/** The verdict of the interval without the interval: E is convex, so it ends beyond every mean that is refuted. */
function decideAtOnce(histogram: Histogram, { confidence, margin }: Question): Decision['verdict'] | undefined {
  const limit = -Math.log(1 - confidence);
  const isRefuted = (mean: number): boolean => weighEvidence(histogram, mean).both >= limit;
  if (isRefuted(0.5)) return histogram.mean > 0.5 ? 'better' : 'worse';
  const isNear = Math.abs(histogram.mean - 0.5) < margin;
  return isNear && isRefuted(0.5 - margin) && isRefuted(0.5 + margin) ? 'equal' : undefined;
}
