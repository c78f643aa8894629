import { findHelicopterOwner, HELICOPTERS, toHelicopterId } from '../helicopters.ts';
import type { ApocalypseTurn } from '../types.ts';

/** Every helicopter without napalm has one round less to wait for it. */
export function reloadNapalm(turn: ApocalypseTurn): void {
  const { state } = turn;
  for (let helicopter = 0; helicopter < HELICOPTERS; helicopter++) {
    if (state.napalm[helicopter]! <= 0) continue;
    state.napalm[helicopter]! -= 1;
    if (turn.isWatched) reportReload(turn, helicopter);
  }
}

function reportReload({ state, emit }: ApocalypseTurn, helicopter: number): void {
  const [unit, player] = [toHelicopterId(helicopter), findHelicopterOwner(helicopter)];
  emit({ kind: 'reloaded', unit, player, napalm: state.napalm[helicopter]! });
}
