import { toPosition } from '../board.ts';
import { moveUnit } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { reportOwner } from './report-owner.ts';

/** A unit or a zombie goes to a free cell, which its clan gains or somebody loses. */
export function walk(turn: WalkingDeadTurn, unit: number, target: number): void {
  const { state } = turn;
  if (!turn.isWatched) return moveUnit(state, unit, target);
  const owner = state.owner[target]!;
  const at = toPosition(state.cell[unit]!);
  turn.emit({ kind: 'moved', unit, player: state.clan[unit]!, at, to: toPosition(target) });
  moveUnit(state, unit, target);
  reportOwner(turn, unit, owner);
}
