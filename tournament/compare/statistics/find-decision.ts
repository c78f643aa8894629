import { addWealth, StakeChooser, winBet, type Wealth } from './adaptive-bets.ts';
import { countScores, type Histogram, roundScore } from './histogram.ts';
import { decide, findIntervalOf, type Question, type Verdict } from './judge-comparison.ts';
import { weighEvidence } from './weigh-evidence.ts';

export interface Decision {
  /** After how many blocks. What was played behind them does not count. */
  readonly blocks: number;
  readonly verdict: Exclude<Verdict, 'undecided'>;
}

/** Where block scores decide for the first time, looking after every block; undefined if nowhere. */
export function findDecision(scores: readonly number[], question: Question): Decision | undefined {
  const counts = new Map<number, number>();
  const { margin, score: kind } = question;
  // A mean that may be refuted, and what adaptive bets have won against it.
  const doubts = [0.5, 0.5 - margin, 0.5 + margin].map((m) => ({ m, wealth: { above: 0, below: 0 } }));
  const chooser = new StakeChooser();
  for (const [at, written] of scores.entries()) {
    const score = roundScore(written);
    const stakes = chooser.choose();
    for (const doubt of doubts) doubt.wealth = addWealth(doubt.wealth, winBet({ score, ...stakes }, doubt.m));
    chooser.see(score);
    counts.set(score, (counts.get(score) ?? 0) + 1);
    const isOver = mayBeDecided(countScores(counts), question, kind === undefined ? doubts.map(withoutWealth) : doubts);
    const verdict = isOver ? decide(findIntervalOf(scores.slice(0, at + 1), question), margin) : 'undecided';
    if (verdict !== 'undecided') return { blocks: at + 1, verdict };
  }
  return undefined;
}

interface Doubt {
  readonly m: number;
  readonly wealth?: Wealth;
}

const withoutWealth = ({ m }: Doubt): Doubt => ({ m });

/** Whether it is worth while to compute the interval: it ends beyond every mean that is refuted, since E is convex. */
function mayBeDecided(histogram: Histogram, { confidence }: Question, doubts: readonly Doubt[]): boolean {
  const limit = -Math.log(1 - confidence);
  const [half, ...ends] = doubts.map(({ m, wealth }) => weighEvidence(histogram, m, wealth).both >= limit);
  return half! || ends.every((isRefuted) => isRefuted);
}
