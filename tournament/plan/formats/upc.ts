import type { PlanBuilder, Stage } from '../plan-builder.ts';
import type { Plan } from '../plan.ts';
import { playFinal } from '../upc/play-final.ts';
import { playOff } from '../upc/play-off.ts';
import { qualify } from '../upc/qualify.ts';

/** As many as there is room for in four semifinals. */
const FINALISTS = 16;

/** The contest of the published games: qualification, play-off with one bot out in each round, semifinals and final. */
export function* planUpc(builder: PlanBuilder, finalMatches: number): Generator<Stage, Plan['order']> {
  const entrants = builder.findField();
  const qualified = yield* qualify(builder);
  const { left, out } = yield* playOff(builder, qualified, FINALISTS);
  const order = yield* playFinal(builder, left, finalMatches);
  const failed = entrants.filter((entrant) => !qualified.includes(entrant));
  return [...order, ...out.toReversed().map((entrant) => [entrant]), failed].filter((place) => place.length > 0);
}
