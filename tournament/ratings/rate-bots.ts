import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { indexTables, type IndexedTable } from './indexed-table.ts';
import type { PlayedTable } from './played-table.ts';
import { averageRankPoints } from './average-rank-points.ts';
import { findWorthError, fitTables, listDifferences, measureDifference, type FittedTables } from './fit-tables.ts';
import { measurePulls } from './measure-pulls.ts';
import { measureStretch } from './measure-stretch.ts';
import { findRankRange, findSurePairs, findTiers, type IsSurelyAbove } from './rank-ranges.ts';
import { orderTables } from './ranking.ts';
import type { Rating, Ratings } from './ratings.ts';
import { measureSuperiority, weighSpreads } from './superiority.ts';
import { findFields } from './win-graph.ts';

/** What is rated. */
export interface RatedField {
  readonly bots: readonly RatedBot[];
  readonly tables: readonly PlayedTable[];
  /** The bot that has 0 points; without one the ranked bots have a mean of 0. */
  readonly anchor?: string | undefined;
  /** Whether bots meet those with results like theirs, and by no lot: luck then meets luck. */
  readonly isPairedByResults?: boolean | undefined;
}

export interface RatedBot {
  readonly id: string;
  /** House bots sit at tables, and help to measure the others, but have no rank. */
  readonly isRanked: boolean;
}

/** 400 points are a factor of ten in worth. Rounded to what is known: the last bits of a sum are noise. */
export const makePoints = (worth: number): number => Math.round((400 / Math.LN10) * worth * 1e6) / 1e6 + 0;

/** Rates bots by Plackett–Luce with ties (Davidson–Luce) and errors clustered by block. No random numbers. */
export function rateBots({ bots, tables, anchor, isPairedByResults = false }: RatedField): Ratings {
  const ids = bots.map(({ id }) => id);
  const isRanked = bots.map((bot) => bot.isRanked);
  const all = [...ids.keys()];
  const level = all.filter((bot) => (anchor === undefined ? isRanked[bot] : ids[bot] === anchor));
  const indexed = indexTables(ids, tables);
  const order = orderTables(indexed);
  const sorted = order.map((at) => indexed[at]!);
  const ranked = all.filter((bot) => isRanked[bot]);
  const fit = fitTables(ids.length, sorted, level.length > 0 ? level : all);
  const fitted = isPairedByResults ? { ...fit, stretch: measureStretch(fit, sorted, ranked) } : fit;
  const { parts, evidence, parameters, rankings, stretch } = fitted;
  const isSurelyAbove = findSurePairs(ranked, (first, second) => measureDifference(fitted, first, second));
  const rows = rateAll(isRanked, fitted, sorted, isSurelyAbove);
  const played = rows.filter(({ matches }) => matches > 0);
  return {
    rows: rows.map((row) => ({ ...row, bot: ids[row.bot]! })),
    superiority: compareAll(
      fitted,
      ranked,
      rows.map(({ bot }) => bot),
    ),
    surelyAbove: rows.map(({ bot }) => [...rows.keys()].filter((row) => isSurelyAbove(bot, rows[row]!.bot))),
    pulls: sortPulls(fitted, indexed, order),
    neededGhost: new Set(played.map(({ bot }) => parts[bot])).size > 1,
    fields: findFields(ids.length, rankings).map((field) => field.map((bot) => ids[bot]!)),
    ties: evidence.choices.tieOrders.map((tied, at) => ({
      bots: tied,
      delta: Math.exp(parameters[ids.length + at]!),
    })),
    blocks: new Set(tables.map(({ block }) => block)).size,
    stretch,
  };
}

type RatedRow = Omit<Rating, 'bot'> & { readonly bot: number };

/**
 * How probable it is of every two bots that the first is the better one, in a field as wide as that of the ranked bots.
 * @param order the bots as they are listed
 */
function compareAll(fitted: FittedTables, ranked: readonly number[], order: readonly number[]): number[][] {
  const spreads = weighSpreads(ranked.length, listDifferences(fitted, ranked));
  const above = order.map((first, at) =>
    order.slice(0, at).map((second) => measureSuperiority(measureDifference(fitted, first, second), spreads)),
  );
  const all = [...order.keys()];
  return all.map((row) =>
    all.map((other) => (row === other ? 0.5 : row > other ? above[row]![other]! : 1 - above[other]![row]!)),
  );
}

function rateAll(
  isRanked: readonly boolean[],
  fitted: FittedTables,
  tables: readonly IndexedTable[],
  isSurelyAbove: IsSurelyAbove,
): RatedRow[] {
  const points = fitted.worths.map(makePoints);
  const byPoints = [...points.keys()].sort((a, b) => points[b]! - points[a]! || a - b);
  const ranked = byPoints.filter((bot) => isRanked[bot]);
  const unranked = byPoints.filter((bot) => !isRanked[bot]);
  const tiers = findTiers(ranked, isSurelyAbove);
  const averages = averageRankPoints(points.length, tables);
  const means = averages.map(({ mean }) => mean ?? -1);
  const rankIn = (values: readonly number[], bot: number): number =>
    1 + ranked.filter((other) => values[other]! > values[bot]!).length;
  return [...ranked, ...unranked].map((bot, at) => ({
    bot,
    rank: isRanked[bot] ? rankIn(points, bot) : null,
    points: points[bot]!,
    error: makePoints(findWorthError(fitted, bot)),
    rankRange: isRanked[bot] ? findRankRange(bot, ranked, isSurelyAbove) : null,
    tier: isRanked[bot] ? tiers[at]! : null,
    meanRankPoints: averages[bot]!.mean,
    meanRank: isRanked[bot] ? rankIn(means, bot) : null,
    matches: averages[bot]!.matches,
  }));
}

/** Puts pulls back into the order in which the tables were given. */
function sortPulls(
  fitted: FittedTables,
  tables: readonly IndexedTable[],
  order: readonly number[],
): ByPlayer<number>[] {
  const pulls = measurePulls(fitted);
  const sorted = new Map(order.map((at, ranking) => [at, pulls[ranking]!]));
  return tables.map(({ seats }, at) => byPlayer((seat) => makePoints(sorted.get(at)!.get(seats[seat])!)));
}
