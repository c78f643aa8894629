/** In the order of the published game, in which a step of one is a turn to the left. */
export const DIRECTIONS = ['S', 'E', 'N', 'W'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** Rows down and columns right, in the order of DIRECTIONS. */
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Land by the letter of the board. */
export const LAND = { W: 0, '.': 1, F: 2, S: 3, C: 4, P: 5 } as const;

export const LETTERS = Object.keys(LAND).join('');

export const NOBODY = -1;

/** The cell of an ork that has died and not regenerated yet. */
export const NOWHERE = -1;
