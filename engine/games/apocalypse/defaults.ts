import type { ApocalypseConfig } from './types.ts';

export const defaults: ApocalypseConfig = {
  rules: 'text',
  rounds: 200,
  rows: 60,
  columns: 60,
  soldiers: 20,
  helicopters: 2,
  helicopterReach: 2,
  life: 100,
  forestDamage: [20, 40],
  grassDamage: [50, 100],
  napalmWait: 30,
  forestBurns: 10,
  otherBurns: 5,
  fireChance: 10,
  parachuterLife: 20,
  throws: 4,
  highPosts: 2,
  lowPosts: 2,
  highValue: 100,
  lowValue: 50,
  soldierPoints: 1,
  fireSpreadsFrom: 'any',
  throwOrder: 'random',
  strayThrow: 'dies',
  firstFacing: ['east', 'south'],
  map: 'GENERATOR',
};

/** Where the published program does otherwise than the document. */
export const original: Partial<ApocalypseConfig> = {
  fireSpreadsFrom: 'forest',
  throwOrder: 'players',
  strayThrow: 'refused',
  firstFacing: ['south', 'east'],
};
