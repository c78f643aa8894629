import { toCell, listDawnColumns, ROWS, toPosition } from '../board.ts';
import type { CrematoriaTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { kill } from '../actions/kill.ts';

/** The sun reaches two more columns: gems there are destroyed, units die. */
export function turnTheSun(turn: CrematoriaTurn): void {
  const { state } = turn;
  const columns = listDawnColumns(state.round);
  for (let row = 0; row < ROWS; row++) {
    for (const column of columns) {
      const cell = toCell(row, column, 1);
      if (turn.isWatched && state.gem[cell]) turn.emit({ kind: 'burnt', at: toPosition(cell) });
      state.gem[cell] = 0;
      if (state.occupant[cell] !== NOBODY) kill(turn, state.occupant[cell]!, NOBODY, { cause: 'sun' });
    }
  }
}
