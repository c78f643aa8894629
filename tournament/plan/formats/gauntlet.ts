import type { PlanBuilder, Stage } from '../plan-builder.ts';
import type { Table } from '../plan.ts';

/**
 * Challengers are tried one at a time against the rest of the field. In a cycle every challenger meets the same tables
 * of three, and every rival equally often. A bot that comes later is a challenger too, and plays the cycles it missed.
 */
export function* planGauntlet(
  builder: PlanBuilder,
  cycles: number,
  named: readonly string[],
): Generator<Stage, undefined> {
  const present = new Set(findChallengers(builder, named));
  const threes: (string | undefined)[][][] = [];
  for (let cycle = 1; ; cycle++) {
    for (const newcomer of findChallengers(builder, named).filter((challenger) => !present.has(challenger))) {
      present.add(newcomer);
      const missed = threes.flatMap((cycle, at) => seatChallengers(builder, cycle, [newcomer], at + 1));
      yield { name: 'a newcomer catches up', tables: missed, subjects: [newcomer] };
    }
    if (cycle > cycles) return;
    const challengers = findChallengers(builder, named);
    threes.push(makeThrees(builder, challengers, cycle));
    const tables = seatChallengers(builder, threes.at(-1)!, challengers, cycle);
    yield { name: `cycle ${cycle}`, tables, subjects: challengers };
  }
}

function findChallengers(builder: PlanBuilder, named: readonly string[]): string[] {
  const { entrants } = builder.definition;
  return builder.findField().filter((entrant) => named.includes(entrant) || !entrants.includes(entrant));
}

/** Rivals in threes, each equally often, in an order drawn anew for each cycle. */
function makeThrees(builder: PlanBuilder, challengers: readonly string[], cycle: number): (string | undefined)[][] {
  const rivals = builder.draw(
    `rivals of cycle ${cycle}`,
    builder.findField().filter((entrant) => !challengers.includes(entrant)),
  );
  const count = rivals.length;
  const threes = count <= 3 ? 1 : count % 3 === 0 ? count / 3 : count;
  const pick = (at: number): string | undefined => (at < count || count > 3 ? rivals[at % count] : undefined);
  return Array.from({ length: threes }, (_, at) => [pick(3 * at), pick(3 * at + 1), pick(3 * at + 2)]);
}

/** One table after another for all challengers, so that stopping early leaves them even. */
function seatChallengers(
  builder: PlanBuilder,
  threes: readonly (readonly (string | undefined)[])[],
  challengers: readonly string[],
  cycle: number,
): Table[] {
  return threes.flatMap((three, at) => {
    const seat = (at + cycle - 1) % 4;
    return challengers.map((bot) => builder.fillTable([...three.slice(0, seat), bot, ...three.slice(seat)]));
  });
}
