import { cellAt, duskColumns, ROWS } from './board.ts';
import type { CrematoriaState } from './state.ts';
import { LAND } from './vocabulary.ts';

/** The Outside cells of the two columns that the night has just reached. */
export function duskCells(state: CrematoriaState): number[] {
  const columns = duskColumns(state.round);
  const cells: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (const column of columns) {
      const cell = cellAt(row, column, 1);
      if (state.map.land[cell] === LAND.O) cells.push(cell);
    }
  }
  return cells;
}
