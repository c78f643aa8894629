import { toPosition } from '../board.ts';
import { listBurning } from '../list-burning.ts';
import type { ApocalypseTurn } from '../types.ts';
import { FOREST, GRASS } from '../vocabulary.ts';

/** Every fire has one round less to burn. A forest whose fire goes out becomes grass. */
export function burnDown(turn: ApocalypseTurn): void {
  const { state } = turn;
  const { fire, land } = state;
  for (const cell of listBurning(state)) {
    fire[cell]! -= 1;
    if (fire[cell] !== 0) continue;
    const wasForest = land[cell] === FOREST;
    if (wasForest) land[cell] = GRASS;
    if (turn.isWatched) turn.emit({ kind: 'extinguished', at: toPosition(cell), wasForest });
  }
}
