import { countRankPoints } from '../../ratings/rank-points.ts';
import type { PlanBuilder, Stage } from '../plan-builder.ts';
import type { PlanFormat, Table } from '../plan.ts';
import { chooseChairs, drawRivals, fillSeats } from '../seat-rivals.ts';

type TuningFormat = Extract<PlanFormat, { kind: 'tuning' }>;

const RIVALS = 3;

/**
 * Successive halving: all entrants play the same seeds in the same chairs against the same rivals; the better half goes on,
 * to twice as many blocks, until one is left. Matches are spent on those who may be the best.
 */
export function* planTuning(builder: PlanBuilder, { seats, blocks }: TuningFormat): Generator<Stage, string[][]> {
  let left = [...builder.definition.entrants];
  const gone: string[][] = [];
  for (let rung = 1, count = blocks; left.length > 1; rung += 1, count *= 2) {
    const seatings = Array.from({ length: count }, (_, at) => seatAll(builder, left, seats, builder.next + at));
    yield { name: `rung ${rung}`, tables: seatings.map(([first]) => first!), seatings };
    const points = measurePoints(builder);
    // Of equals those who entered first go on, as sorting leaves them: the present values come before all others.
    const inOrder = builder.definition.entrants.filter((entrant) => left.includes(entrant));
    const sorted = inOrder.sort((a, b) => points.get(b)! - points.get(a)!);
    const most = Math.ceil(left.length / 2);
    gone.unshift(...sorted.slice(most).map((entrant) => [entrant]));
    left = sorted.slice(0, most);
  }
  return [left, ...gone];
}

function seatAll(builder: PlanBuilder, entrants: readonly string[], seats: number, block: number): Table[] {
  const rivals = drawRivals(builder, block, RIVALS);
  return chooseChairs(block, seats).flatMap((chair) =>
    entrants.map((entrant) => fillSeats(new Map([[chair, entrant]]), rivals)),
  );
}

/** The mean rank points of each entrant over all it has played. Those that are still in have all played the same. */
function measurePoints(builder: PlanBuilder): Map<string, number> {
  const sums = new Map(builder.definition.entrants.map((entrant) => [entrant, { points: 0, matches: 0 }]));
  for (const { seats, places } of builder.findPlayed()) {
    const points = countRankPoints(places);
    for (const [player, bot] of seats.entries()) {
      const sum = sums.get(bot);
      if (!sum) continue;
      sum.points += points[player as 0];
      sum.matches += 1;
    }
  }
  // Sums of thirds and sixths in another order differ by rounding, which must not choose.
  return new Map([...sums].map(([bot, { points, matches }]) => [bot, Math.round((6e6 * points) / matches)]));
}
