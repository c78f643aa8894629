import type { Hall, Stage } from '../hall.ts';
import type { Plan } from '../plan.ts';
import { playFinal } from '../upc/play-final.ts';
import { playOff } from '../upc/play-off.ts';
import { qualify } from '../upc/qualify.ts';

/** As many as there is room for in four semifinals. */
const FINALISTS = 16;

/** The contest of the published games: qualification, play-off with one bot out in each round, semifinals and final. */
export function* planUpc(hall: Hall, finalMatches: number): Generator<Stage, Plan['order']> {
  const entrants = hall.findField();
  const qualified = yield* qualify(hall);
  const { left, out } = yield* playOff(hall, qualified, FINALISTS);
  const order = yield* playFinal(hall, left, finalMatches);
  const failed = entrants.filter((entrant) => !qualified.includes(entrant));
  return [...order, ...out.toReversed().map((entrant) => [entrant]), failed].filter((place) => place.length > 0);
}
