import { measureUpperTail } from './normal.ts';

/** Whether the first of two bots is surely the better one. */
export type IsSurelyAbove = (first: number, second: number) => boolean;

const LEVEL = 0.05;

/**
 * Which differences are sure: all of them together are wrong in one tournament of twenty at most (Holm). `measure` gives
 * a difference in standard errors, above 0 when the first bot is the better one.
 */
export function findSurePairs(
  bots: readonly number[],
  measure: (first: number, second: number) => number,
): IsSurelyAbove {
  const pairs = bots.flatMap((first, at) =>
    bots.slice(at + 1).map((second) => ({ first, second, z: measure(first, second) })),
  );
  pairs.sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
  const firstUnsure = pairs.findIndex(({ z }, at) => 2 * measureUpperTail(Math.abs(z)) > LEVEL / (pairs.length - at));
  const sure = firstUnsure < 0 ? pairs : pairs.slice(0, firstUnsure);
  const above = new Set(sure.map(({ first, second, z }) => (z > 0 ? `${first} ${second}` : `${second} ${first}`)));
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
