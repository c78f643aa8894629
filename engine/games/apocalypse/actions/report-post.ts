import { toPosition } from '../board.ts';
import type { ApocalypseState } from '../state.ts';
import type { ApocalypseTurn } from '../types.ts';

/** The owner of the post on a cell; undefined where there is none. */
export function findPostOwner({ ground, owner }: ApocalypseState, cell: number): number | undefined {
  return owner[ground.postAt[cell]!];
}

/** Reports that a soldier has conquered the post on a cell, if another owned it before. */
export function reportPost(turn: ApocalypseTurn, unit: number, cell: number, loser: number | undefined): void {
  const { state } = turn;
  const player = findPostOwner(state, cell);
  if (player === undefined || loser === undefined || player === loser) return;
  const post = state.ground.postAt[cell]!;
  const { value } = state.ground.posts[post]!;
  turn.emit({ kind: 'conquered', unit, player, loser, at: toPosition(cell), post, value });
}
