import type { PlanBuilder } from '../plan-builder.ts';
import type { Table } from '../plan.ts';
import { fitSoFar, type KnownWorths } from './fit-so-far.ts';
import { measureCosts } from './measure-costs.ts';
import { measureGain } from './measure-gain.ts';

/** Bots further apart than this in the order do not sit together: their matches would say little. */
const REACH = 6;

/** How many standard errors of luck drawn worths have. With one, errors stay, and the more so the more seeds matter. */
const LUCK = 2;

/**
 * Chooses the tables that lower the uncertainty between neighbours in the order most, per second. Nobody sits at two of
 * them, since they are played at the same time.
 */
export function chooseTables(builder: PlanBuilder, field: readonly string[], count: number): Table[] {
  const known = drawWorths(
    fitSoFar(field, builder.findPlayed()),
    builder.draw(`ladder from block ${builder.next} on`, field),
  );
  const order = [...field].sort((a, b) => known.findWorth(b) - known.findWorth(a));
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
  // The best tables may leave nobody near each other. A batch has its size all the same, or a resumed plan would be another.
  for (let free = listFree(order, tables); tables.length < count; free = listFree(order, tables)) {
    tables.push(free.slice(0, 4));
  }
  return tables.map((table, at) => builder.fillTable(builder.draw(`seats of block ${builder.next + at}`, table)));
}

const listFree = (order: readonly string[], tables: readonly (readonly string[])[]): string[] =>
  order.filter((bot) => !tables.some((table) => table.includes(bot)));

/**
 * Worths as uncertain as they are: lots decide between bots that cannot be told apart. If bots sat by their ratings, those
 * who were lucky once would meet the lucky ones only, nothing would bring them back, and ratings of equal bots would lie
 * twice as far apart as their errors say. The gain of a table depends on worths too, so it is computed from the same ones.
 */
function drawWorths(known: KnownWorths, lots: readonly string[]): KnownWorths {
  const worths = new Map(
    lots.map((bot, at) => {
      const share = (at + 0.5) / lots.length;
      // A logistic number with a deviation of 1.
      const luck = (Math.sqrt(3) / Math.PI) * Math.log(share / (1 - share));
      return [bot, known.findWorth(bot) + LUCK * Math.sqrt(known.findCovariance(bot, bot)) * luck];
    }),
  );
  return { ...known, findWorth: (bot) => worths.get(bot)! };
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
