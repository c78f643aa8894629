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
const STAKES = Array.from({ length: BETS }, (_, at) => (1.96 * (at + 1)) / (BETS + 1));

/**
 * A mixture of bets: K⁺(m) = 1/20 Σ_j ∏_i (1 + λ_j/(2m) · (x_i − m)), K⁻(m) = 1/20 Σ_j ∏_i (1 − λ_j/(2(1 − m)) · (x_i − m)),
 * E(m) = (K⁺ + K⁻)/2. If the mean is m, then E(m) ever reaches 1/α with a probability of α at most (Ville), however often
 * and whenever one looks. Where there are adaptive bets as well, each side has half of its money in them.
 */
export function weighEvidence(histogram: Histogram, m: number, adaptive?: Wealth): Evidence {
  const share = (mixed: number, adapted: number | undefined): number =>
    adapted === undefined ? mixed : addLogarithms([mixed, adapted]) - Math.LN2;
  const above = share(
    mix(histogram, m, (stake) => stake / (2 * m)),
    adaptive?.above,
  );
  const below = share(
    mix(histogram, m, (stake) => -stake / (2 * (1 - m))),
    adaptive?.below,
  );
  return { above, below, both: addLogarithms([above, below]) - Math.LN2 };
}

function mix({ bars }: Histogram, m: number, findFactor: (stake: number) => number): number {
  const wins = STAKES.map((stake) => {
    const factor = findFactor(stake);
    return bars.reduce((sum, { score, count }) => sum + count * Math.log1p(factor * (score - m)), 0);
  });
  return addLogarithms(wins) - Math.log(BETS);
}

/** ln Σ exp, without overflow. */
function addLogarithms(logarithms: readonly number[]): number {
  const largest = Math.max(...logarithms);
  return largest + Math.log(logarithms.reduce((sum, each) => sum + Math.exp(each - largest), 0));
}
