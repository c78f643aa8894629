import { toPosition } from '../board.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { UNIT_TYPES } from '../vocabulary.ts';

/** Reports a death before it happens: what the victim was, and whose. */
export function reportDeath({ state, emit }: WalkingDeadTurn, unit: number, by: number, points: number): void {
  emit({
    kind: 'killed',
    unit,
    type: UNIT_TYPES[state.type[unit]!]!,
    player: state.clan[unit]!,
    at: toPosition(state.cell[unit]!),
    cause: 'fight',
    by,
    byPlayer: state.clan[by]!,
    points,
  });
}
