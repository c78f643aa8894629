import { listMarked } from '../../core/list-marked.ts';
import { CELLS } from './board.ts';
import type { ApocalypseState } from './state.ts';

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const list = new Int16Array(CELLS);

/** The cells on fire, row by row. The next call overwrites the list. */
export function listBurning({ fire }: ApocalypseState): Int16Array {
  return list.subarray(0, listMarked(fire, list));
}
