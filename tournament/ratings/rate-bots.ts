import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { PlayedTable } from './played-table.ts';
import { averageRankPoints } from './average-rank-points.ts';
import { findWorthError, fitTables, measureDifference, type FittedTables } from './fit-tables.ts';
import { measurePulls } from './measure-pulls.ts';
import { findRankRange, findSurePairs, findTiers, type IsSurelyAbove } from './rank-ranges.ts';
import { orderTables } from './ranking.ts';
import type { Rating, Ratings } from './ratings.ts';
import { measureSuperiority, weighSpreads } from './superiority.ts';
import { findFields } from './win-graph.ts';

/** What is rated: bots are numbered from 0 on. */
export interface RatedField {
  /** By bot: whether it is ranked. House bots sit at tables, and help to measure the others, but have no rank. */
  readonly isRanked: readonly boolean[];
  readonly tables: readonly PlayedTable[];
  /** The bot that has 0 points; without one the ranked bots have a mean of 0. */
  readonly anchor?: number | undefined;
}

/** 400 points are a factor of ten in worth. Rounded to what is known: the last bits of a sum are noise. */
const makePoints = (worth: number): number => Math.round((400 / Math.LN10) * worth * 1e6) / 1e6 + 0;

/** Rates bots by Plackett–Luce with ties (Davidson–Luce) and errors clustered by block. No random numbers. */
export function rateBots({ isRanked, tables, anchor }: RatedField): Ratings {
  const bots = isRanked.length;
  const all = [...isRanked.keys()];
  const level = anchor === undefined ? all.filter((bot) => isRanked[bot]) : [anchor];
  const order = orderTables(tables);
  const sorted = order.map((at) => tables[at]!);
  const fitted = fitTables(bots, sorted, level.length > 0 ? level : all);
  const { parts, evidence, parameters, rankings } = fitted;
  const ranked = all.filter((bot) => isRanked[bot]);
  const isSurelyAbove = findSurePairs(ranked, (first, second) => measureDifference(fitted, first, second));
  const rows = rateAll(isRanked, fitted, sorted, isSurelyAbove);
  const played = rows.filter(({ matches }) => matches > 0);
  return {
    rows,
    superiority: compareAll(fitted, ranked),
    surelyAbove: all.map((first) => all.filter((second) => isSurelyAbove(first, second))),
    pulls: sortPulls(fitted, tables, order),
    neededGhost: new Set(played.map(({ bot }) => parts[bot])).size > 1,
    fields: findFields(bots, rankings),
    ties: evidence.choices.tieOrders.map((order, at) => ({ bots: order, delta: Math.exp(parameters[bots + at]!) })),
    blocks: new Set(tables.map(({ block }) => block)).size,
  };
}

/** How probable it is of every two bots that the first is the better one, in a field as wide as that of the ranked bots. */
function compareAll(fitted: FittedTables, ranked: readonly number[]): number[][] {
  const differences = ranked.flatMap((first, at) =>
    ranked.slice(at + 1).map((second) => measureDifference(fitted, first, second)),
  );
  const spreads = weighSpreads(ranked.length, differences);
  const bots = [...fitted.worths.keys()];
  const above = bots.map((first) =>
    bots.slice(0, first).map((second) => measureSuperiority(measureDifference(fitted, first, second), spreads)),
  );
  return bots.map((first) =>
    bots.map((second) =>
      first === second ? 0.5 : first > second ? above[first]![second]! : 1 - above[second]![first]!,
    ),
  );
}

function rateAll(
  isRanked: readonly boolean[],
  fitted: FittedTables,
  tables: readonly PlayedTable[],
  isSurelyAbove: IsSurelyAbove,
): Rating[] {
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
function sortPulls(fitted: FittedTables, tables: readonly PlayedTable[], order: readonly number[]): ByPlayer<number>[] {
  const pulls = measurePulls(fitted);
  const sorted = new Map(order.map((at, ranking) => [at, pulls[ranking]!]));
  return tables.map(({ seats }, at) => byPlayer((seat) => makePoints(sorted.get(at)!.get(seats[seat])!)));
}
