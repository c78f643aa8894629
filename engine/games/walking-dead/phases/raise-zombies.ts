import { toPosition } from '../board.ts';
import { setOwner } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { LIVING, NOBODY, NOT_CONVERTING, UNIT_TYPES, ZOMBIE } from '../vocabulary.ts';
import { reportOwner } from '../actions/report-owner.ts';

/**
 * The conversion of every bitten or dead unit advances by one round. A unit whose conversion is complete becomes a
 * zombie on its cell: it leaves its clan, and its clan loses the cell.
 */
export function raiseZombies(turn: WalkingDeadTurn): void {
  const { state } = turn;
  for (let id = 0; id < state.units; id++) {
    if (state.turns[id] === NOT_CONVERTING) continue;
    state.turns[id]! -= 1;
    if (state.turns[id]! <= 0) convert(turn, id);
    else if (turn.isWatched)
      turn.emit({ kind: 'converting', unit: id, player: state.clan[id]!, turns: state.turns[id]! });
  }
}

function convert(turn: WalkingDeadTurn, id: number): void {
  const { state } = turn;
  const cell = state.cell[id]!;
  const owner = state.owner[cell]!;
  if (turn.isWatched) reportConversion(turn, id);
  if (state.type[id] === LIVING) state.living[state.clan[id]!]! -= 1;
  state.type[id] = ZOMBIE;
  state.clan[id] = NOBODY;
  state.turns[id] = NOT_CONVERTING;
  setOwner(state, cell, NOBODY);
  if (turn.isWatched) reportOwner(turn, id, owner);
}

function reportConversion({ state, emit }: WalkingDeadTurn, unit: number): void {
  const type = UNIT_TYPES[state.type[unit]!]!;
  emit({ kind: 'converted', unit, type, player: state.clan[unit]!, at: toPosition(state.cell[unit]!) });
}
