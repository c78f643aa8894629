import type { CrematoriaConfig } from './types.ts';

export const defaults: CrematoriaConfig = {
  rules: 'text',
  rounds: 120,
  rows: 40,
  columns: 80,
  furyans: 5,
  pioneers: 15,
  necromongers: 10,
  hellhounds: 3,
  elevators: 20,
  gemPoints: 30,
  turnsToLand: 2,
  furyanHealth: 100,
  pioneerHealth: 50,
  necromongerHealth: 75,
  furyanDamage: [25, 50],
  necromongerDamage: [20, 40],
  gemChance: 4,
  necromongerChance: 2,
  recovery: 5,
  roomAtOnce: true,
  huntersLookAgain: true,
  sunKillsLanding: true,
  map: 'GENERATOR',
};

/** Where the published program does not do what the document says. */
export const original: Partial<CrematoriaConfig> = {
  roomAtOnce: false,
  huntersLookAgain: false,
  sunKillsLanding: false,
};
