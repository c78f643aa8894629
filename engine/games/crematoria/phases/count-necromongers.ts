import type { CrematoriaTurn } from '../types.ts';

/**
 * Counts the necromongers for the next round. If a death does not make room at once, this count decides whether
 * another may come.
 */
export function countNecromongers({ state }: CrematoriaTurn): void {
  const { people, firstHellhound } = state.roster;
  state.necromongersAtStart[0] = 0;
  for (let id = people; id < firstHellhound; id++) if (state.health[id]! > 0) state.necromongersAtStart[0]! += 1;
}
