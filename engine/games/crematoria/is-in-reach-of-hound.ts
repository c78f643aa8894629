import { isWithin, LEVEL_CELLS } from './board.ts';
import type { CrematoriaState } from './state.ts';

/** Whether a cell is on or next to a hellhound, other than the one excepted. */
export function isInReachOfHound(state: CrematoriaState, cell: number, except = -1): boolean {
  if (cell >= LEVEL_CELLS) return false;
  const { firstHellhound, size } = state.roster;
  for (let hound = firstHellhound; hound < size; hound++) {
    if (hound !== except && isWithin(1, state.cell[hound]!, cell)) return true;
  }
  return false;
}
