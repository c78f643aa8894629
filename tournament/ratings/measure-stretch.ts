import { listDifferences, type FittedTables } from './fit-tables.ts';
import type { IndexedTable } from './indexed-table.ts';
import { measureReliability, weighSpreads } from './superiority.ts';

/** Beyond this the rivals say nothing of a bot any more. */
const MAX_ASSORTMENT = 0.9;

/**
 * Which share of every rating may be luck that found no correction. Where tables follow results, a bot that was lucky
 * meets others that were, and is rated by theirs: θ = own performance + mean of the rivals, so that luck is multiplied
 * by 1/(1 − a), a being how far rivals are like the bot. In a field as wide as its own errors all of that may be luck;
 * in a wide one most of a·θ is there in truth.
 */
export function measureStretch(
  fitted: FittedTables,
  tables: readonly IndexedTable[],
  ranked: readonly number[],
): number {
  const assortment = measureAssortment(fitted.worths, tables, ranked);
  if (assortment === 0) return 0;
  const differences = listDifferences(fitted, ranked).map(({ difference, ...known }) => ({
    ...known,
    difference: (1 - assortment) * difference,
  }));
  return assortment * (1 - measureReliability(differences, weighSpreads(ranked.length, differences)));
}

/**
 * How far the rivals of a bot are like it: 0 where tables are drawn, towards 1 where bots meet those with their own
 * rating. It is the slope of the mean rating of the rivals over the own rating.
 */
export function measureAssortment(
  worths: readonly number[],
  tables: readonly IndexedTable[],
  ranked: readonly number[],
): number {
  const level = ranked.reduce((sum, bot) => sum + worths[bot]! / ranked.length, 0);
  const own = worths.map((worth) => worth - level);
  const sums = new Float64Array(worths.length);
  const counts = new Float64Array(worths.length);
  for (const { seats } of tables) {
    const all = seats.reduce((sum, bot) => sum + own[bot]!, 0);
    for (const bot of seats) {
      sums[bot]! += all - own[bot]!;
      counts[bot]! += seats.length - 1;
    }
  }
  const played = ranked.filter((bot) => counts[bot]! > 0);
  const squares = played.reduce((sum, bot) => sum + own[bot]! ** 2, 0);
  if (played.length < 2 || squares < 1e-12) return 0;
  const products = played.reduce((sum, bot) => sum + (own[bot]! * sums[bot]!) / counts[bot]!, 0);
  // Nobody is its own rival: of a field whose mean is 0 the others have the mean −θ/(n − 1).
  const assortment = products / squares + 1 / (played.length - 1);
  return Math.min(MAX_ASSORTMENT, Math.max(0, assortment));
}
