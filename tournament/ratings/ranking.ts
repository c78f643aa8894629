import type { IndexedTable } from './indexed-table.ts';

/** One result: bots from best to worst, those who tie together. */
export interface Ranking {
  /** Rankings with the same number are not independent: they were played on one seed. */
  readonly block: number;
  readonly groups: readonly (readonly number[])[];
}

/** Tables in an order of their own: sums of floating-point numbers depend on the order, and the same tables must give
 * the same bytes. Gives their numbers in the list. */
export function orderTables(tables: readonly IndexedTable[]): number[] {
  const keys = tables.map(({ block, seats, places }) => [block, ...seats, ...places]);
  return [...tables.keys()].sort((a, b) => compareKeys(keys[a]!, keys[b]!));
}

export function makeRanking({ block, seats, places }: IndexedTable): Ranking {
  const groups = [1, 2, 3, 4].map((place) => seats.filter((_, seat) => places[seat] === place));
  return { block, groups: groups.filter((group) => group.length > 0) };
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
