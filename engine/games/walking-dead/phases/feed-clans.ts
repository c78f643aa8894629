import { PLAYERS } from '../../../core/players.ts';
import { addStrengthPoints, updateStrength } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';

/**
 * Each clan loses a strength point for each of its living units, but never drops below 0. If food does not
 * strengthen at once, the clan first gains the points for the food that its units have eaten in this round.
 */
export function feedClans(turn: WalkingDeadTurn): void {
  const { state, config } = turn;
  const before = turn.isWatched ? state.strengthPoints.slice() : undefined;
  for (const clan of PLAYERS) {
    addStrengthPoints(state, clan, config.foodStrength * state.meals[clan]! - state.living[clan]!);
  }
  state.meals.fill(0);
  updateStrength(state);
  if (!before) return;
  for (const player of PLAYERS) {
    const [strengthPoints, strength] = [state.strengthPoints[player]!, state.strength[player]!];
    turn.emit({ kind: 'fed', player, change: strengthPoints - before[player]!, strengthPoints, strength });
  }
}
