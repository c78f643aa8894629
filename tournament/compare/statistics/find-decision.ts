import { StakeChooser } from './adaptive-bets.ts';
import { DoubtedMean } from './doubted-mean.ts';
import { roundScore } from './histogram.ts';
import { decide, findIntervalOf, type Question, type Verdict } from './judge-comparison.ts';

export interface Decision {
  /** After how many blocks. What was played behind them does not count. */
  readonly blocks: number;
  readonly verdict: Exclude<Verdict, 'undecided'>;
}

/** Sums in another order differ by less. The interval decides; evidence block by block says where it is worth computing. */
const ROUNDING = 1e-6;

/** Where block scores decide for the first time, looking after every block; undefined if nowhere. */
export function findDecision(scores: readonly number[], question: Question): Decision | undefined {
  const { margin, confidence, score: kind } = question;
  const limit = -Math.log(1 - confidence) - ROUNDING;
  const [half, ...ends] = [0.5, 0.5 - margin, 0.5 + margin].map((m) => new DoubtedMean(m, kind !== undefined));
  const isRefuted = (doubted: DoubtedMean): boolean => doubted.weigh() >= limit;
  const chooser = new StakeChooser();
  for (const [at, written] of scores.entries()) {
    const score = roundScore(written);
    const bet = { score, ...chooser.choose() };
    for (const doubted of [half!, ...ends]) doubted.see(bet);
    chooser.see(score);
    // The interval ends beyond every mean that is refuted, since E is convex.
    if (!isRefuted(half!) && !ends.every(isRefuted)) continue;
    const verdict = decide(findIntervalOf(scores.slice(0, at + 1), question), margin);
    if (verdict !== 'undecided') return { blocks: at + 1, verdict };
  }
  return undefined;
}
