/** In the order of the published game: opposite directions of a level differ by four. */
export const DIRECTIONS = ['Bottom', 'BR', 'Right', 'RT', 'Top', 'TL', 'Left', 'LB', 'Up', 'Down', 'None'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** Rows down and columns right for the eight directions within a level, in the order of DIRECTIONS. */
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

export const UNIT_TYPES = ['pioneer', 'furyan', 'necromonger', 'hellhound'] as const;

export const PIONEER = 0;
export const FURYAN = 1;
export const NECROMONGER = 2;
export const HELLHOUND = 3;

/** Land by the letter of the text forms. Everything on land 0 and below is passable; rock is not. */
export const LAND = { R: 1, C: 0, E: -1, O: -2 } as const;

export const NOBODY = -1;
