import { LEVEL_CELLS } from '../board.ts';
import type { CrematoriaTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

/** Counts what the next round starts with: the cells of each group, and the necromongers. */
export function takeStock({ state }: Pick<CrematoriaTurn, 'state'>): void {
  state.cells.fill(0);
  for (let cell = 0; cell < LEVEL_CELLS; cell++) {
    const owner = state.owner[cell]!;
    if (owner !== NOBODY) state.cells[owner]! += 1;
  }
  const { people, firstHellhound } = state.roster;
  state.necromongersAtStart[0] = 0;
  for (let id = people; id < firstHellhound; id++) if (state.health[id]! > 0) state.necromongersAtStart[0]! += 1;
}
