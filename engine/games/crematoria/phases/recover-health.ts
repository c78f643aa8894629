import type { CrematoriaTurn } from '../types.ts';

/** All living units recover some health, including necromongers in the sky. */
export function recoverHealth(turn: CrematoriaTurn): void {
  const { state, config } = turn;
  const { maxHealth, firstHellhound } = state.roster;
  for (let id = 0; id < firstHellhound; id++) {
    const health = state.health[id]!;
    if (health <= 0 || health === maxHealth[id]) continue;
    state.health[id] = Math.min(maxHealth[id]!, health + config.recovery);
    if (turn.isWatched)
      turn.emit({ kind: 'recovered', unit: id, player: state.player[id]!, health: state.health[id]! });
  }
}
