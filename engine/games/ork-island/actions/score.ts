import { addPoints } from '../state.ts';
import type { OrkIslandEvent, OrkIslandTurn } from '../types.ts';

type Reason = Pick<Extract<OrkIslandEvent, { kind: 'scored' }>, 'for' | 'which'>;

/** Gives a player points: for a city or a path by its number, or for a number of connected cities. */
export function score(turn: OrkIslandTurn, player: number, points: number, reason: Reason): void {
  const { state } = turn;
  const before = state.points[player]!;
  addPoints(state, player, points);
  if (!turn.isWatched) return;
  const gained = state.points[player]! - before;
  turn.emit({ kind: 'scored', player, points: gained, ...reason });
}
