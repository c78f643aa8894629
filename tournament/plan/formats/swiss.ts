import { groupEquals } from '../group-equals.ts';
import type { PlanBuilder, Stage } from '../plan-builder.ts';
import type { Plan, Table } from '../plan.ts';
import { chooseSeats, countSeats } from '../swiss/choose-seats.ts';
import { countMeetings, makeTables } from '../swiss/make-tables.ts';
import { averageByBot } from '../average-by-bot.ts';

/** Round after round bots sit with those who have about as many points, and if possible with new ones. */
export function* planSwiss(builder: PlanBuilder, rounds: number): Generator<Stage, Plan['order']> {
  for (let round = 1; round <= rounds; round++) {
    const played = builder.findPlayedTables(Math.ceil(builder.findField().length / 4));
    yield { name: `round ${round}`, tables: played ?? planRound(builder, round) };
  }
  const counted = builder.findResults().map((result) => ({ ...result, tables: result.counted ?? result.tables }));
  const points = countPoints(builder, rounds, counted);
  return groupEquals(sortByPoints(builder, points), (entrant) => points.get(entrant)!);
}

function planRound(builder: PlanBuilder, round: number): Table[] {
  const points = countPoints(builder, round - 1);
  const tables = makeTables(sortByPoints(builder, points), points, countMeetings(builder.blocks));
  const seats = countSeats(builder.blocks);
  return tables.map((table) => chooseSeats(builder.fillTable(table), seats));
}

/** A round gives the mean rank points of its matches, up to 1; a round that was missed gives half a point. */
function countPoints(builder: PlanBuilder, rounds: number, results = builder.findResults()): Map<string, number> {
  const sums = new Map<string, { points: number; rounds: number }>();
  for (const { tables } of results) {
    for (const [bot, mean] of averageByBot(tables)) {
      const sum = sums.get(bot) ?? { points: 0, rounds: 0 };
      sums.set(bot, { points: sum.points + mean, rounds: sum.rounds + 1 });
    }
  }
  const field = builder.findField();
  return new Map(
    field.map((entrant) => {
      const sum = sums.get(entrant) ?? { points: 0, rounds: 0 };
      return [entrant, sum.points + (rounds - sum.rounds) / 2];
    }),
  );
}

/** Best first, and equals by their seeds, or by lot, drawn once for all rounds. */
function sortByPoints(builder: PlanBuilder, points: ReadonlyMap<string, number>): string[] {
  return builder.order('lots', builder.findField()).sort((a, b) => points.get(b)! - points.get(a)!);
}
