import { capPoints } from '../../../core/cap-points.ts';
import { PLAYERS } from '../../../core/players.ts';
import type { WalkingDeadTurn } from '../types.ts';

/** The score of a clan is its points for kills so far, plus points for each cell it owns now. */
export function updateScores(turn: WalkingDeadTurn): void {
  const { state, config } = turn;
  const cellPoints = config.useCellPoints ? config.cellPoints : 1;
  for (const clan of PLAYERS) {
    const before = state.scores[clan]!;
    const score = capPoints(state.killPoints[clan]! + cellPoints * state.cells[clan]!);
    state.scores[clan] = score;
    if (turn.isWatched && score !== before) turn.emit({ kind: 'scored', player: clan, points: score - before, score });
  }
}
