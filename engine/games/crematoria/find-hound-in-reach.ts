import { isWithin, LEVEL_CELLS } from './board.ts';
import type { CrematoriaState } from './state.ts';
import { NOBODY } from './vocabulary.ts';

/** The first hellhound, other than the one excepted, that a cell is on or next to; NOBODY when there is none. */
export function findHoundInReach(state: CrematoriaState, cell: number, except = NOBODY): number {
  if (cell >= LEVEL_CELLS) return NOBODY;
  const { firstHellhound, size } = state.roster;
  for (let hound = firstHellhound; hound < size; hound++) {
    if (hound !== except && isWithin(1, state.cell[hound]!, cell)) return hound;
  }
  return NOBODY;
}
