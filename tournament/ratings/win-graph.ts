import type { Ranking } from './ranking.ts';

/**
 * Numbers the parts of the field in which results lead from everybody to everybody: who beat or tied whom, directly or
 * through others. Between two parts one side only ever won, or they never met: no finite difference fits best.
 */
export function findParts(bots: number, rankings: readonly Ranking[]): number[] {
  const below = Array.from({ length: bots }, () => new Set<number>());
  for (const { groups } of rankings) {
    for (const [place, group] of groups.entries()) {
      const notAbove = groups.slice(place).flat();
      for (const bot of group) for (const other of notAbove) below[bot]!.add(other);
    }
  }
  const above = below.map(() => new Set<number>());
  for (const [bot, others] of below.entries()) for (const other of others) above[other]!.add(bot);
  return numberParts(below, above);
}

/** The bots by fields that never met. Bots that never played are in none. */
export function findFields(bots: number, rankings: readonly Ranking[]): number[][] {
  const met = Array.from({ length: bots }, () => new Set<number>());
  for (const { groups } of rankings) {
    const table = groups.flat();
    for (const bot of table) for (const other of table) met[bot]!.add(other);
  }
  const fields: number[][] = [];
  for (const [bot, others] of met.entries()) {
    const isKnown = fields.some((field) => field.includes(bot));
    if (others.size > 0 && !isKnown) fields.push([...findReached(bot, met)].sort((a, b) => a - b));
  }
  return fields;
}

/** A bot's part is whom it reaches both ways. */
function numberParts(below: readonly Set<number>[], above: readonly Set<number>[]): number[] {
  const parts = Array<number>(below.length).fill(-1);
  let next = 0;
  for (const bot of below.keys()) {
    if (parts[bot]! >= 0) continue;
    const worse = findReached(bot, below);
    const better = findReached(bot, above);
    parts[bot] = next;
    for (const other of worse) if (better.has(other)) parts[other] = next;
    next++;
  }
  return parts;
}

function findReached(from: number, edges: readonly Set<number>[]): Set<number> {
  const reached = new Set([from]);
  for (const bot of reached) for (const next of edges[bot]!) reached.add(next);
  return reached;
}
