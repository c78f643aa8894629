import { HELICOPTERS } from '../helicopters.ts';
import type { ApocalypseTurn } from '../types.ts';

/** Every helicopter without napalm has one round less to wait for it. */
export function reloadNapalm({ state }: ApocalypseTurn): void {
  for (let helicopter = 0; helicopter < HELICOPTERS; helicopter++) {
    if (state.napalm[helicopter]! > 0) state.napalm[helicopter]! -= 1;
  }
}
