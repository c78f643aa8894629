import type { CrematoriaTurn } from '../types.ts';

/** All living units recover some health, including necromongers in the sky. */
export function recoverHealth({ state, config }: CrematoriaTurn): void {
  const { maxHealth, firstHellhound } = state.roster;
  for (let id = 0; id < firstHellhound; id++) {
    const health = state.health[id]!;
    if (health > 0) state.health[id] = Math.min(maxHealth[id]!, health + config.recovery);
  }
}
