import { drawOne } from '../../../core/draw-one.ts';
import { toPosition } from '../board.ts';
import type { CrematoriaTurn } from '../types.ts';
import { listDuskCells } from '../list-dusk-cells.ts';

/** With a certain chance, a gem appears on an Outside cell of the two columns that the sun has just left. */
export function growGem(turn: CrematoriaTurn): void {
  const { state, config, rng } = turn;
  if (rng.random(1, config.gemChance) !== 1) return;
  const cells = listDuskCells(state);
  // A given map may have nothing but elevators there.
  if (cells.length === 0) return;
  const cell = drawOne(cells, rng);
  // Where one lies already there is no other.
  if (turn.isWatched && !state.gem[cell]) turn.emit({ kind: 'born', at: toPosition(cell) });
  state.gem[cell] = 1;
}
