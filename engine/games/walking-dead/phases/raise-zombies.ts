import { setOwner } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { LIVING, NOBODY, NOT_CONVERTING, ZOMBIE } from '../vocabulary.ts';

/**
 * The conversion of every bitten or dead unit advances by one round. A unit whose conversion is complete becomes a
 * zombie on its cell: it leaves its clan, and its clan loses the cell.
 */
export function raiseZombies({ state }: WalkingDeadTurn): void {
  for (let id = 0; id < state.units; id++) {
    if (state.turns[id] === NOT_CONVERTING) continue;
    state.turns[id]! -= 1;
    if (state.turns[id]! > 0) continue;
    if (state.type[id] === LIVING) state.living[state.clan[id]!]! -= 1;
    state.type[id] = ZOMBIE;
    state.clan[id] = NOBODY;
    state.turns[id] = NOT_CONVERTING;
    setOwner(state, state.cell[id]!, NOBODY);
  }
}
