import type { Histogram } from './histogram.ts';
import { weighEvidence } from './weigh-evidence.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Halvings of a distance below 1: as fine as numbers are. */
const HALVINGS = 60;

/** All means that are not refuted: { m : E(m) < 1/α }. It holds at every moment at once, so one may look at any time. */
export function findInterval(histogram: Histogram, confidence: number): Interval {
  const limit = -Math.log(1 - confidence);
  const isRefuted = (m: number): boolean => weighEvidence(histogram, m).both >= limit;
  return { low: bisect(histogram.mean, 0, isRefuted), high: bisect(histogram.mean, 1, isRefuted) };
}

/** Where the means between the observed one, which nothing refutes, and the end begin to be refuted. */
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
