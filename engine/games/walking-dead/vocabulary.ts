/** In the order of the published game: the even ones are straight, the odd ones diagonal. Only zombies use all. */
export const DIRECTIONS = ['Down', 'DR', 'Right', 'RU', 'Up', 'UL', 'Left', 'LD'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** Rows down and columns right, in the order of DIRECTIONS. */
export const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

export const isDiagonal = (step: number): boolean => step % 2 === 1;

export const UNIT_TYPES = ['living', 'dead', 'zombie'] as const;

export const LIVING = 0;
export const DEAD = 1;
export const ZOMBIE = 2;

export const NOBODY = -1;

/** The count-down of a unit that is not becoming a zombie. */
export const NOT_CONVERTING = -1;
