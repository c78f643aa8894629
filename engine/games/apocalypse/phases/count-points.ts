import { capPoints } from '../../../core/cap-points.ts';
import { PLAYERS } from '../../../core/players.ts';
import type { ApocalypseState } from '../state.ts';
import type { ApocalypseConfig, ApocalypseTurn } from '../types.ts';

/** Each post gives its value to its owner, and each soldier on the ground gives a point to his player. */
export function countPoints({ state, config }: ApocalypseTurn): void {
  addPoints(state, config);
}

/** In the published program also done once before the first round. */
export function addPoints({ ground, owner, score, soldiers }: ApocalypseState, config: ApocalypseConfig): void {
  for (const player of PLAYERS) {
    let points = config.soldierPoints * soldiers[player]!;
    for (const [post, { value }] of ground.posts.entries()) if (owner[post] === player) points += value;
    score[player] = capPoints(score[player]! + points);
  }
}
