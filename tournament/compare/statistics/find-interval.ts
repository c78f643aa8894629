import type { Wealth } from './adaptive-bets.ts';
import type { Histogram } from './histogram.ts';
import { weighEvidence } from './weigh-evidence.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Halvings of a distance below 1: as fine as numbers are. */
const HALVINGS = 60;

/** Of the length of the line from 0 to 1, after so many thirds. */
const THIRDS = 100;

/**
 * All means that are not refuted: { m : E(m) < 1/α }. It holds at every moment at once, so one may look at any time.
 * Stakes do not depend on m, so that every factor falls or rises with m and is convex, and so is E: what is left is one
 * interval.
 *
 * @param findWealth what adaptive bets have won if the mean is doubted to be m, where there are any
 */
export function findInterval(histogram: Histogram, confidence: number, findWealth?: (m: number) => Wealth): Interval {
  const limit = -Math.log(1 - confidence);
  const weigh = (m: number): number => weighEvidence(histogram, m, findWealth?.(m)).both;
  const isRefuted = (m: number): boolean => weigh(m) >= limit;
  const inside = isRefuted(histogram.mean) ? findLowest(weigh) : histogram.mean;
  return { low: bisect(inside, 0, isRefuted), high: bisect(inside, 1, isRefuted) };
}

/** The mean that is doubted least. Bets that adapt can refute even the observed one, if luck turned on the way. */
function findLowest(weigh: (m: number) => number): number {
  let [low, high] = [0, 1];
  for (let third = 0; third < THIRDS; third++) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (weigh(left) < weigh(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** Where the means between one that nothing refutes and the end begin to be refuted. */
function bisect(mean: number, end: number, isRefuted: (m: number) => boolean): number {
  let inside = mean;
  let outside = end;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (inside + outside) / 2;
    if (middle === inside || middle === outside) break;
    if (isRefuted(middle)) outside = middle;
    else inside = middle;
  }
  return outside === end ? end : inside;
}
