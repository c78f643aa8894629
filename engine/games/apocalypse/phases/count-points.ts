import { capPoints } from '../../../core/cap-points.ts';
import { PLAYERS } from '../../../core/players.ts';
import type { ApocalypseState } from '../state.ts';
import type { ApocalypseConfig, ApocalypseTurn } from '../types.ts';

/** Each post gives its value to its owner, and each soldier on the ground gives a point to his player. */
export function countPoints(turn: ApocalypseTurn): void {
  const { state, config } = turn;
  const before = turn.isWatched ? state.score.slice() : undefined;
  addPoints(state, config);
  if (!before) return;
  for (const player of PLAYERS) {
    const [posts, soldiers] = [countPostPoints(state, player), config.soldierPoints * state.soldiers[player]!];
    turn.emit({ kind: 'scored', player, points: state.score[player]! - before[player]!, posts, soldiers });
  }
}

/** In the published program also done once before the first round. */
export function addPoints(state: ApocalypseState, config: ApocalypseConfig): void {
  const { score, soldiers } = state;
  for (const player of PLAYERS) {
    const points = config.soldierPoints * soldiers[player]! + countPostPoints(state, player);
    score[player] = capPoints(score[player]! + points);
  }
}

function countPostPoints({ ground, owner }: ApocalypseState, player: number): number {
  let points = 0;
  for (const [post, { value }] of ground.posts.entries()) if (owner[post] === player) points += value;
  return points;
}
