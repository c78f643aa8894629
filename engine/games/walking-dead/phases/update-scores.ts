import { capPoints } from '../../../core/cap-points.ts';
import { PLAYERS } from '../../../core/players.ts';
import type { WalkingDeadTurn } from '../types.ts';

/** The score of a clan is its points for kills so far, plus points for each cell it owns now. */
export function updateScores({ state, config }: WalkingDeadTurn): void {
  const cellPoints = config.useCellPoints ? config.cellPoints : 1;
  for (const clan of PLAYERS) {
    state.scores[clan] = capPoints(state.killPoints[clan]! + cellPoints * state.cells[clan]!);
  }
}
