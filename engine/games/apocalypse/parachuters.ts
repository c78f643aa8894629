import type { ApocalypseState } from './state.ts';

export function addParachuter(state: ApocalypseState, helicopter: number, rounds: number): void {
  const { people } = state.ground;
  state.patience[helicopter * people + state.aboard[helicopter]!] = rounds;
  state.aboard[helicopter]! += 1;
}

/** The rounds left to each parachuter aboard, the next to be thrown first. A window on the state, not a copy. */
export function getPatience(state: ApocalypseState, helicopter: number): Int8Array {
  const first = helicopter * state.ground.people;
  return state.patience.subarray(first, first + state.aboard[helicopter]!);
}

export function countParachuters(state: ApocalypseState, player: number): number {
  return state.aboard[2 * player]! + state.aboard[2 * player + 1]!;
}
