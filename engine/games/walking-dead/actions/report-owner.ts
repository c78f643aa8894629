import { toPosition } from '../board.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

/** Reports who gained or lost the cell of a unit, if it had another owner before. */
export function reportOwner({ state, emit }: WalkingDeadTurn, unit: number, loser: number): void {
  const cell = state.cell[unit]!;
  const player = state.owner[cell]!;
  const at = toPosition(cell);
  if (player === loser) return;
  if (player === NOBODY) emit({ kind: 'lost', unit, loser, at });
  else emit({ kind: 'conquered', unit, player, loser, at });
}
