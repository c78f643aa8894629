import type { PlanDefinition, PlanFormat } from '../../../tournament/plan/plan.ts';

export const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** Entrants are called by their numbers, from 0 on; the house is called 900, 901, 902. */
export const HOUSE: readonly string[] = ['900', '901', '902'];

export const isHouse = (bot: string | number): boolean => HOUSE.includes(String(bot));

/** The ids of so many entrants. */
export const callBots = (count: number): string[] => Array.from({ length: count }, (_, entrant) => String(entrant));

/** The order in which they entered. */
export const byEntry = (a: string, b: string): number => Number(a) - Number(b);

export function defineExample(
  entrants: number,
  format: PlanFormat,
  more: Partial<PlanDefinition> = {},
): PlanDefinition {
  return {
    format,
    seats: 4,
    secret: SECRET,
    entrants: callBots(entrants),
    house: HOUSE,
    changes: [],
    ...more,
  };
}
