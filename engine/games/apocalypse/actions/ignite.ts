import type { ApocalypseTurn } from '../types.ts';
import { FOREST } from '../vocabulary.ts';

/** A fire at its full duration, whether or not the cell burns already. The end of this round will take one off. */
export function ignite({ state, config }: ApocalypseTurn, cell: number): void {
  state.fire[cell] = (state.land[cell] === FOREST ? config.forestBurns : config.otherBurns) + 1;
}
