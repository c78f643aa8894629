import type { PlanBuilder, Stage } from '../plan-builder.ts';

/** What its blocks are called. */
export const QUALIFICATION = 'qualification';

/** One match of four copies of itself without a fault, then four matches against three house bots, all won. */
export function* qualify(builder: PlanBuilder): Generator<Stage, string[]> {
  const entrants = builder.findField();
  const alone = builder.next;
  const name = QUALIFICATION;
  yield { name, tables: entrants.map((bot) => [bot, bot, bot, bot]), seats: 1, isRated: false };
  const sound = builder.findOutcomes(alone).flatMap(({ table, result }) => {
    return result.faulted.includes(table[0]) ? [] : [table[0]];
  });
  const against = builder.next;
  yield { name, tables: sound.map((bot) => builder.fillTable([bot])), seats: 4, isRated: false };
  return builder.findOutcomes(against).flatMap(({ table: [bot], result }) => {
    const hasWon = result.tables.every(({ seats, places }) => {
      return places[seats.indexOf(bot) as 0] === 1 && places.filter((place) => place === 1).length === 1;
    });
    return hasWon ? [bot] : [];
  });
}
