/** In the order of the published game: one step counterclockwise is one further. */
export const FACINGS = ['south', 'east', 'north', 'west'] as const;

export type Facing = (typeof FACINGS)[number];

/** Rows down and columns right for each facing. */
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export const FOREST = 1;
export const GRASS = 2;
export const WATER = 3;
export const MOUNTAIN = 4;

/** The letter of each land in the text forms and in the state; nothing has number 0. */
export const LETTERS = ' :.OX';

export const isWalkable = (land: number): boolean => land <= GRASS;

export const NOBODY = -1;
