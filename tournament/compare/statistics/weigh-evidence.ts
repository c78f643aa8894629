import type { Wealth } from './adaptive-bets.ts';
import type { Histogram } from './histogram.ts';

/** What somebody would have won, in logarithms, who bet on every block that the mean is not m. */
export interface Evidence {
  /** Betting that it is above. */
  readonly above: number;
  /** Betting that it is below. */
  readonly below: number;
  /** Half of the money on either: ln E(m). */
  readonly both: number;
}

const BETS = 20;
/** Spread evenly below 2, with which one would lose everything at once. */
export const STAKES = Array.from({ length: BETS }, (_, at) => (1.96 * (at + 1)) / (BETS + 1));

/**
 * A mixture of bets: K⁺(m) = 1/20 Σ_j ∏_i (1 + λ_j/(2m) · (x_i − m)), K⁻(m) = 1/20 Σ_j ∏_i (1 − λ_j/(2(1 − m)) · (x_i − m)),
 * E(m) = (K⁺ + K⁻)/2. If the mean is m, then E(m) ever reaches 1/α with a probability of α at most (Ville), however often
 * and whenever one looks. Where there are adaptive bets as well, each side has half of its money in them.
 */
export function weighEvidence(histogram: Histogram, m: number, adaptive?: Wealth): Evidence {
  const sumWins = (findFactor: (stake: number) => number): number[] =>
    STAKES.map((stake) => {
      const factor = findFactor(stake);
      return histogram.bars.reduce((sum, { score, count }) => sum + count * Math.log1p(factor * (score - m)), 0);
    });
  const above = mixWins(sumWins((stake) => stake / (2 * m)));
  const below = mixWins(sumWins((stake) => -stake / (2 * (1 - m))));
  return weighBoth(above, below, adaptive);
}

/** Adds the money in adaptive bets, where there are any, and the two sides. */
export function weighBoth(mixedAbove: number, mixedBelow: number, adaptive: Wealth | undefined): Evidence {
  const share = (mixed: number, adapted: number | undefined): number =>
    adapted === undefined ? mixed : addLogarithms([mixed, adapted]) - Math.LN2;
  const above = share(mixedAbove, adaptive?.above);
  const below = share(mixedBelow, adaptive?.below);
  return { above, below, both: addLogarithms([above, below]) - Math.LN2 };
}

/** What equal parts of the money have won together that were bet with each of the stakes. */
export const mixWins = (wins: ArrayLike<number>): number => addLogarithms(wins) - Math.log(BETS);

/** ln Σ exp, without overflow. */
function addLogarithms(logarithms: ArrayLike<number>): number {
  let largest = -Infinity;
  for (let at = 0; at < logarithms.length; at++) largest = Math.max(largest, logarithms[at]!);
  let sum = 0;
  for (let at = 0; at < logarithms.length; at++) sum += Math.exp(logarithms[at]! - largest);
  return largest + Math.log(sum);
}
