export type Cell = readonly [row: number, column: number];
export const DIRECTIONS = ['Up', 'Right', 'Down', 'Left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS = { Up: [-1, 0], Right: [0, 1], Down: [1, 0], Left: [0, -1] } as const;

export const stepFrom = ([row, column]: Cell, dir: Direction): Cell => [row + STEPS[dir][0], column + STEPS[dir][1]];
export const isSame = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
export const isFloor = (board: readonly string[], [row, column]: Cell): boolean => board[row]?.[column] === '.';

/** Whether a cell is at most so many rows and columns away. */
export const isNear = (one: Cell, other: Cell, most: number): boolean =>
  Math.abs(one[0] - other[0]) <= most && Math.abs(one[1] - other[1]) <= most;

/** The position of a cell after turning the board by quarters. */
export const turnCell = ([row, column]: Cell, size: number, quarters: number): Cell =>
  quarters === 0 ? [row, column] : turnCell([column, size - 1 - row], size, quarters - 1);
