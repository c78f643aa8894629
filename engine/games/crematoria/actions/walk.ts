import { toPosition } from '../board.ts';
import type { CrematoriaTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { takePlace } from './take-place.ts';

/** A unit leaves its cell for a free one, and takes what is there to be taken. */
export function walk(turn: CrematoriaTurn, unit: number, to: number): void {
  const { state } = turn;
  const from = state.cell[unit]!;
  if (turn.isWatched)
    turn.emit({ kind: 'moved', unit, player: state.player[unit]!, at: toPosition(from), to: toPosition(to) });
  state.occupant[from] = NOBODY;
  takePlace(turn, unit, to);
}
