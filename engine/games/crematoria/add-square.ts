import type { CellSet } from '../../core/cell-set.ts';
import { COLUMNS, ROWS } from './board.ts';

/** Adds the cells of the cave that are at most `reach` rows and columns away from another. */
export function addSquare(cells: CellSet, centre: number, reach: number): void {
  const row = Math.floor(centre / COLUMNS);
  const left = centre - row * COLUMNS - reach;
  const width = 2 * reach + 1;
  const before = Math.max(0, -left);
  const behind = Math.max(0, left + width - COLUMNS);
  const last = Math.min(ROWS - 1, row + reach) * COLUMNS;
  for (let start = Math.max(0, row - reach) * COLUMNS; start <= last; start += COLUMNS) {
    cells.addRun(start + left + before, width - before - behind);
    // The board is a ring.
    if (before > 0) cells.addRun(start + COLUMNS - before, before);
    if (behind > 0) cells.addRun(start, behind);
  }
}
