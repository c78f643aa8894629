import type { Difference } from './fit-tables.ts';
import { measureStudentTail } from './student.ts';

/** Whether the first of two bots is surely the better one. */
export type IsSurelyAbove = (first: number, second: number) => boolean;

export const LEVEL = 0.05;

/**
 * Which differences are sure: all of them together are wrong in one tournament of twenty at most (Holm, with Student's
 * tails, since variances are estimated from few blocks).
 */
export function findSurePairs(
  bots: readonly number[],
  measure: (first: number, second: number) => Difference,
): IsSurelyAbove {
  const pairs = bots.flatMap((first, at) =>
    bots.slice(at + 1).map((second) => {
      const { difference, variance, degrees } = measure(first, second);
      const isFirst = difference > 0;
      const tail = difference === 0 ? 0.5 : measureStudentTail(Math.abs(difference) / Math.sqrt(variance), degrees);
      return { key: isFirst ? `${first} ${second}` : `${second} ${first}`, chance: 2 * tail };
    }),
  );
  pairs.sort((a, b) => a.chance - b.chance);
  const firstUnsure = pairs.findIndex(({ chance }, at) => chance > LEVEL / (pairs.length - at));
  const above = new Set((firstUnsure < 0 ? pairs : pairs.slice(0, firstUnsure)).map(({ key }) => key));
  return (first, second) => above.has(`${first} ${second}`);
}

/** The best and the worst rank that is not excluded. */
export function findRankRange(bot: number, bots: readonly number[], isSurelyAbove: IsSurelyAbove): [number, number] {
  const above = bots.filter((other) => isSurelyAbove(other, bot)).length;
  const below = bots.filter((other) => isSurelyAbove(bot, other)).length;
  return [1 + above, bots.length - below];
}

/** By place in the order given, best first: a tier ends before the first bot that is surely worse than its best. */
export function findTiers(order: readonly number[], isSurelyAbove: IsSurelyAbove): number[] {
  let tier = 0;
  let best: number | undefined;
  return order.map((bot) => {
    if (best === undefined || isSurelyAbove(best, bot)) {
      best = bot;
      tier++;
    }
    return tier;
  });
}
