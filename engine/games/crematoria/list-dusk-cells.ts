import { toCell, listDuskColumns, ROWS } from './board.ts';
import type { CrematoriaState } from './state.ts';
import { LAND } from './vocabulary.ts';

/** The Outside cells of the two columns that the night has just reached. */
export function listDuskCells(state: CrematoriaState): number[] {
  const columns = listDuskColumns(state.round);
  const cells: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (const column of columns) {
      const cell = toCell(row, column, 1);
      if (state.map.land[cell] === LAND.O) cells.push(cell);
    }
  }
  return cells;
}
