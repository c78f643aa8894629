import { isInDaylight, toPosition } from '../board.ts';
import { putUnit } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { kill } from '../actions/kill.ts';

/**
 * Descending necromongers come nearer. A necromonger that lands kills any unit on its cell, and dies if it lands in
 * the sun.
 */
export function landNecromongers(turn: CrematoriaTurn): void {
  const { state } = turn;
  const { people, firstHellhound } = state.roster;
  for (let id = people; id < firstHellhound; id++) {
    if (state.health[id]! <= 0 || state.turns[id]! <= 0) continue;
    state.turns[id]! -= 1;
    if (state.turns[id] === 0) land(turn, id);
    else if (turn.isWatched) reportDescent(turn, id);
  }
}

function land(turn: CrematoriaTurn, id: number): void {
  const cell = turn.state.cell[id]!;
  const occupant = turn.state.occupant[cell]!;
  if (turn.isWatched) turn.emit({ kind: 'landed', unit: id, at: toPosition(cell) });
  if (occupant !== NOBODY) kill(turn, occupant, NOBODY, { cause: 'landing', by: id });
  putUnit(turn.state, id, cell);
  if (turn.config.sunKillsLanding && isInDaylight(cell, turn.state.round)) kill(turn, id, NOBODY, { cause: 'sun' });
}

function reportDescent({ state, emit }: CrematoriaTurn, unit: number): void {
  emit({ kind: 'descended', unit, at: toPosition(state.cell[unit]!), turns: state.turns[unit]! });
}
