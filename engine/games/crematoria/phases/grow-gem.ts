import { drawOne } from '../../../core/draw-one.ts';
import type { CrematoriaTurn } from '../types.ts';
import { listDuskCells } from '../list-dusk-cells.ts';

/** With a certain chance, a gem appears on an Outside cell of the two columns that the sun has just left. */
export function growGem({ state, config, rng }: CrematoriaTurn): void {
  if (rng.random(1, config.gemChance) !== 1) return;
  const cells = listDuskCells(state);
  // A given map may have nothing but elevators there.
  if (cells.length === 0) return;
  state.gem[drawOne(cells, rng)] = 1;
}
