import { toPosition } from '../board.ts';
import { arrive } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';

/** A unit arrives on a cell, and what it conquers or picks there is reported. */
export function takePlace(turn: CrematoriaTurn, unit: number, cell: number): void {
  const { state, config } = turn;
  const loser = state.owner[cell];
  const hadGem = state.gem[cell];
  arrive(state, unit, cell);
  if (!turn.isWatched) return;
  const player = state.player[unit]!;
  const at = toPosition(cell);
  if (loser !== undefined && state.owner[cell] !== loser) turn.emit({ kind: 'conquered', unit, player, loser, at });
  if (hadGem && !state.gem[cell]) turn.emit({ kind: 'picked', unit, player, at, points: config.gemPoints });
}
