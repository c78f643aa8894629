import { makePlan } from './make-plan.ts';
import type { PlanDefinition } from './plan.ts';

/** What can be said of a tournament before it is played. */
export interface Forecast {
  readonly blocks: number;
  readonly matches: number;
  /** Whether these are the numbers, or about what is to be expected. */
  readonly isExact: boolean;
  /** How often an entrant plays, on the average. */
  readonly matchesEach: number;
  /** The standard error in points that this gives, about. */
  readonly error: number;
}

/** An even table carries 0.479 units of information per bot, and 400/ln 10 points are one unit of worth. */
const ERROR_OF_ONE_MATCH = 251;

/** The standard error in points after so many matches of a bot. */
export function expectError(matches: number): number {
  return ERROR_OF_ONE_MATCH / Math.sqrt(matches);
}

export function forecastPlan(definition: PlanDefinition): Forecast {
  const { format, seats, entrants, house } = definition;
  const n = entrants.length;
  const estimate = (blocks: number, isExact: boolean, each: number): Forecast => {
    return { blocks, matches: blocks * seats, isExact, matchesEach: each, error: expectError(each) };
  };
  switch (format.kind) {
    case 'swiss':
      return estimate(format.rounds * Math.ceil(n / 4), true, format.rounds * seats);
    case 'ladder':
      return estimate(format.blocks, true, (format.blocks * seats * Math.min(4, n)) / n);
    case 'upc':
      return forecastUpc(definition, format.finalMatches);
    default: {
      const { blocks } = makePlan(definition);
      const sat = blocks.flatMap(({ table }) => table.filter((bot) => !house.includes(bot))).length;
      return estimate(blocks.length, true, (sat * seats) / n);
    }
  }
}

/** Two qualifying blocks each; a play-off round of m bots has about m/2 tables; five tables of semifinals and final. */
function forecastUpc({ seats, entrants: { length: n } }: PlanDefinition, finalMatches: number): Forecast {
  const rounds = Math.max(0, n - 16);
  const playOff = Math.round((rounds * (n + Math.min(n, 16))) / 4);
  const finals = (n > 4 ? Math.ceil(Math.min(n, 16) / 4) + 1 : 1) * Math.ceil(finalMatches / seats);
  const matches = 5 * n + (playOff + finals) * seats;
  const each = matches / n;
  return { blocks: 2 * n + playOff + finals, matches, isExact: false, matchesEach: each, error: expectError(each) };
}

/** How long so many matches take on some slots. */
export function expectSeconds(matches: number, secondsPerMatch: number, slots: number): number {
  return Math.ceil(matches / slots) * secondsPerMatch;
}

/** How many whole cycles fit into a time; 0 when not even one does. */
export function fitCycles(time: {
  readonly seconds: number;
  readonly slots: number;
  readonly secondsPerMatch: number;
  readonly matchesPerCycle: number;
}): number {
  const matches = Math.floor(time.seconds / time.secondsPerMatch) * time.slots;
  return Math.floor(matches / time.matchesPerCycle);
}
