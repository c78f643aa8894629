import { capPoints } from '../../../core/cap-points.ts';
import { PLAYERS } from '../../../core/players.ts';
import { updateStrength } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';

/**
 * Each clan gains strength points for the food its units have gathered in this round and loses one for each of its
 * living units, but never has fewer than none. The strengths that follow hold for the whole next round.
 */
export function feedClans({ state, config }: WalkingDeadTurn): void {
  for (const clan of PLAYERS) {
    const points = state.strengthPoints[clan]! + config.foodStrength * state.meals[clan]! - state.living[clan]!;
    state.strengthPoints[clan] = capPoints(Math.max(0, points));
  }
  state.meals.fill(0);
  updateStrength(state);
}
