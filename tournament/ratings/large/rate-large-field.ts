import { findMean } from '../find-mean.ts';
import { averageRankPoints } from '../average-rank-points.ts';
import { makeChoices } from '../choices.ts';
import type { IndexedTable } from '../indexed-table.ts';
import { countParameters } from '../likelihood.ts';
import { findTiers } from '../rank-ranges.ts';
import { makePoints, type RatedField } from '../rate-bots.ts';
import { PackedTables } from '../packed-tables.ts';
import { makeRanking, type Ranking } from '../ranking.ts';
import type { Rating } from '../ratings.ts';
import { estimateVariances } from './estimate-errors.ts';
import { fitSparse } from './fit-sparse.ts';
import { SureDifferences } from './sure-differences.ts';

/** Half a win and half a loss of every bot against the ghost, as in small fields. */
const GHOST = 0.5;

export interface LargeField extends RatedField {
  /** Worths to begin with, by id: those of the last fit. Others begin in the middle. */
  readonly start?: ReadonlyMap<string, number> | undefined;
}

/** A large field whose tables were packed before. */
export interface PackedField extends Omit<LargeField, 'tables' | 'isPairedByResults'> {
  readonly tables: PackedTables;
}

export interface LargeRatings {
  /** Ranked bots from best to worst, then the others from best to worst. */
  readonly rows: readonly Rating[];
  /** By id, for the next fit. */
  readonly worths: ReadonlyMap<string, number>;
  readonly steps: number;
}

/**
 * Rates fields of any size: the same points as rateBots, to six digits. Errors are read from some products of the covariance, and
 * differences are sure by a stricter rule (Bonferroni, as if no two errors had anything in common), because there are too many
 * pairs to look at each.
 */
export function rateLargeField({ bots, tables, ...field }: LargeField): LargeRatings {
  const ids = bots.map(({ id }) => id);
  return ratePackedField({ ...field, bots, tables: PackedTables.pack(ids, tables) });
}

/** The same; seats are the numbers of the bots in their list. */
export function ratePackedField({ bots, tables, anchor, start }: PackedField): LargeRatings {
  const ids = bots.map(({ id }) => id);
  const all = [...ids.keys()];
  const named = all.filter((bot) => (anchor === undefined ? bots[bot]!.isRanked : ids[bot] === anchor));
  const level = named.length > 0 ? named : all;
  const sorted = tables.sort();
  const evidence = { bots: ids.length, choices: makeChoices(rankAll(sorted)), ghost: GHOST };
  const begin = new Float64Array(countParameters(evidence));
  for (const [bot, id] of ids.entries()) begin[bot] = start?.get(id) ?? 0;
  const fit = fitSparse(evidence, begin);
  const blocks = countOwnBlocks(ids.length, sorted);
  const variances = estimateVariances({ evidence, fit, level, blocks });
  const zero = findMean(level.map((bot) => fit.parameters[bot]!));
  const worths = all.map((bot) => fit.parameters[bot]! - zero);
  const field = { worths, variances, blocks, isRanked: bots.map(({ isRanked }) => isRanked) };
  return {
    rows: makeRows(field, sorted).map((row) => ({ ...row, bot: ids[row.bot]! })),
    worths: new Map(all.map((bot) => [ids[bot]!, fit.parameters[bot]!])),
    steps: fit.steps,
  };
}

function* rankAll(tables: PackedTables): Generator<Ranking> {
  for (const table of tables) yield makeRanking(table);
}

interface FittedField {
  readonly worths: readonly number[];
  readonly variances: readonly number[];
  readonly blocks: readonly number[];
  readonly isRanked: readonly boolean[];
}

function makeRows(
  { worths, variances, blocks, isRanked }: FittedField,
  tables: Iterable<IndexedTable>,
): (Omit<Rating, 'bot'> & { readonly bot: number })[] {
  const points = worths.map(makePoints);
  const byPoints = [...points.keys()].sort((a, b) => points[b]! - points[a]! || a - b);
  const ranked = byPoints.filter((bot) => isRanked[bot]);
  const sure = new SureDifferences(ranked, { worths, variances, blocks });
  const tiers = findTiers(ranked, (first, second) => sure.isSurelyAbove(first, second));
  const averages = averageRankPoints(points.length, tables);
  const means = averages.map(({ mean }) => mean ?? -1);
  const rankByPoints = rankBy(points, ranked);
  const rankByMeans = rankBy(means, ranked);
  return [...ranked, ...byPoints.filter((bot) => !isRanked[bot])].map((bot, at) => ({
    bot,
    rank: isRanked[bot] ? rankByPoints.get(bot)! : null,
    points: points[bot]!,
    error: makePoints(Math.sqrt(variances[bot]!)),
    rankRange: isRanked[bot] ? sure.findRankRange(bot) : null,
    tier: isRanked[bot] ? tiers[at]! : null,
    meanRankPoints: averages[bot]!.mean,
    meanRank: isRanked[bot] ? rankByMeans.get(bot)! : null,
    matches: averages[bot]!.matches,
  }));
}

/** 1 is best, and equals share one. */
function rankBy(values: readonly number[], bots: readonly number[]): Map<number, number> {
  const order = bots.toSorted((a, b) => values[b]! - values[a]!);
  const ranks = new Map<number, number>();
  for (const [at, bot] of order.entries()) {
    const before = order[at - 1];
    ranks.set(bot, before !== undefined && values[before] === values[bot] ? ranks.get(before)! : at + 1);
  }
  return ranks;
}

function countOwnBlocks(bots: number, tables: Iterable<IndexedTable>): number[] {
  const counts = Array<number>(bots).fill(0);
  const last = Array<number>(bots).fill(Number.NaN);
  for (const { block, seats } of tables) {
    for (const bot of seats) {
      if (last[bot] !== block) counts[bot]! += 1;
      last[bot] = block;
    }
  }
  return counts;
}
