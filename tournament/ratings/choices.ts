import type { Ranking } from './ranking.ts';

/**
 * What a ranking tells, as a list of choices: out of the bots still there a set was chosen to come next. One bot, or
 * several that tie. Flat arrays, because a large tournament has tens of thousands and every step walks them all.
 */
export interface Choices {
  readonly count: number;
  /** Four places for each choice, the first `sizes[choice]` of which are used: those chosen, then the others. */
  readonly bots: Int32Array;
  readonly sizes: Uint8Array;
  /** How many of them were chosen. */
  readonly chosen: Uint8Array;
  /** The ranking it comes from, by its place in the list. */
  readonly rankings: Int32Array;
  readonly blocks: Float64Array;
  /** How many tie at once, for every number that was seen, from 2 on. */
  readonly tieOrders: readonly number[];
}

export const LARGEST_TABLE = 4;

export function makeChoices(rankings: readonly Ranking[]): Choices {
  const all = rankings.flatMap(({ block, groups }, ranking) =>
    splitIntoChoices(groups).map((choice) => ({ block, ranking, ...choice })),
  );
  const bots = new Int32Array(LARGEST_TABLE * all.length);
  for (const [at, choice] of all.entries()) bots.set(choice.bots, LARGEST_TABLE * at);
  const orders = new Set(all.map(({ chosen }) => chosen).filter((chosen) => chosen > 1));
  return {
    count: all.length,
    bots,
    sizes: Uint8Array.from(all, (choice) => choice.bots.length),
    chosen: Uint8Array.from(all, ({ chosen }) => chosen),
    rankings: Int32Array.from(all, ({ ranking }) => ranking),
    blocks: Float64Array.from(all, ({ block }) => block),
    tieOrders: [...orders].sort((a, b) => a - b),
  };
}

function splitIntoChoices(groups: Ranking['groups']): { bots: number[]; chosen: number }[] {
  const choices = groups.map((group, at) => ({ bots: groups.slice(at).flat(), chosen: group.length }));
  // One bot alone is no choice.
  return choices.filter(({ bots }) => bots.length > 1);
}
