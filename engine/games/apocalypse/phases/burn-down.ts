import { listBurning } from '../list-burning.ts';
import type { ApocalypseTurn } from '../types.ts';
import { FOREST, GRASS } from '../vocabulary.ts';

/** Every fire has one round less to burn. A forest whose fire goes out becomes grass. */
export function burnDown({ state }: ApocalypseTurn): void {
  const { fire, land } = state;
  for (const cell of listBurning(state)) {
    fire[cell]! -= 1;
    if (fire[cell] === 0 && land[cell] === FOREST) land[cell] = GRASS;
  }
}
