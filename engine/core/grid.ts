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
export function makeNeighbourTable(shape: GridShape, steps: readonly Step[]): Int16Array {
  const { rows, columns, ring } = shape;
  const table = new Int16Array(rows * columns * steps.length).fill(OFF_BOARD);
  // Step by step, not cell by cell: the tables are made when the program starts, and this is the quicker way round.
  for (let step = 0; step < steps.length; step++) {
    const [down, right] = steps[step]!;
    for (let row = Math.max(0, -down); row < Math.min(rows, rows - down); row++) {
      for (let column = 0; column < columns; column++) {
        const wrapped = ring ? (column + right + columns) % columns : column + right;
        if (wrapped < 0 || wrapped >= columns) continue;
        table[(row * columns + column) * steps.length + step] = (row + down) * columns + wrapped;
      }
    }
  }
  return table;
}

/** Steps between two columns of a ring, the shorter way round. */
export function measureRingDistance(a: number, b: number, columns: number): number {
  const distance = Math.abs(a - b);
  return Math.min(distance, columns - distance);
}
