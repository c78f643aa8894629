import { PLAYERS } from '../../core/players.ts';
import type { OrkIslandState } from './state.ts';
import { NOBODY } from './vocabulary.ts';

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const counts = new Int32Array(PLAYERS.length);

/** The player with more orks on the given cells than each of the others, or NOBODY. */
export function findConqueror({ occupant, player }: OrkIslandState, cells: readonly number[]): number {
  counts.fill(0);
  for (const cell of cells) {
    const ork = occupant[cell]!;
    if (ork !== NOBODY) counts[player[ork]!]! += 1;
  }
  let most = 0;
  let conqueror = NOBODY;
  for (const candidate of PLAYERS) {
    const count = counts[candidate]!;
    if (count === most) conqueror = NOBODY;
    if (count <= most) continue;
    most = count;
    conqueror = candidate;
  }
  return conqueror;
}
