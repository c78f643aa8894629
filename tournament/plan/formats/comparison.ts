import type { Player } from '../../../engine/core/players.ts';
import type { PlanBuilder, Stage } from '../plan-builder.ts';
import type { PlanFormat, Table } from '../plan.ts';
import { chooseChairs, drawRivals, fillSeats } from '../seat-rivals.ts';

type ComparisonFormat = Extract<PlanFormat, { kind: 'comparison' }>;

const PAIRS: readonly (readonly [Player, Player])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/**
 * The old bot and the new one, which are the entrants, against rivals of the house. All matches of a block have one seed,
 * and come in twos: first with the old bot where next the new one sits.
 */
export function* planComparison(builder: PlanBuilder, format: ComparisonFormat): Generator<Stage, undefined> {
  const [old, fresh] = builder.definition.entrants as [string, string];
  const isTogether = format.design === 'same-table';
  const blocks = Array.from({ length: format.blocks }, (_, at) => {
    const rivals = drawRivals(builder, at + 1, isTogether ? 2 : 3);
    const seatings = isTogether
      ? seatTogether(old, fresh, rivals, builder.draw(`pairs of block ${at + 1}`, PAIRS).slice(0, format.seats))
      : seatInTurn(old, fresh, rivals, chooseChairs(at + 1, format.seats));
    return { table: seatings[1]!, seatings };
  });
  yield {
    name: 'comparison',
    tables: blocks.map(({ table }) => table),
    seatings: blocks.map(({ seatings }) => seatings),
  };
  return undefined;
}

function seatInTurn(old: string, fresh: string, rivals: readonly string[], chairs: readonly Player[]): Table[] {
  return chairs.flatMap((chair) => [old, fresh].map((bot) => fillSeats(new Map([[chair, bot]]), rivals)));
}

function seatTogether(
  old: string,
  fresh: string,
  rivals: readonly string[],
  pairs: readonly (readonly [Player, Player])[],
): Table[] {
  return pairs.flatMap(([a, b]) =>
    [new Map([[a, old] as const, [b, fresh] as const]), new Map([[a, fresh] as const, [b, old] as const])].map(
      (seated) => fillSeats(seated, rivals),
    ),
  );
}
