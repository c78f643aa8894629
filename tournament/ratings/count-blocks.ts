import type { IndexedTable } from './indexed-table.ts';

/** On how many seeds bots played. */
export interface BlockCounts {
  count(bot: number): number;
  /** Those with the one, the other or both. */
  countEither(first: number, second: number): number;
}

/** Counts the blocks of every bot and of every two. The tables of a block must stand together. */
export function countBlocks(bots: number, tables: readonly IndexedTable[]): BlockCounts {
  const together = new Int32Array(bots * bots);
  for (let first = 0, end = 0; first < tables.length; first = end) {
    while (end < tables.length && tables[end]!.block === tables[first]!.block) end++;
    const seen = [...new Set(tables.slice(first, end).flatMap(({ seats }) => seats))];
    for (const bot of seen) for (const other of seen) together[bot * bots + other]!++;
  }
  const count = (bot: number): number => together[bot * bots + bot]!;
  return {
    count,
    countEither: (first, second) => count(first) + count(second) - together[first * bots + second]!,
  };
}
