import type { Difference } from './fit-tables.ts';
import { findMean } from './find-mean.ts';
import { measureUpperTail } from './normal.ts';

/** How far bots of a field may lie apart: standard deviations of their worths, from nothing to everything. */
const SPREADS = Array.from({ length: 36 }, (_, at) => 0.01 * 1.2 ** at);

/** A spread, and how probable it is. */
interface WeighedSpread {
  readonly spread: number;
  readonly weight: number;
}

/** What is less probable than this changes no figure that anybody sees. */
const NEGLIGIBLE = 1e-7;

/**
 * Weighs how far the bots of a field lie apart by the differences that were found: each is the true one, whose variance
 * is twice that of the worths, plus its error. Beforehand all variances are equally probable: with all spreads equally
 * probable, claims below 90 % were 2 to 3 points too modest in simulations.
 */
export function weighSpreads(bots: number, differences: readonly Difference[]): WeighedSpread[] {
  // Every bot is in as many pairs as there are others: of n(n − 1)/2 differences, n − 1 are independent.
  const share = bots === 0 ? 0 : 2 / bots;
  const logarithms = SPREADS.map((spread) => {
    const fit = differences.reduce((sum, { difference, variance }) => {
      const total = 2 * spread ** 2 + variance;
      return sum - (Math.log(total) + difference ** 2 / total) / 2;
    }, 0);
    // The spreads stand in ratios: each stands for an interval of variances as long as its square.
    return share * fit + 2 * Math.log(spread);
  });
  const largest = Math.max(...logarithms);
  const weighed = SPREADS.map((spread, at) => ({ spread, weight: Math.exp(logarithms[at]! - largest) }));
  const probable = weighed.filter(({ weight }) => weight > NEGLIGIBLE);
  const total = probable.reduce((sum, { weight }) => sum + weight, 0);
  return probable.map(({ spread, weight }) => ({ spread, weight: weight / total }));
}

/**
 * How probable it is that the first of two bots is the better one. In a field of near equals most of a difference is
 * luck, and the error alone would promise too much: the more so the larger it is beside the spread of the field.
 */
export function measureSuperiority({ difference, variance }: Difference, spreads: readonly WeighedSpread[]): number {
  if (difference === 0) return 0.5;
  return spreads.reduce((sum, { spread, weight }) => {
    const reliability = (2 * spread ** 2) / (2 * spread ** 2 + variance);
    return sum + weight * measureUpperTail((-difference / Math.sqrt(variance)) * Math.sqrt(reliability));
  }, 0);
}

/** Which share of the differences that were found is there in truth, on the average, and not luck. */
export function measureReliability(differences: readonly Difference[], spreads: readonly WeighedSpread[]): number {
  const variance = findMean(differences.map((each) => each.variance));
  return spreads.reduce(
    (sum, { spread, weight }) => sum + (weight * 2 * spread ** 2) / (2 * spread ** 2 + variance),
    0,
  );
}
