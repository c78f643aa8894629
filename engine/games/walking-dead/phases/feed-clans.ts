import { PLAYERS } from '../../../core/players.ts';
import { addStrengthPoints, updateStrength } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';

/**
 * Each clan loses a strength point for each of its living units, but never has fewer than none; where food does not
 * strengthen at once, it gains the points for what its units have eaten in this round before that.
 */
export function feedClans({ state, config }: WalkingDeadTurn): void {
  for (const clan of PLAYERS) {
    addStrengthPoints(state, clan, config.foodStrength * state.meals[clan]! - state.living[clan]!);
  }
  state.meals.fill(0);
  updateStrength(state);
}
