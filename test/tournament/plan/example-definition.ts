import type { PlanDefinition, PlanFormat } from '../../../tournament/plan/plan.ts';

export const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** Entrants are numbered from 0 on; the house has the numbers 900, 901, 902. */
export const HOUSE: readonly number[] = [900, 901, 902];

export const isHouse = (bot: number): boolean => HOUSE.includes(bot);

export function defineExample(
  entrants: number,
  format: PlanFormat,
  more: Partial<PlanDefinition> = {},
): PlanDefinition {
  return {
    format,
    seats: 4,
    secret: SECRET,
    entrants: Array.from({ length: entrants }, (_, entrant) => entrant),
    house: HOUSE,
    changes: [],
    ...more,
  };
}
