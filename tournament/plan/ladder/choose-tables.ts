import type { PlanBuilder } from '../plan-builder.ts';
import type { Table } from '../plan.ts';
import { fitSoFar } from './fit-so-far.ts';
import { measureCosts } from './measure-costs.ts';
import { measureGain } from './measure-gain.ts';

/** Bots further apart than this in the order do not sit together: they would tell each other little. */
const REACH = 6;

/**
 * Chooses the tables that lower the uncertainty between neighbours in the order most, per second. Nobody sits at two of
 * them, since they are played at the same time.
 */
export function chooseTables(builder: PlanBuilder, field: readonly string[], count: number): Table[] {
  const known = fitSoFar(field, builder.findPlayed());
  const lots = builder.draw(`ladder from block ${builder.next} on`, field);
  const order = lots.sort((a, b) => known.findWorth(b) - known.findWorth(a));
  const findCost = measureCosts(builder.findResults());
  const candidates = listCandidates(order.length).map((positions) => {
    const table = positions.map((position) => order[position]!);
    return { table, value: measureGain(known, order, positions) / findCost(table) };
  });
  candidates.sort((a, b) => b.value - a.value);
  const tables: string[][] = [];
  for (const { table } of candidates) {
    const isFree = tables.every((other) => !other.some((bot) => table.includes(bot)));
    if (isFree && tables.length < count) tables.push(table);
  }
  return tables.map((table, at) => builder.fillTable(builder.draw(`seats of block ${builder.next + at}`, table)));
}

/** Fours of positions in the order, from near each other; all positions where there are fewer. */
function listCandidates(positions: number): number[][] {
  if (positions <= 4) return [Array.from({ length: positions }, (_, at) => at)];
  const fours: number[][] = [];
  for (let a = 0; a < positions; a++) {
    const end = Math.min(positions, a + REACH + 1);
    for (let b = a + 1; b < end; b++) {
      for (let c = b + 1; c < end; c++) for (let d = c + 1; d < end; d++) fours.push([a, b, c, d]);
    }
  }
  return fours;
}
