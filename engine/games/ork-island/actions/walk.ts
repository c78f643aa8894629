import { toPosition } from '../island.ts';
import { putOrk } from '../state.ts';
import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

/** An ork goes to a free cell. */
export function walk(turn: OrkIslandTurn, unit: number, target: number): void {
  const { state } = turn;
  const { island } = state;
  const from = state.cell[unit]!;
  state.occupant[from] = NOBODY;
  putOrk(state, unit, target);
  if (!turn.isWatched) return;
  const [at, to] = [toPosition(island, from), toPosition(island, target)];
  turn.emit({ kind: 'moved', unit, player: state.player[unit]!, at, to, health: state.health[unit]! });
}
