import type { WalkingDeadConfig } from './types.ts';

export const defaults: WalkingDeadConfig = {
  rules: 'text',
  rounds: 200,
  rows: 60,
  columns: 60,
  unitsPerClan: 20,
  zombies: 10,
  food: 15,
  strengthPoints: 1000,
  personPoints: 50,
  zombiePoints: 10,
  cellPoints: 1,
  foodStrength: 50,
  turnsToZombie: 5,
  surpriseChance: [30, 100],
  fightOdds: 'exact',
  switchChance: 5,
  safeDistance: 2,
  safeFromFood: true,
  useCellPoints: true,
  foodAtOnce: true,
  strengthAtOnce: true,
  killedZombiesStay: true,
  zombiesChoose: 'unit',
  zombieWays: 'past',
  firstRound: 1,
  map: 'RANDOM',
};

/** Where the published program does not do what the document says. */
export const original: Partial<WalkingDeadConfig> = {
  surpriseChance: [30, 101],
  fightOdds: 'thousandths',
  safeFromFood: false,
  useCellPoints: false,
  foodAtOnce: false,
  strengthAtOnce: false,
  killedZombiesStay: false,
  zombiesChoose: 'cell',
  zombieWays: 'around',
  firstRound: 0,
};
