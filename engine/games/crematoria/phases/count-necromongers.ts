import type { CrematoriaTurn } from '../types.ts';

/** How many necromongers the next round starts with. Where a death makes no room at once, it decides whether another may come. */
export function countNecromongers({ state }: CrematoriaTurn): void {
  const { people, firstHellhound } = state.roster;
  state.necromongersAtStart[0] = 0;
  for (let id = people; id < firstHellhound; id++) if (state.health[id]! > 0) state.necromongersAtStart[0]! += 1;
}
