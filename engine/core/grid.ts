export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  /** Whether the last column is next to the first. */
  readonly ring: boolean;
}

/** A step on a grid: rows down, columns right. */
export type Step = readonly [rows: number, columns: number];

export const OFF_BOARD = -1;

/** For each cell and each step the cell it leads to, or OFF_BOARD: `table[cell * steps.length + step]`. */
export function neighbourTable(shape: GridShape, steps: readonly Step[]): Int16Array {
  const table = new Int16Array(shape.rows * shape.columns * steps.length);
  let entry = 0;
  for (let row = 0; row < shape.rows; row++) {
    for (let column = 0; column < shape.columns; column++) {
      for (const [down, right] of steps) table[entry++] = cellAt(shape, row + down, column + right);
    }
  }
  return table;
}

function cellAt({ rows, columns, ring }: GridShape, row: number, column: number): number {
  const wrapped = ring ? (column + columns) % columns : column;
  if (row < 0 || row >= rows || wrapped < 0 || wrapped >= columns) return OFF_BOARD;
  return row * columns + wrapped;
}

/** Steps between two columns of a ring, the shorter way round. */
export function ringDistance(a: number, b: number, columns: number): number {
  const distance = Math.abs(a - b);
  return Math.min(distance, columns - distance);
}
