import type { OrkIslandConfig } from './types.ts';

export const defaults: OrkIslandConfig = {
  rules: 'text',
  rounds: 200,
  rows: 70,
  columns: 70,
  orks: 15,
  initialHealth: 100,
  costGrass: 1,
  costForest: 2,
  costSand: 3,
  costCity: 0,
  costPath: 0,
  bonusPerCityCell: 1,
  bonusPerPathCell: 1,
  factorConnectedComponent: 2,
  losersChangeSides: 'always',
  shore: 'sea',
  map: 'GENERATOR1',
};

/** Where the published program does not do what the document says. */
export const original: Partial<OrkIslandConfig> = {
  shore: 'rows',
};
