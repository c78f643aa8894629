/** How often each block score came. All that is known of two bots depends on it alone, whatever the order of play. */
export interface Histogram {
  readonly blocks: number;
  readonly mean: number;
  /** From the smallest score to the largest. */
  readonly bars: readonly { readonly score: number; readonly count: number }[];
}

/** Scores are fractions with small denominators: what differs by less is rounding. */
export const roundScore = (score: number): number => Math.round(score * 1e9) / 1e9;

export function makeHistogram(scores: readonly number[]): Histogram {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(roundScore(score), (counts.get(roundScore(score)) ?? 0) + 1);
  return countScores(counts);
}

export function countScores(counts: ReadonlyMap<number, number>): Histogram {
  const bars = Array.from(counts, ([score, count]) => ({ score, count })).sort((a, b) => a.score - b.score);
  const blocks = bars.reduce((sum, { count }) => sum + count, 0);
  const total = bars.reduce((sum, { score, count }) => sum + score * count, 0);
  return { blocks, mean: blocks === 0 ? 0.5 : total / blocks, bars };
}

/** The same shares of scores over another number of blocks. */
export function scaleHistogram({ blocks, mean, bars }: Histogram, to: number): Histogram {
  return { blocks: to, mean, bars: bars.map(({ score, count }) => ({ score, count: (count * to) / blocks })) };
}
