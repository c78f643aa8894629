import { groupEquals } from '../group-equals.ts';
import type { Hall, Stage } from '../hall.ts';
import type { Plan, Table } from '../plan.ts';
import { chooseSeats, countSeats } from '../swiss/choose-seats.ts';
import { countMeetings, makeTables } from '../swiss/make-tables.ts';
import { averageByBot } from '../average-by-bot.ts';

/** Round after round bots sit with those who have about as many points, and if possible with new ones. */
export function* planSwiss(hall: Hall, rounds: number): Generator<Stage, Plan['order']> {
  for (let round = 1; round <= rounds; round++) {
    const played = hall.findPlayedTables(Math.ceil(hall.findField().length / 4));
    yield { name: `round ${round}`, tables: played ?? planRound(hall, round) };
  }
  const counted = hall.findResults().map((result) => ({ ...result, tables: result.counted ?? result.tables }));
  const points = countPoints(hall, rounds, counted);
  return groupEquals(sortByPoints(hall, points), (entrant) => points.get(entrant)!);
}

function planRound(hall: Hall, round: number): Table[] {
  const points = countPoints(hall, round - 1);
  const tables = makeTables(sortByPoints(hall, points), points, countMeetings(hall.blocks));
  const seats = countSeats(hall.blocks);
  return tables.map((table) => chooseSeats(hall.fillTable(table), seats));
}

/** A round gives the mean rank points of its matches, up to 1; a round that was missed gives half a point. */
function countPoints(hall: Hall, rounds: number, results = hall.findResults()): Map<string, number> {
  const sums = new Map<string, { points: number; rounds: number }>();
  for (const { tables } of results) {
    for (const [bot, mean] of averageByBot(tables)) {
      const sum = sums.get(bot) ?? { points: 0, rounds: 0 };
      sums.set(bot, { points: sum.points + mean, rounds: sum.rounds + 1 });
    }
  }
  const field = hall.findField();
  return new Map(
    field.map((entrant) => {
      const sum = sums.get(entrant) ?? { points: 0, rounds: 0 };
      return [entrant, sum.points + (rounds - sum.rounds) / 2];
    }),
  );
}

/** Best first, and equals by lot, drawn once for all rounds. */
function sortByPoints(hall: Hall, points: ReadonlyMap<string, number>): string[] {
  return hall.draw('lots', hall.findField()).sort((a, b) => points.get(b)! - points.get(a)!);
}
