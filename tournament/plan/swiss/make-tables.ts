import type { Block } from '../plan.ts';

/** How often two bots met: by the lesser id, then by the greater. */
export type Meetings = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function countMeetings(blocks: readonly Block[]): Meetings {
  const meetings = new Map<string, Map<string, number>>();
  for (const { table, isOutdated } of blocks) {
    if (isOutdated) continue;
    for (const a of table) {
      const met = meetings.get(a) ?? new Map<string, number>();
      for (const b of table) if (a < b) met.set(b, (met.get(b) ?? 0) + 1);
      meetings.set(a, met);
    }
  }
  return meetings;
}

// So dear that points are only looked at where nobody meets again.
const REPEATED = 1000;

/**
 * Tables for a field that is in order: it begins with consecutive fours and swaps two bots while that costs less, the
 * cost of a table being the spread of its points and 1000 for everybody who meets again. The last may have free seats.
 */
export function makeTables(
  field: readonly string[],
  points: ReadonlyMap<string, number>,
  meetings: Meetings,
): string[][] {
  const tables = Array.from({ length: Math.ceil(field.length / 4) }, (_, at) => field.slice(4 * at, 4 * at + 4));
  const price = (table: readonly string[]): number => {
    const values = table.map((bot) => points.get(bot)!);
    const repeats = table.reduce(
      (sum, a) => sum + table.reduce((met, b) => met + (meetings.get(a)?.get(b) ?? 0), 0),
      0,
    );
    return Math.max(...values) - Math.min(...values) + REPEATED * repeats;
  };
  for (let swapped = true; swapped;) {
    swapped = false;
    for (const [at, first] of tables.entries()) {
      for (const second of tables.slice(at + 1)) swapped = swapWhileItGains(first, second, price) || swapped;
    }
  }
  return tables;
}

function swapWhileItGains(first: string[], second: string[], price: (table: readonly string[]) => number): boolean {
  let cost = price(first) + price(second);
  let swapped = false;
  for (const i of first.keys()) {
    for (const j of second.keys()) {
      [first[i], second[j]] = [second[j]!, first[i]!];
      const after = price(first) + price(second);
      if (after < cost - 1e-9) {
        cost = after;
        swapped = true;
      } else {
        [first[i], second[j]] = [second[j]!, first[i]!];
      }
    }
  }
  return swapped;
}
